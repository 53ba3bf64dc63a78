import { useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { languages, type BuiltInLanguage } from '../../i18n/language.ts';
import { ShowcaseProvider } from '../../ShowcaseProvider/index.ts';
import { extendStateRules, forceState, type ForcedState } from './forcedStates.ts';
import { Caption, Card, Cards, Cell, Frame, Index, Label } from './StateCards.styles.ts';

/** One cell of a matrix: its content and language. */
export interface StateCell {
  readonly language: BuiltInLanguage;
  /** Differs from cell to cell, for anything that must be unique on a page. */
  readonly id: string;
}

export type Room = 'wide' | 'full';

interface MatrixState {
  readonly name: string;
  readonly forced: readonly ForcedState[];
  readonly render: (cell: StateCell) => ReactNode;
}

interface StateCardsProps {
  readonly caption: string;
  readonly states: readonly MatrixState[];
  /** The names of the states to show; if there are none, all are shown. */
  readonly chosen: readonly string[];
  /** Called when states come or go, with their names. @default there is no index */
  readonly onChoose?: ((chosen: readonly string[]) => void) | undefined;
  readonly room: Room | undefined;
  /** The component's element to hover, focus and press. */
  readonly target: string;
  readonly cellStyle: CSSProperties | undefined;
}

/** A card for each state, in English and Arabic. */
export function StateCards(props: StateCardsProps) {
  const { caption, states, chosen, onChoose, room, target, cellStyle } = props;
  const ref = useForcedStates(target);
  const shown = states.filter(({ name }) => chosen.length === 0 || chosen.includes(name));

  return (
    <Frame lang="en" dir="ltr" aria-label={caption} ref={ref}>
      <Caption>{caption}</Caption>
      {onChoose && (
        <Index aria-label="States">
          {states.map(({ name }) => (
            <button
              key={name}
              type="button"
              aria-pressed={chosen.includes(name)}
              onClick={() => {
                onChoose(
                  chosen.includes(name)
                    ? chosen.filter((other) => other !== name)
                    : [...chosen, name],
                );
              }}
            >
              {name}
            </button>
          ))}
        </Index>
      )}
      <Cards data-room={room} data-chosen={chosen.length || undefined}>
        {shown.map(({ name, forced, render }) => (
          <Card key={name}>
            <Label>{name}</Label>
            {languages.map((language) => (
              <Cell
                key={language}
                data-matrix-state={name}
                data-states={forced.join(' ') || undefined}
              >
                <ShowcaseProvider language={language} style={cellStyle}>
                  {render({ language, id: `${name}-${language}`.replaceAll(/[^\w-]+/g, '-') })}
                </ShowcaseProvider>
              </Cell>
            ))}
          </Card>
        ))}
      </Cards>
    </Frame>
  );
}

/** Keeps the cells in their states when components render late and add their rules. */
function useForcedStates(target: string) {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const frame = ref.current;
    if (!frame) return;
    const force = () => {
      extendStateRules(document);
      for (const cell of frame.querySelectorAll<HTMLElement>('[data-states]')) {
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
