import { localeOf, type Language } from './language.ts';
import type { CountedText } from './types.ts';

/**
 * A text with its placeholders, such as `{option}`, replaced. Numbers are written as in the text's language, and
 * `count` decides the plural form. A placeholder without a value stays.
 */
export function fillText(
  text: CountedText,
  values: Readonly<Record<string, string | number>>,
  language: Language,
): string {
  const form =
    typeof text === 'string'
      ? text
      : (text[new Intl.PluralRules(language).select(Number(values['count']))] ?? text.other);
  return form.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name] ?? placeholder;
    return typeof value === 'string' ? value : value.toLocaleString(localeOf(language));
  });
}
