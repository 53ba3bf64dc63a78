import { useId, type ComponentPropsWithRef } from 'react';
import { ActionLink } from '../ActionLink/index.ts';
import { inLanguage, textIn, useReadingOrder, type Bilingual } from '../i18n/bilingual.ts';
import { Heading, Headings, List, Root } from './LinkGroup.styles.ts';

export interface GroupedLink {
  readonly id: string;
  readonly label: Bilingual | string;
  /** The address of the link; a value that is not an address disables it. */
  readonly href: string | undefined;
}

export interface LinkGroupProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  readonly heading: Bilingual | string;
  readonly links: readonly GroupedLink[];
}

/** A section of a directory: a heading and links that look like buttons, in both languages. */
export function LinkGroup({ heading, links, ...rest }: LinkGroupProps) {
  const headingId = useId();
  return (
    <Root aria-labelledby={headingId} {...rest}>
      <Headings>
        {useReadingOrder(heading).map((language, index) => (
          <Heading
            key={language}
            as={index === 0 ? 'h2' : 'p'}
            id={index === 0 ? headingId : undefined}
            {...inLanguage(language)}
          >
            {textIn(heading, language)}
          </Heading>
        ))}
      </Headings>
      <List>
        {links.map(({ id, label, href }) => (
          <li key={id}>
            <ActionLink label={label} href={href} variant="secondary" />
          </li>
        ))}
      </List>
    </Root>
  );
}
