import { useId, type ComponentPropsWithRef } from 'react';
import { inLanguage, useReadingOrder, type Bilingual } from '../i18n/bilingual.ts';
import type { Language } from '../i18n/language.ts';
import { Icon } from '../internal/Icon.tsx';
import { targetMessages } from '../internal/target.messages.ts';
import { useTarget } from '../internal/useTarget.ts';
import { Half, Halves, Heading, List, Reason, Root, Service } from './ServiceDirectory.styles.ts';

/** A service with a page of its own in either language. */
export interface DirectoryService {
  readonly id: string;
  readonly label: Bilingual;
  /** Where its row leads, by the language of the row. */
  readonly href: Bilingual;
}

export interface ServiceDirectoryProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Specifies the headings of the two lists. */
  readonly heading: Bilingual;
  readonly services: readonly DirectoryService[];
  /** Specifies the level of both headings. @default 2 */
  readonly headingLevel?: 2 | 3;
}

/** Services in two lists of equal weight, English and Arabic. Every row is a link of its language. */
export function ServiceDirectory(props: ServiceDirectoryProps) {
  const { heading, services, headingLevel = 2, ...rest } = props;
  const id = useId();
  return (
    <Root {...rest}>
      <Halves>
        {useReadingOrder().map((language) => (
          <Half key={language} {...inLanguage(language)}>
            <Heading as={`h${headingLevel}`} id={`${id}${language}`}>
              {heading[language]}
            </Heading>
            <List aria-labelledby={`${id}${language}`}>
              {services.map((service) => (
                <li key={service.id}>
                  <ServiceRow service={service} language={language} />
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
}

function ServiceRow({ service: { label, href }, language }: ServiceRowProps) {
  const target = useTarget(href[language]);
  return (
    <Service {...target}>
      {label[language]}
      {target.href === undefined ? (
        <Reason>{targetMessages[language].comingSoon}</Reason>
      ) : (
        <Icon name="forward" />
      )}
    </Service>
  );
}
