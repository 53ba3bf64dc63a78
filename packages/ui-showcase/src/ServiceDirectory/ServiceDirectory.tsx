import { Fragment, useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import {
  forwardIcon,
  Icon,
  type Language,
  type LinkOptions,
  type LocalizedText,
  textIn,
} from '@showcase/ui';
import {
  inLanguage,
  linkMessages,
  useMessagesIn,
  useReadingOrder,
  useTarget,
} from '@showcase/ui/internal';
import {
  Between,
  Half,
  Halves,
  Heading,
  List,
  Reason,
  Root,
  Service,
} from './ServiceDirectory.styles.ts';

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
  /** Specifies what is between the lists, for instance a QR code. */
  readonly children?: ReactNode;
}

/** Services in two lists of equal weight, English and Arabic. Every row is a link in its language. */
export function ServiceDirectory(props: ServiceDirectoryProps) {
  const { heading, services, headingLevel = 2, children, ...rest } = props;
  const id = useId();
  const messagesIn = useMessagesIn('Link', linkMessages);
  return (
    <Root {...rest}>
      <Halves>
        {useReadingOrder(heading).map((language, index) => (
          <Fragment key={language}>
            {index > 0 && children !== undefined && <Between>{children}</Between>}
            <Half {...inLanguage(language)}>
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
          </Fragment>
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
