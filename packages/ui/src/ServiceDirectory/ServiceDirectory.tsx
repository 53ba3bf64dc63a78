import { useId, type ComponentPropsWithRef } from 'react';
import { inLanguage, textIn, useReadingOrder } from '../i18n/bilingual.ts';
import type { Language } from '../i18n/language.ts';
import { useMessagesIn } from '../i18n/messages.ts';
import { Icon } from '../icon/Icon.tsx';
import { forwardIcon } from '../icon/icons.ts';
import type { LinkOptions } from '../link/LinkComponent.ts';
import { linkMessages, type LinkMessages } from '../link/link.messages.ts';
import { useTarget } from '../link/useTarget.ts';
import { Half, Halves, Heading, List, Reason, Root, Service } from './ServiceDirectory.styles.ts';
import type { LocalizedText, MessageOverrides } from '../i18n/types.ts';

/** A service with its own page in each language. */
export interface DirectoryService extends LinkOptions {
  /** Identifies the service in its list. */
  readonly id: string;
  /** The name of the service in each language's list. */
  readonly label: LocalizedText | string;
  /** The address of each row, by the row's language. */
  readonly href: LocalizedText | string;
}

export interface ServiceDirectoryProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Specifies the headings of the two lists. */
  readonly heading: LocalizedText | string;
  /** Specifies the services, in order. */
  readonly services: readonly DirectoryService[];
  /** Specifies the level of both headings. @default 2 */
  readonly headingLevel?: 2 | 3 | undefined;
  /** Replaces built-in texts. */
  readonly messages?: MessageOverrides<LinkMessages> | undefined;
}

/** Services in two lists of equal weight, English and Arabic. Every row is a link in its language. */
export function ServiceDirectory(props: ServiceDirectoryProps) {
  const { heading, services, headingLevel = 2, messages, ...rest } = props;
  const id = useId();
  const messagesIn = useMessagesIn('Link', linkMessages, messages);
  return (
    <Root {...rest}>
      <Halves>
        {useReadingOrder(heading).map((language) => (
          <Half key={language} {...inLanguage(language)}>
            <Heading as={`h${headingLevel}`} id={`${id}${language}`}>
              {textIn(heading, language)}
            </Heading>
            <List aria-labelledby={`${id}${language}`}>
              {services.map((service) => (
                <li key={service.id}>
                  <ServiceRow
                    service={service}
                    language={language}
                    comingSoon={messagesIn(language).comingSoon}
                  />
                </li>
              ))}
            </List>
          </Half>
        ))}
      </Halves>
    </Root>
  );
}

interface ServiceRowProps {
  readonly service: DirectoryService;
  readonly language: Language;
  readonly comingSoon: string;
}

function ServiceRow({ service, language, comingSoon }: ServiceRowProps) {
  const { label, href, replace, state } = service;
  const target = useTarget(textIn(href, language), { replace, state });
  return (
    <Service {...target} hrefLang={language}>
      {textIn(label, language)}
      {target.href === undefined ? <Reason>{comingSoon}</Reason> : <Icon shape={forwardIcon} />}
    </Service>
  );
}
