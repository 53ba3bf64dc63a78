import type { ComponentPropsWithRef, ReactNode } from 'react';
import { inLanguage, isLocalized, useReadingOrder } from '../i18n/bilingual.ts';
import { Lead, Logo, Root, Title, Titles, Translation } from './PageHeader.styles.ts';
import type { LocalizedText } from '../i18n/types.ts';

export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Specifies the heading of the page. In the other language it looks the same but is a paragraph. */
  readonly title: LocalizedText | ReactNode;
  /** Specifies one or two sentences below the heading. */
  readonly lead?: LocalizedText | ReactNode;
  /** Specifies the size of the heading: 'display' for the first screen of a show, 'compact' for a long name. @default 'title' */
  readonly size?: 'compact' | 'title' | 'display' | undefined;
  /** Specifies the level of the heading: 1 for a page, otherwise for a part of it. @default 1 */
  readonly headingLevel?: 1 | 2 | 3 | undefined;
  /** Specifies the logo of a show: an `img` with its name as alt text. It stands at the end of the heading's line. */
  readonly logo?: ReactNode;
  /** Specifies content that belongs to the heading, shown below it, such as a badge. */
  readonly children?: ReactNode;
}

/** The heading of a page, in one language or both, with the content that belongs to it. */
export function PageHeader(props: PageHeaderProps) {
  const { title, lead, size = 'title', headingLevel = 1, logo, children, ...rest } = props;
  const level = `h${headingLevel}` as const;
  return (
    <Root {...rest}>
      <Titles>
        {isLocalized(title) ? (
          <BilingualTitle title={title} size={size} level={level} />
        ) : (
          <Title as={level} data-size={size}>
            {title}
          </Title>
        )}
      </Titles>
      {logo && <Logo>{logo}</Logo>}
      {lead && (
        <Titles>{isLocalized(lead) ? <BilingualLead lead={lead} /> : <Lead>{lead}</Lead>}</Titles>
      )}
      {children}
    </Root>
  );
}

interface BilingualTitleProps {
  readonly title: LocalizedText;
  readonly size: NonNullable<PageHeaderProps['size']>;
  readonly level: 'h1' | 'h2' | 'h3';
}

function BilingualTitle({ title, size, level }: BilingualTitleProps) {
  const [first = 'en', second] = useReadingOrder(title);
  return (
    <>
      <Title as={level} data-size={size} {...inLanguage(first)}>
        {title[first]}
      </Title>
      {second !== undefined && (
        <Translation data-size={size} {...inLanguage(second)}>
          {title[second]}
        </Translation>
      )}
    </>
  );
}

function BilingualLead({ lead }: { readonly lead: LocalizedText }) {
  return useReadingOrder(lead).map((language) => (
    <Lead key={language} {...inLanguage(language)}>
      {lead[language]}
    </Lead>
  ));
}
