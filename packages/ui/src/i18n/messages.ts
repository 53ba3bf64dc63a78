import { useShowcase } from '../ShowcaseProvider/context.ts';
import type { Language } from './language.ts';

/** A component's built-in texts in both languages, of one shape. */
export type Messages<T> = Readonly<Record<Language, T>>;

/**
 * The texts of the current language.
 *
 * @param messages The component's built-in texts.
 * @param overrides Texts that replace built-in ones, key by key.
 */
export function useMessages<T extends object>(messages: Messages<T>, overrides?: Partial<T>): T {
  const { language } = useShowcase();
  return { ...messages[language], ...overrides };
}
