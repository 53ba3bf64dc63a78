import { directionOf } from '@showcase/ui';

/** The parts of a name in two scripts: of 'Cabinet (مجلس الوزراء)', what is before the brackets and what is in them. */
export function scriptsOf(name: string): readonly [string, string] | undefined {
  const [, latin, arabic] =
    /^(\P{Script=Arabic}*)\(([^()]*\p{Script=Arabic}[^()]*)\)$/u.exec(name) ?? [];
  return latin !== undefined && arabic !== undefined ? [latin, arabic] : undefined;
}

/**
 * An entity's name for a page in a language. A name in two scripts is long, and its words change sides where a
 * right-to-left title breaks, so such a page shows the Arabic part.
 */
export function nameIn(name: string, language: string): string {
  const [, arabic] = scriptsOf(name) ?? [];
  return arabic !== undefined && directionOf(language) === 'rtl' ? arabic : name;
}
