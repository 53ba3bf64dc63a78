import { Fragment } from 'react';
import { inLanguage, textIn, useReadingOrder } from '../i18n/bilingual.ts';
import { useMessagesIn } from '../i18n/messages.ts';
import { Icon } from '../icon/Icon.tsx';
import { externalIcon } from '../icon/icons.ts';
import { ComingSoon } from '../link/ComingSoon.tsx';
import { useTarget } from '../link/useTarget.ts';
import { contactFormMessages, type ContactFormMessages } from './ContactForm.messages.ts';
import { More, NoticeText } from './PrivacyNotice.styles.ts';
import type { LocalizedText, MessageOverrides } from '../i18n/types.ts';

/** A notice of what the visitor’s details are used for. */
export interface ContactNotice {
  /** States the purpose. A text in two languages is shown in both. */
  readonly text: LocalizedText | string;
  /**
   * Specifies the address of a page with more information, for instance the privacy policy. Without it, there's no
   * link; a value that isn't an address disables the link.
   */
  readonly href?: string | undefined;
}

interface PrivacyNoticeProps {
  /** The id of the text in the page's language, which describes the button. */
  readonly id: string;
  readonly notice: ContactNotice;
  readonly messages: MessageOverrides<ContactFormMessages> | undefined;
}

/** The form's purpose, and a link to more information. */
export function PrivacyNotice({ id, notice: { text, href }, messages }: PrivacyNoticeProps) {
  const messagesIn = useMessagesIn('ContactForm', contactFormMessages, messages);
  const languages = useReadingOrder(text);
  const target = useTarget(href);
  return (
    <NoticeText>
      {languages.map((language, index) => (
        <p key={language} id={index === 0 ? id : undefined} {...inLanguage(language)}>
          {textIn(text, language)}
        </p>
      ))}
      {href !== undefined && (
        <More {...target}>
          {languages.map((language, index) => (
            <Fragment key={language}>
              <span {...inLanguage(language)}>{messagesIn(language).privacyPolicy}</span>{' '}
              {index === 0 && target.target && <Icon shape={externalIcon} />}
            </Fragment>
          ))}
          {target.href === undefined && <ComingSoon />}
        </More>
      )}
    </NoticeText>
  );
}
