import type { Language } from '../languages.ts';
import { ar } from './texts/ar.ts';
import { en } from './texts/en.ts';

/** The texts of the portal by language: it isn't built, so it gets them as a file (the app's build/portalTexts.ts). */
export const portalTexts: Readonly<Record<Language, typeof en>> = { en, ar };
