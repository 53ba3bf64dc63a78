/// <reference types="vite/client" />
import type { ReactElement } from 'react';

type Examples = Readonly<Record<string, ReactElement>>;

const modules = import.meta.glob<{ readonly examples: Examples }>('../*/*.example.tsx', {
  eager: true,
});

/** The minimal example of every exported component, by exported name, from all folders. */
export const cases: Examples = Object.assign(
  {},
  ...Object.values(modules).map(({ examples }) => examples),
) as Examples;

/** Components without their own element, and so without a root to forward props to. */
export const withoutRoot: ReadonlySet<string> = new Set(['PageTransition']);

/** Components whose `ref`, handlers and other props belong to their input, as in HTML. */
export const fields: ReadonlySet<string> = new Set([
  'Checkbox',
  'Combobox',
  'RadioGroup',
  'SelectField',
  'TextField',
]);
