/**
 * Checks of props that types can't make: of values from plain JavaScript, a CMS or an address. A misuse that leaves
 * nothing to show is thrown, any other is reported once. In production there are none.
 */
import { isValidElement } from 'react';
import { isLocalized } from '../i18n/bilingual.ts';
import type { Picture } from '../picture/Picture.ts';
import { reportOnce } from './reportOnce.ts';

declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } };

/** Whether there is a misuse, and what to do instead. */
type Misuse = readonly [isMisuse: boolean, remedy: string];

function report(component: string, ...misuses: readonly Misuse[]): void {
  for (const [isMisuse, remedy] of misuses)
    if (isMisuse) reportOnce(`${component}: ${remedy}`, 'error');
}

function refuse(component: string, [isMisuse, remedy]: Misuse): void {
  if (isMisuse) throw new TypeError(`${component}: ${remedy}`);
}

/** A value as written in code. One that holds itself, as React's elements do, has no such form. */
function show(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}

function theme(theme: unknown, themes: object): void {
  const names = Object.keys(themes);
  report('ShowcaseProvider', [
    typeof theme === 'string' && !names.includes(theme),
    `the \`theme\` ${show(theme)} is unknown, so the outer theme stays. Use ${names.join(', ')}, or a theme of createTheme.`,
  ]);
}

/** A text that a component shows; React only says that an object is not valid as its child. */
function text(text: unknown): void {
  const isObject = typeof text === 'object' && text !== null && !isLocalized(text);
  const isNode = isObject && (isValidElement(text) || Symbol.iterator in text || 'then' in text);
  if (!isObject || isNode || '$$typeof' in text) return;
  refuse('LocalText', [
    true,
    `a text is a string, or has texts by language, such as { en: "Trade", ar: "التجارة" }, not ${show(text)}.`,
  ]);
}

interface Named {
  readonly label?: unknown;
  readonly 'aria-label'?: unknown;
  readonly 'aria-labelledby'?: unknown;
}

const isNameless = (props: Named) =>
  !props.label && !props['aria-label'] && !props['aria-labelledby'];

interface CheckedField extends Named {
  readonly value?: unknown;
  readonly checked?: unknown;
  readonly readOnly?: unknown;
  readonly disabled?: unknown;
  readonly onChange?: unknown;
  readonly onValueChange?: unknown;
  readonly onCheckedChange?: unknown;
}

function field(component: string, props: CheckedField): void {
  const { value, checked, onChange, onValueChange, onCheckedChange, readOnly, disabled } = props;
  const handler = onChange ?? onValueChange ?? onCheckedChange;
  const state = component === 'Checkbox' ? checked : value;
  const [own, change] =
    component === 'Checkbox'
      ? ['defaultChecked', 'onCheckedChange']
      : ['defaultValue', 'onValueChange'];
  report(
    component,
    [isNameless(props), 'without a `label`, nothing names the field.'],
    [
      state !== undefined && !(handler ?? readOnly ?? disabled),
      `its state never changes. Pass \`${change}\`, too, or \`${own}\` instead.`,
    ],
  );
}

function options(
  component: string,
  options: readonly { readonly value: string }[],
  value = '',
): void {
  refuse(component, [
    !Array.isArray(options),
    '`options` is a list, such as [{ value: "1", label: "Monday" }].',
  ]);
  report(component, [
    value !== '' && options.length > 0 && !options.some((option) => option.value === value),
    `the \`value\` ${show(value)} is none of the \`options\`, so nothing is chosen.`,
  ]);
}

function fields(
  fields: readonly (string | { readonly name: string })[],
  builtIn: readonly string[],
): void {
  const unknown = fields.find((field) => typeof field === 'string' && !builtIn.includes(field));
  report('ContactForm', [
    unknown !== undefined,
    `no field is called ${show(unknown)}. Built in are ${builtIn.join(', ')}; your own field is { name: ${show(unknown)}, label: "…" }.`,
  ]);
}

function tiles(tiles: unknown, rows: readonly number[] = []): void {
  refuse('TileGrid', [
    !Array.isArray(tiles),
    '`tiles` is a list, such as [{ id, title, frame, href }].',
  ]);
  report('TileGrid', [
    rows.some((size) => !(size >= 1 && size <= 4)),
    `\`rows\` are numbers from 1 to 4, not ${show(rows)}.`,
  ]);
}

function picture(component: string, picture: Picture | undefined): void {
  report(component, [
    picture !== undefined && !(picture.width && picture.height),
    'a picture without its `width` and `height` in pixels moves the page when it arrives.',
  ]);
}

function figure(value: unknown): void {
  refuse('MetricCard', [
    typeof value !== 'string' && !isLocalized(value),
    `\`value\` is a text with its unit, such as "2.6M AED", not ${show(value)}.`,
  ]);
}

interface CheckedChart {
  readonly measures: readonly { readonly id: string }[];
  readonly rows: readonly { readonly savings: object }[];
}

function measures({ measures, rows }: CheckedChart): void {
  refuse('SavingsChart', [
    !Array.isArray(measures) || measures.length === 0,
    '`measures` has at least one, such as { id: "cost", label: "Cost", format }.',
  ]);
  const empty = measures.find(({ id }) => !rows.some(({ savings }) => id in savings));
  report('SavingsChart', [
    rows.length > 0 && empty !== undefined,
    `no row has savings of the measure ${show(empty?.id)}.`,
  ]);
}

interface CheckedDialog extends Named {
  readonly title?: unknown;
  readonly trigger?: unknown;
  readonly open?: unknown;
  readonly defaultOpen?: unknown;
  readonly onOpenChange?: unknown;
}

function dialog({ title, trigger, open, defaultOpen, onOpenChange, ...rest }: CheckedDialog): void {
  refuse('Dialog', [
    Boolean(trigger) && !isValidElement(trigger),
    '`trigger` is an element, such as <Button>Open</Button>.',
  ]);
  report(
    'Dialog',
    [!title && isNameless(rest), 'without a `title`, nothing names it.'],
    [
      (open ?? defaultOpen) === undefined && !trigger,
      'nothing opens it. Pass `open` and `onOpenChange`, or a `trigger`.',
    ],
    [
      open !== undefined && !onOpenChange,
      'nothing closes it. Pass `onOpenChange`, too, or `defaultOpen` instead.',
    ],
  );
}

function shape(shape: unknown): void {
  refuse('Icon', [
    typeof shape !== 'object',
    `\`shape\` is one of the library’s, such as playIcon, or { path }, not ${show(shape)}.`,
  ]);
}

/** Undefined in production, so bundlers drop every call. */
export const check =
  process.env.NODE_ENV === 'production'
    ? undefined
    : { theme, text, field, options, fields, tiles, picture, figure, measures, dialog, shape };
