import type { Optional } from '../internal/optional.ts';
import type { BuiltInLanguage, Language } from './language.ts';

/**
 * A text in one or more languages, by BCP 47 tag: `{ en: 'Trade', ar: 'التجارة' }`. For a language that it lacks, English
 * stands in; without English, the first language that it has.
 */
export type LocalizedText = Optional<Record<Language, string>>;

/** A text in both built-in languages, for content that must have both. */
export interface Bilingual extends LocalizedText {
  /** The text in English. */
  readonly en: string;
  /** The text in Arabic. */
  readonly ar: string;
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
