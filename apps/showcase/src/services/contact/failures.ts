import { contact } from '@showcase/content/contact';
import { languages, type Language } from '@showcase/content/languages';

const { reasons } = contact.failures;
const [english] = languages;

/** A reason that the provider gives. */
export interface Reason {
  readonly message: string;
  /** The provider's name for it. */
  readonly errorType: string | undefined;
}

/**
 * A reason in the page's language. In English, it's the provider's own words. In another language, a known reason has
 * its own text, and any other stays as it was received; undefined if the language can't be read in its letters.
 */
export function inLanguage(
  { message, errorType = '' }: Reason,
  language: Language,
): string | undefined {
  if (language === english) return message;
  if (Object.hasOwn(reasons, errorType))
    return reasons[errorType as keyof typeof reasons][language];
  return isReadable(message, language) ? message : undefined;
}

/** Whether a text has letters of a language's script. Latin letters are for every language that uses them. */
function isReadable(text: string, language: Language): boolean {
  const { script } = new Intl.Locale(language).maximize();
  return script === 'Latn' || /(?!\p{Script=Latin})\p{L}/u.test(text);
}

/** Several reasons as one text: in English as specified, elsewhere with a sign that no language reads as its own. */
export function joined(reasons: readonly string[], language: Language): string {
  return reasons.join(language === english ? ', ' : ' · ');
}

/** What the visitor reads if the network fails: in English, the browser's own words. */
export function connectionError(error: unknown, language: Language): unknown {
  return language === english
    ? error
    : new Error(contact.failures.noConnection[language], { cause: error });
}
