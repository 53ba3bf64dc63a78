import { useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { languages, type BuiltInLanguage } from '../../i18n/language.ts';
import { ShowcaseProvider } from '../../ShowcaseProvider/index.ts';
import { extendStateRules, forceState, type ForcedState } from './forcedStates.ts';
import { Caption, Cell, Frame, Table } from './StateTable.styles.ts';

/** One cell of a matrix: its content and language. */
export interface StateCell {
  readonly language: BuiltInLanguage;
  /** Differs from cell to cell, for anything that must be unique on a page. */
  readonly id: string;
}

interface StateRow {
  readonly name: string;
  readonly forced: readonly ForcedState[];
  readonly render: (cell: StateCell) => ReactNode;
}

interface StateTableProps {
  readonly caption: string;
  readonly rows: readonly StateRow[];
  readonly isWide: boolean;
  /** The component's element to hover, focus and press. */
  readonly target: string;
  readonly cellStyle: CSSProperties | undefined;
  /** Whether it shares a page with other things and must not take their focus. */
  readonly isInert: boolean;
}

const languageNames = { en: 'English', ar: 'Arabic' } as const satisfies Record<
  BuiltInLanguage,
  string
>;

/** States in rows and languages in columns; for wide components, languages are stacked too. */
export function StateTable(props: StateTableProps) {
  const { caption, rows, isWide, target, cellStyle, isInert } = props;
  const ref = useForcedStates(target);

  const cell = (row: StateRow, language: BuiltInLanguage) => (
    <Cell key={language} data-state={row.name} data-states={row.forced.join(' ') || undefined}>
      <ShowcaseProvider language={language} style={cellStyle} inert={isInert}>
        {row.render({ language, id: `${row.name}-${language}`.replaceAll(/[^\w-]+/g, '-') })}
      </ShowcaseProvider>
    </Cell>
  );
  return (
    <Frame lang="en" dir="ltr" ref={ref}>
      <Table data-wide={isWide || undefined}>
        <Caption>{caption}</Caption>
        <thead>
          <tr>
            <th scope="col">State</th>
            {isWide && <th scope="col">Language</th>}
            {(isWide ? ['Component'] : languages.map((language) => languageNames[language])).map(
              (name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        {rows.map((row) => (
          <tbody key={row.name}>
            {isWide ? (
              languages.map((language, index) => (
                <tr key={language}>
                  {index === 0 && (
                    <th scope="rowgroup" rowSpan={languages.length}>
                      {row.name}
                    </th>
                  )}
                  <th scope="row">{languageNames[language]}</th>
                  {cell(row, language)}
                </tr>
              ))
            ) : (
              <tr>
                <th scope="row">{row.name}</th>
                {languages.map((language) => cell(row, language))}
              </tr>
            )}
          </tbody>
        ))}
      </Table>
    </Frame>
  );
}

/** Keeps the cells in their states when components render late and add their rules. */
function useForcedStates(target: string) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const frame = ref.current;
    if (!frame) return;
    const force = () => {
      extendStateRules(document);
      for (const cell of frame.querySelectorAll<HTMLElement>('td[data-states]')) {
        const element = cell.querySelector(target);
        if (element) forceState(element, cell.dataset['states']?.split(' ') as ForcedState[], cell);
      }
    };
    force();
    const watch = { childList: true, subtree: true };
    const observer = new MutationObserver(force);
    observer.observe(frame, { ...watch, attributes: true, attributeFilter: ['class'] });
    observer.observe(document.head, watch);
    return () => {
      observer.disconnect();
    };
  }, [target]);
  return ref;
}
