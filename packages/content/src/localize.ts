import { languages, type Language } from './languages.ts';

/** A text in every language of the show. */
export type LocalizedText = Readonly<Record<Language, string>>;

/** Texts of one language, with each text replaced by that text in all languages. */
export type Localized<Texts> = Texts extends string
  ? LocalizedText
  : { readonly [Key in keyof Texts]: Localized<Texts[Key]> };

/** The texts of every language as one: each text becomes the text in all languages, under the same key. */
export function localize<Texts extends object>(
  texts: Readonly<Record<Language, Texts>>,
): Localized<Texts> {
  return merge(texts) as Localized<Texts>;
}

function merge(values: Readonly<Record<Language, unknown>>): unknown {
  const [first] = languages;
  if (typeof values[first] !== 'object') return values;
  const merged = Object.keys(values[first] as object).map((key) => {
    const inner = languages.map((language) => [
      language,
      (values[language] as Readonly<Record<string, unknown>>)[key],
    ]);
    return [key, merge(Object.fromEntries(inner) as Record<Language, unknown>)];
  });
  return Object.fromEntries(merged);
}

/** A text in one language; in English if the show lacks that language. */
export function textIn(text: LocalizedText, language: string): string {
  return (text as Readonly<Record<string, string | undefined>>)[language] ?? text[languages[0]];
}

/** A text with its placeholders, such as `{entity}`, replaced in each of its languages. */
export function fillText(
  text: LocalizedText,
  values: Readonly<Record<string, LocalizedText | string>>,
): LocalizedText {
  return mapText(text, (own, language) =>
    own.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = values[name] ?? placeholder;
      return typeof value === 'string' ? value : value[language];
    }),
  );
}

/** A noun after a number, by the plural category of the number. */
export interface CountedNoun<Text> {
  readonly few: Text;
  readonly many: Text;
  readonly other: Text;
}

/** A noun in its form for a number, by the plural category of each language. */
export function countedText(forms: CountedNoun<LocalizedText>, count: number): LocalizedText {
  return mapText(forms.other, (other, language) => {
    const category = new Intl.PluralRules(language).select(count);
    return category === 'few' || category === 'many' ? forms[category][language] : other;
  });
}

/** A text changed in each of its languages. */
export function mapText(
  text: LocalizedText,
  change: (text: string, language: Language) => string,
): LocalizedText {
  const entries = languages.map((language) => [language, change(text[language], language)]);
  return Object.fromEntries(entries) as LocalizedText;
}
