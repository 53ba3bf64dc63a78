import { useShowcase } from '../internal/context.ts';
import { reportOnce } from '../internal/reportOnce.ts';
import { givenOf, type Optional } from '../internal/optional.ts';
import type { LibraryMessages } from '../messages.ts';
import type { BuiltInLanguage, Language } from './language.ts';
import type { ProviderMessages } from './providerMessages.ts';
import type { MessageOverrides, Messages } from './types.ts';

/** The texts of a nested provider: its own, plus those of the outer provider that it omits. */
export function mergeMessages(
  outer: ProviderMessages | undefined,
  own: ProviderMessages | undefined,
): ProviderMessages | undefined {
  return mergeObjects(outer, own) as ProviderMessages | undefined;
}

function mergeObjects(outer: unknown, own: unknown): unknown {
  if (!isObject(outer) || !isObject(own)) return own ?? outer;
  const merged = Object.entries(own).map(([key, value]) => [key, mergeObjects(outer[key], value)]);
  return { ...outer, ...Object.fromEntries(merged) };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } };

/**
 * The texts of a component in any language: those given to it, else those given to the provider, else the built-in
 * ones. If a language that isn't built in lacks a text, the English one is used, and the console warns once in
 * development.
 *
 * @param name The component's name in the provider's messages.
 */
export function useMessagesIn<Texts extends object>(
  name: string,
  builtIn: Messages<Texts>,
  overrides?: MessageOverrides<Texts>,
): (language: Language) => Texts {
  const { messages } = useShowcase();
  return (language) => {
    const given = {
      ...builtIn[language as BuiltInLanguage],
      ...givenOf(
        messages?.[language]?.[name as keyof LibraryMessages] as Optional<Texts> | undefined,
      ),
      ...givenOf(overrides?.[language]),
    };
    if (process.env.NODE_ENV !== 'production') warnOfMissing(name, language, builtIn.en, given);
    return { ...builtIn.en, ...given };
  };
}

/** The texts of a component in the page's language; see `useMessagesIn`. */
export function useMessages<Texts extends object>(
  name: string,
  builtIn: Messages<Texts>,
  overrides?: MessageOverrides<Texts>,
): Texts {
  const { language } = useShowcase();
  return useMessagesIn(name, builtIn, overrides)(language);
}

function warnOfMissing(name: string, language: Language, wanted: object, given: object): void {
  const missing = Object.keys(wanted).filter((key) => !(key in given));
  if (missing.length === 0) return;
  reportOnce(
    `${name} has no texts in the language '${language}' for ${missing.join(', ')}: it shows English.`,
  );
}
