import type { ComponentPropsWithRef } from 'react';
import { inLanguage } from '../i18n/bilingual.ts';
import type { Language } from '../i18n/language.ts';
import { useMessages } from '../i18n/messages.ts';
import { useShowcase } from '../internal/context.ts';
import type { MessageOverrides } from '../i18n/types.ts';
import type { LinkOptions } from '../link/LinkComponent.ts';
import { useTarget } from '../link/useTarget.ts';
import {
  languageSwitcherMessages,
  type LanguageSwitcherMessages,
} from './LanguageSwitcher.messages.ts';
import { Link, Root } from './LanguageSwitcher.styles.ts';

export interface LanguageLink extends LinkOptions {
  /** The language of the page that it leads to. */
  readonly language: Language;
  /** The language's own name: 'العربية', not 'Arabic'. */
  readonly label: string;
  /** The address of the same page in that language. A value that isn't an address disables the link. */
  readonly href: string | undefined;
}

export interface LanguageSwitcherProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Specifies the other languages of the page. */
  readonly languages: readonly LanguageLink[];
  /** Replaces built-in texts. */
  readonly messages?: MessageOverrides<LanguageSwitcherMessages> | undefined;
}

/**
 * Links to the same page in other languages, in the `bar` of every Page after the HomeLink. Each is in its own
 * language, so its readers recognise it; the provider's link component gets that language as `hrefLang`.
 */
export function LanguageSwitcher({ languages, messages, ...rest }: LanguageSwitcherProps) {
  const { label } = useMessages('LanguageSwitcher', languageSwitcherMessages, messages);
  const { texts } = useShowcase();
  return (
    <Root aria-label={label} data-texts={texts} {...rest}>
      {languages.map((link, place) => (
        // After a change of language, another link in the same place has the focus.
        <SwitcherLink key={place} {...link} />
      ))}
    </Root>
  );
}

function SwitcherLink({ language, label, href, replace, state }: LanguageLink) {
  return (
    <Link {...useTarget(href, { replace, state })} hrefLang={language} {...inLanguage(language)}>
      {label}
    </Link>
  );
}
