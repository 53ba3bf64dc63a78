import { directionOf } from '@showcase/ui';
import { scriptsOf } from '@showcase/ui/internal';

/**
 * An entity's name for a page in a language. A name in two scripts is long, and its words change sides where a
 * right-to-left title breaks, so such a page shows the Arabic part.
 */
export function nameIn(name: string, language: string): string {
  const [, arabic] = scriptsOf(name) ?? [];
  return arabic !== undefined && directionOf(language) === 'rtl' ? arabic : name;
}
