import type { ComponentPropsWithRef, ReactNode } from 'react';
import { directionOf, type Language } from '../i18n/language.ts';
import { Lead, Root, Title, Titles, Translation } from './PageHeader.styles.ts';

export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Specifies the heading of the page. */
  readonly title: ReactNode;
  /** Specifies the same heading in the other language. */
  readonly translation?: { readonly language: Language; readonly text: string };
  /** Specifies one or two sentences below the heading. */
  readonly lead?: ReactNode;
  /** Specifies the same sentences in the language of `translation`. */
  readonly leadTranslation?: ReactNode;
  /** Specifies the size of the heading: 'display' for the first screen of a show. @default 'title' */
  readonly size?: 'title' | 'display';
}

/** The heading of a page, where wanted in both languages, and what stands with it. */
export function PageHeader(props: PageHeaderProps) {
  const { title, translation, lead, leadTranslation, size = 'title', children, ...rest } = props;
  return (
    <Root {...rest}>
      <Titles>
        <Title data-size={size}>{title}</Title>
        {translation && (
          <Translation
            data-size={size}
            lang={translation.language}
            dir={directionOf(translation.language)}
          >
            {translation.text}
          </Translation>
        )}
      </Titles>
      {lead && (
        <Titles>
          <Lead>{lead}</Lead>
          {translation && leadTranslation && (
            <Lead lang={translation.language} dir={directionOf(translation.language)}>
              {leadTranslation}
            </Lead>
          )}
        </Titles>
      )}
      {children}
    </Root>
  );
}
