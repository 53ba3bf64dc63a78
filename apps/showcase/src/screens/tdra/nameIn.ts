import { directionOf } from '@showcase/ui';

/**
 * An entity's name for a page in a language. A name in two scripts, 'Cabinet (مجلس الوزراء)', is long, and its words
 * change sides where a right-to-left title breaks, so such a page shows what is in the brackets.
 */
export function nameIn(name: string, language: string): string {
  const [, arabic] = /\(([^()]*\p{Script=Arabic}[^()]*)\)$/u.exec(name) ?? [];
  return arabic && directionOf(language) === 'rtl' ? arabic : name;
}
