import {
  createTheme,
  failingPairs,
  ShowcaseProvider,
  type BrandColors,
  type ColorRole,
  type FailingPair,
  type Theme,
} from '@showcase/ui';
import { cloneElement, memo, useMemo, useState, type ReactElement, type Ref } from 'react';
import { cases } from '../../packages/ui/src/conformance/cases.tsx';
import { showInPlace } from '../../packages/ui/src/story/inPlace.tsx';
import { ColorField } from './ColorField.tsx';
import './themePlayground.css';

const brandRoles = ['page', 'text', 'accent'] as const satisfies readonly ColorRole[];

/** A theme made from colours that can be changed, all components in it, and the pairs that fail AA. */
export function ThemePlayground({
  page,
  text,
  accent,
}: Pick<BrandColors, 'page' | 'text' | 'accent'>) {
  const [colors, setColors] = useState<BrandColors>({ page, text, accent });
  const theme = useMemo(() => createTheme({ name: 'brand', colors }), [colors]);
  const notShown: readonly string[] = [...brandRoles, 'shade', 'scheme'];
  const others = Object.keys(theme.colors).filter((role) => !notShown.includes(role));
  const field = (role: ColorRole, isOptional: boolean) => (
    <ColorField
      key={role}
      role={role}
      color={theme.colors[role]}
      isOptional={isOptional}
      onColorChange={(color) => {
        setColors((before) => withColor(before, role, color));
      }}
    />
  );
  return (
    <div className="playground">
      {/* English, whatever the toolbar says; the components beside it have the toolbar's language. */}
      <ShowcaseProvider language="en" className="playground-tools">
        <h1>Theme playground</h1>
        <p>
          Enter the colours of your brand. All other roles follow from page, text and accent, unless
          you choose their colours too.
        </p>
        {brandRoles.map((role) => field(role, false))}
        <FailingPairs pairs={failingPairs(theme.colors)} />
        <details>
          <summary>Other roles</summary>
          {others.map((role) => field(role as ColorRole, true))}
        </details>
        <h2>Your theme</h2>
        <pre tabIndex={0} role="region" aria-label="Your theme as code">
          <code>{`createTheme(${JSON.stringify({ name: 'brand', colors }, undefined, 2)})`}</code>
        </pre>
      </ShowcaseProvider>
      <Samples theme={theme} />
    </div>
  );
}

/** The colours with one chosen, or without it, so that the theme makes it from the others. */
function withColor(colors: BrandColors, role: ColorRole, color: string | undefined): BrandColors {
  const all = Object.entries({ ...colors, [role]: color });
  return Object.fromEntries(
    all.filter(([, value]) => value !== undefined),
  ) as unknown as BrandColors;
}

function FailingPairs({ pairs }: { readonly pairs: readonly FailingPair[] }) {
  return (
    <>
      <h2>Contrast</h2>
      <div aria-live="polite">
        {pairs.length === 0 ? (
          <p>All pairs of colours pass AA.</p>
        ) : (
          <ul aria-label="Failing pairs">
            {pairs.map(({ front, back, ratio, least }) => (
              <li key={front + back}>
                {front} on {back}: {ratio.toFixed(2)}, needs {least}
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

/** What stands for itself. A blank screen is black in every theme, and keeps all keys to itself while it is open. */
const samples = Object.entries(cases).filter(([name]) => name !== 'BlankScreen');

/** Every component with colours, in a theme. */
function Samples({ theme }: { readonly theme: Theme }) {
  return (
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
  );
}

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
