import { textIn, type Bilingual } from '@showcase/ui';

/** Localized texts, with each text replaced by that in one language. */
type InOneLanguage<Texts> = Texts extends Bilingual
  ? string
  : { readonly [Key in keyof Texts]: InOneLanguage<Texts[Key]> };

/** Texts of one language, with each text replaced by that text in all languages. */
export type Localized<Texts> = Texts extends string
  ? Bilingual
  : { readonly [Key in keyof Texts]: Localized<Texts[Key]> };

/**
 * The same file of every language folder as one: each text becomes the text in all languages.
 *
 * @param files The texts by path, from `import.meta.glob('…/languages/*\/….ts')`.
 */
export function localize<Texts extends object>(
  files: Readonly<Record<string, Texts>>,
): Localized<Texts> {
  const byLanguage = Object.entries(files).map(
    ([path, texts]) => [languageOf(path), texts] as const,
  );
  return merge(byLanguage) as Localized<Texts>;
}

function languageOf(path: string): string {
  return /\/languages\/([^/]+)\//.exec(path)?.[1] ?? '';
}

function merge(byLanguage: readonly (readonly [string, unknown])[]): unknown {
  const [, first] = byLanguage[0] ?? [];
  if (typeof first !== 'object' || first === null) return Object.fromEntries(byLanguage);
  const mergeKey = (key: string) =>
    merge(
      byLanguage.map(([language, texts]) => [language, (texts as Record<string, unknown>)[key]]),
    );
  const keys = Object.keys(first);
  if (Array.isArray(first)) return keys.map(mergeKey);
  return Object.fromEntries(keys.map((key) => [key, mergeKey(key)]));
}

/** Localized texts in one language; in English where it has none. */
export function textsIn<Texts extends object>(
  texts: Texts,
  language: string,
): InOneLanguage<Texts> {
  const entries = Object.entries(texts).map(([key, value]: [string, unknown]) => [
    key,
    isText(value) ? textIn(value, language) : textsIn(value as object, language),
  ]);
  return (
    Array.isArray(texts) ? entries.map(([, own]) => own) : Object.fromEntries(entries)
  ) as InOneLanguage<Texts>;
}

const isText = (value: unknown): value is Bilingual =>
  typeof (value as Partial<Bilingual>).en === 'string';

/** A text with its placeholders, such as `{entity}`, replaced in each of its languages. */
export function fillText(text: Bilingual, values: Readonly<Record<string, string>>): Bilingual {
  return mapText(text, (own) =>
    own.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder),
  );
}

/** A noun in its form for a number, by the plural category of each language. */
export function countedText(
  forms: Readonly<Record<'few' | 'many' | 'other', Bilingual>>,
  count: number,
): Bilingual {
  return mapText(forms.other, (other, language) => {
    const category = new Intl.PluralRules(language).select(count);
    return category === 'few' || category === 'many' ? textIn(forms[category], language) : other;
  });
}

/** A text changed in each of its languages. */
export function mapText(
  text: Bilingual,
  change: (text: string, language: string) => string,
): Bilingual {
  const entries = Object.entries(text).map(([language, own]) => [language, change(own, language)]);
  return Object.fromEntries(entries) as Bilingual & Record<string, string>;
}
