import { createTheme, failingPairs, ShowcaseProvider, type BrandColors } from '@showcase/ui';
import { cloneElement, memo, useMemo, type ReactElement, type Ref } from 'react';
import { cases } from '../../packages/ui/src/conformance/cases.tsx';
import { showInPlace } from '../../packages/ui/src/story/inPlace.tsx';
import './themePlayground.css';

/** A theme from the colours under Controls: every component in it, the pairs that fail AA, and its code. */
export function ThemePlayground(args: BrandColors) {
  const code = JSON.stringify({ name: 'brand', colors: withoutEmpty(args) }, undefined, 2);
  const theme = useMemo(() => createTheme(JSON.parse(code) as BrandTheme), [code]);
  const failing = failingPairs(theme.colors);
  return (
    <>
      <ShowcaseProvider language="en" className="playground-report">
        <p>
          {failing.length === 0
            ? 'All pairs of colours pass AA.'
            : 'These pairs of colours fail AA:'}
        </p>
        <ul>
          {failing.map(({ front, back, ratio, minRatio }) => (
            <li key={front + back}>
              {front} on {back}: {ratio.toFixed(2)}, needs {minRatio}
            </li>
          ))}
        </ul>
        <pre tabIndex={0} role="region" aria-label="Your theme as code">
          {`createTheme(${code})`}
        </pre>
      </ShowcaseProvider>
      <ShowcaseProvider theme={theme} className="playground-samples">
        {samples.map(([name, example]) => (
          <figure key={name}>
            <figcaption lang="en" dir="ltr">
              {name}
            </figcaption>
            <Sample example={example} />
          </figure>
        ))}
      </ShowcaseProvider>
    </>
  );
}

type BrandTheme = Parameters<typeof createTheme>[0];

/** An empty control leaves its role to the theme. */
const withoutEmpty = (colors: BrandColors) =>
  Object.fromEntries(Object.entries(colors).filter(([, color]) => Boolean(color)));

const samples = Object.entries(cases);

const Sample = memo(function Sample({ example }: { readonly example: ReactElement }) {
  return (
    <div data-sample="">{cloneElement(example as ReactElement<RefProps>, { ref: settle })}</div>
  );
});

interface RefProps {
  readonly ref?: Ref<Element>;
}

/** Keeps an open dialog in its place, and from taking the focus. */
function settle(element: Element | null) {
  if (!(element instanceof HTMLDialogElement)) return;
  showInPlace(element);
  element.inert = true;
}
