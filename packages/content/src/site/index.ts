import { localize, mapText, type LocalizedText } from '../localize.ts';
import { ar } from './texts/ar.ts';
import { en } from './texts/en.ts';

/** Texts that belong to the whole site. */
export const site = localize({ en, ar });

/** The document title for a screen. A string is in the page's language. */
export function documentTitle(screen: LocalizedText | string): LocalizedText {
  return mapText(site.name, (name, language) => {
    const own = typeof screen === 'string' ? screen : screen[language];
    return `${own} · ${name}`;
  });
}
