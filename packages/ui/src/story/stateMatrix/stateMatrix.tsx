import type { ComponentType, CSSProperties, ReactNode } from 'react';
import { addons } from 'storybook/preview-api';
import { expect } from 'storybook/test';
import type { ForcedState } from './forcedStates.ts';
import { StateCards, type Room, type StateCell } from './StateCards.tsx';

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
   * Specifies how much room the component needs. One that is 'wide' is at half its size until its state is chosen; one
   * that is 'full' also has a row for each state.
   * @default as little as a control or a text needs
   */
  readonly room?: Room | undefined;
  /** Specifies the style of a cell, for instance a picture behind the component. */
  readonly cellStyle?: CSSProperties | undefined;
}

interface MatrixContext {
  readonly id: string;
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

/** An arg of every matrix: the address keeps the chosen states. The component's own types don't know it. */
const argTypes: object = { shown: { type: 'string', description: 'The chosen states.' } };

/** How the address of a story names a state: it keeps letters, digits and hyphens only. */
const slugOf = (name: string) => name.replaceAll(/[^\w]+/g, '-');

/**
 * A story that shows a component in every state, in English and Arabic, in the theme of the toolbar. One or two states
 * can be chosen; the address keeps them. English content comes from the story's args and Arabic content from
 * `parameters.arabic`, as in every other story. The play function checks that each forced state is visible.
 */
export function stateMatrix<Props extends object>(options: StateMatrixOptions<Props>) {
  const { states, variants = { '': {} }, target = operable, room } = options;
  const rows = Object.entries<StateArgs<Props>>(variants).flatMap(([variant, look]) =>
    Object.entries<StateArgs<Props>>(states).map(([state, args]) => ({
      variant,
      name: variant ? `${variant}, ${state}` : state,
      forced: forcedBy[state] ?? [],
      argsFor: (cell: StateCell) => ({ ...argsOf(look, cell), ...argsOf(args, cell) }),
    })),
  );
  const renderMatrix = (
    { shown = '', ...rest }: Props & { readonly shown?: string },
    context: MatrixContext,
  ) => {
    const { id, title, component, parameters, viewMode } = context;
    const args = rest as unknown as Props;
    const Component = component as ComponentType<Props>;
    const render = options.render ?? ((content: Props) => <Component {...content} />);
    const slugs = shown.split(' ');
    const choose = (names: readonly string[]) => {
      const updatedArgs = { shown: names.slice(-2).map(slugOf).join(' ') };
      addons.getChannel().emit('updateStoryArgs', { storyId: id, updatedArgs });
    };
    return (
      <StateCards
        caption={`${title.split('/').at(-1) ?? title}: all states`}
        states={rows.map(({ name, forced, argsFor }) => ({
          name,
          forced,
          render: (cell) => {
            const arabic = cell.language === 'ar' && parameters.arabic;
            return render({ ...args, ...arabic, ...argsFor(cell) });
          },
        }))}
        chosen={rows.map(({ name }) => name).filter((name) => slugs.includes(slugOf(name)))}
        onChoose={viewMode === 'docs' ? undefined : choose}
        room={room}
        target={target}
        cellStyle={options.cellStyle}
      />
    );
  };
  return {
    render: renderMatrix,
    beforeEach: holdFocus,
    argTypes,
    // A matrix has both languages, and the rules for a kiosk's whole pages would break it.
    globals: { language: 'en', viewport: { value: undefined, isRotated: false } },
    parameters: {
      isScreen: true,
      // The decorators of the component's other stories would squeeze the cards.
      isMatrix: true,
      isBilingual: true,
      // Another language or a narrow screen wouldn't show Chromatic anything new either.
      chromatic: { modes: repeated },
      a11y: { config: { rules: pageRules } },
      controls: { disable: true },
      // On its page, where full-screen stories have their own frames.
      docs: { story: { inline: true } },
    },
    play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
      const shown = new Set(
        [...canvasElement.querySelectorAll<HTMLElement>('[data-matrix-state]')].map(
          ({ dataset }) => dataset['matrixState'],
        ),
      );
      for (const { name, variant, forced } of rows.filter((row) => shown.has(row.name))) {
        const looks = lookOf(canvasElement, name, target);
        await expect(looks, `${name} is in both languages`).toHaveLength(2);
        const calm = variant ? `${variant}, rest` : 'rest';
        if (forced.length === 0 || !shown.has(calm)) continue;
        await expect(looks, `${name} is seen`).not.toEqual(lookOf(canvasElement, calm, target));
      }
    },
  };
}

/** Until somebody acts, no component takes the focus, so a matrix opens at its top. Returns a function that ends it. */
function holdFocus(): () => void {
  const { focus } = HTMLElement.prototype;
  const release = () => {
    HTMLElement.prototype.focus = focus;
  };
  HTMLElement.prototype.focus = () => undefined;
  addEventListener('pointerdown', release, { once: true, capture: true });
  addEventListener('keydown', release, { once: true, capture: true });
  return release;
}

function argsOf<Props>(args: StateArgs<Props>, cell: StateCell): SomeArgs<Props> {
  return typeof args === 'function' ? args(cell) : args;
}

/** The appearance of the target and its content in a state, per language. */
function lookOf(canvas: HTMLElement, state: string, target: string): readonly string[] {
  const cells = canvas.querySelectorAll(`[data-matrix-state="${CSS.escape(state)}"]`);
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
