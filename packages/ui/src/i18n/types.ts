import type { Optional } from '../internal/optional.ts';
import type { BuiltInLanguage, Language } from './language.ts';

/** A text in both languages, of equal weight; it may include further languages. */
export interface Bilingual {
  /** The text in English. */
  readonly en: string;
  /** The text in Arabic. */
  readonly ar: string;
  readonly [language: string]: string;
}

/**
 * A text around a number, `{count}`: one for every number, or one for each plural form of its language, by the names of
 * `Intl.PluralRules`. Forms that are left out are `other`.
 */
export type CountedText =
  | string
  | ({ readonly other: string } & Optional<Record<Exclude<Intl.LDMLPluralRule, 'other'>, string>>);

/** A component's built-in texts in both languages. */
export type Messages<T> = Readonly<Record<BuiltInLanguage, T>>;

/** Texts that replace built-in ones, by language: `{ en: { close: 'Done' } }`. Omitted texts stay built in. */
export type MessageOverrides<T> = Optional<Record<Language, Optional<T>>>;
