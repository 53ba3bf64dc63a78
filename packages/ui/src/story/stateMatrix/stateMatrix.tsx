import type { ComponentType, CSSProperties, ReactNode } from 'react';
import { expect } from 'storybook/test';
import type { ForcedState } from './forcedStates.ts';
import { StateTable, type StateCell } from './StateTable.tsx';

/** Some args; `undefined` removes one of the story's. */
type SomeArgs<Props> = { readonly [Name in keyof Props]?: Props[Name] | undefined };
/** Args of a state, or a function that makes them for a cell: in its language, with its own ids. */
type StateArgs<Props> = SomeArgs<Props> | ((cell: StateCell) => SomeArgs<Props>);

export interface StateMatrixOptions<Props> {
  /**
   * Specifies the states by name, each with its args. `hover`, `focus-visible` and `pressed` are forced and must look
   * different from `rest`; the others come from their args: `disabled: { disabled: true }`.
   */
  readonly states: Readonly<Record<string, StateArgs<Props>>> & { readonly rest: StateArgs<Props> };
  /** Specifies variants of the component, each shown in every state. @default one, with the story's args */
  readonly variants?: Readonly<Record<string, StateArgs<Props>>> | undefined;
  /** Specifies how the component is rendered. @default the component of the stories file with its args */
  readonly render?: ((args: Props) => ReactNode) | undefined;
  /**
   * Specifies the element to hover, focus and press, as a selector.
   * @default the first interactive element
   */
  readonly target?: string | undefined;
  /**
   * Specifies that the component needs the width of the page, so that the languages are stacked.
   * @default false
   */
  readonly isWide?: boolean | undefined;
  /** Specifies the style of a cell, for instance a picture behind the component. */
  readonly cellStyle?: CSSProperties | undefined;
}

interface MatrixContext {
  readonly title: string;
  readonly component?: ComponentType | undefined;
  readonly viewMode?: string | undefined;
  readonly parameters: { readonly arabic?: object | undefined };
}

const forcedBy: Readonly<Record<string, readonly ForcedState[]>> = {
  hover: ['hover'],
  'focus-visible': ['focus', 'focus-visible'],
  pressed: ['hover', 'active'],
};

const operable = 'button, a, [role="link"], input, textarea, select, summary, [tabindex="0"]';

const repeated = Object.fromEntries(
  ['arabic', 'arabic phone', 'english kiosk'].map((mode) => [mode, { disable: true }]),
);

/**
 * Rules for whole pages. A matrix breaks them by showing the same component many times; the other stories follow them.
 */
const pageRules = [
  'frame-title-unique',
  'heading-order',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-unique',
  'page-has-heading-one',
].map((id) => ({ id, enabled: false }));

/**
 * A story that shows a component in every state, in English and Arabic side by side, in the theme of the toolbar.
 * English content comes from the story's args and Arabic content from `parameters.arabic`, as in every other story. The
 * play function checks that each forced state is visible.
 */
export function stateMatrix<Props extends object>(options: StateMatrixOptions<Props>) {
  const { states, variants = { '': {} }, target = operable, isWide = false } = options;
  const rows = Object.entries<StateArgs<Props>>(variants).flatMap(([variant, look]) =>
    Object.entries<StateArgs<Props>>(states).map(([state, args]) => ({
      variant,
      name: variant ? `${variant}, ${state}` : state,
      forced: forcedBy[state] ?? [],
      argsFor: (cell: StateCell) => ({ ...argsOf(look, cell), ...argsOf(args, cell) }),
    })),
  );
  const renderMatrix = (args: Props, context: MatrixContext) => {
    const { title, component, parameters, viewMode } = context;
    const Component = component as ComponentType<Props>;
    const render = options.render ?? ((content: Props) => <Component {...content} />);
    return (
      <StateTable
        caption={`${title.split('/').at(-1) ?? title}: all states`}
        rows={rows.map(({ argsFor, ...row }) => ({
          ...row,
          render: (cell) => {
            const arabic = cell.language === 'ar' && parameters.arabic;
            return render({ ...args, ...arabic, ...argsFor(cell) });
          },
        }))}
        isWide={isWide}
        target={target}
        cellStyle={options.cellStyle}
        isInert={viewMode === 'docs'}
      />
    );
  };
  return {
    render: renderMatrix,
    parameters: {
      isScreen: true,
      // The decorators of the component's other stories would squeeze the table.
      isMatrix: true,
      // The cells use both languages, whatever the toolbar says.
      isBilingual: true,
      // Another language or a narrow screen wouldn't show Chromatic anything new either.
      chromatic: { modes: repeated },
      a11y: { config: { rules: pageRules } },
      controls: { disable: true },
      // On its page, where full-screen stories have their own frames.
      docs: { story: { inline: true } },
    },
    play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
      for (const { name, variant, forced } of rows) {
        const shown = lookOf(canvasElement, name, target);
        await expect(shown, `${name} is in both languages`).toHaveLength(2);
        if (forced.length === 0) continue;
        const rest = lookOf(canvasElement, variant ? `${variant}, rest` : 'rest', target);
        await expect(shown, `${name} is seen`).not.toEqual(rest);
      }
    },
  };
}

function argsOf<Props>(args: StateArgs<Props>, cell: StateCell): SomeArgs<Props> {
  return typeof args === 'function' ? args(cell) : args;
}

/** The appearance of the target and its content in a state, per language. */
function lookOf(canvas: HTMLElement, state: string, target: string): readonly string[] {
  const cells = canvas.querySelectorAll(`td[data-state="${CSS.escape(state)}"]`);
  return [...cells].map((cell) => {
    const element = cell.querySelector(target);
    const elements = element ? [element, ...element.querySelectorAll('*')] : [...cell.children];
    const drawn = elements.flatMap((drawnElement) =>
      [undefined, '::before', '::after'].map((pseudo) =>
        styleOf(getComputedStyle(drawnElement, pseudo)),
      ),
    );
    return drawn.join('\n');
  });
}

const looks = [
  'color',
  'background-color',
  'background-image',
  'border-color',
  'outline',
  'opacity',
];
const shapes = ['box-shadow', 'transform', 'scale', 'translate', 'text-decoration', 'filter'];

function styleOf(style: CSSStyleDeclaration): string {
  return [...looks, ...shapes].map((name) => style.getPropertyValue(name)).join('; ');
}
