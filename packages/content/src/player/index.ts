import type { Language } from '../languages.ts';
import { ar } from './texts/ar.ts';
import { en } from './texts/en.ts';

/** The texts of the players' own pages by language. */
export const playerTexts: Readonly<Record<Language, typeof en>> = { en, ar };
