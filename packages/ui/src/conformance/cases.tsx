/// <reference types="vite/client" />
import type { ReactElement } from 'react';

type Examples = Readonly<Record<string, ReactElement>>;

const modules = import.meta.glob<{ readonly examples: Examples }>('../*/*.example.tsx', {
  eager: true,
});

/** Every exported component with the least it needs, by its exported name: what the examples of all folders hold. */
export const cases: Examples = Object.assign(
  {},
  ...Object.values(modules).map(({ examples }) => examples),
) as Examples;

/** Components without an element of their own, and so without a root to forward anything to. */
export const withoutRoot: ReadonlySet<string> = new Set(['PageTransition']);
