import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Bilingual } from '../i18n/bilingual.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { Actions, Root, Star, Text } from './ErrorPage.styles.ts';

export interface ErrorPageProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Specifies what has happened; it is the heading of the page. */
  readonly title: Bilingual | string;
  /** Specifies one or two sentences below it. */
  readonly lead?: Bilingual | string | undefined;
  /** Specifies the ways on: buttons or links. */
  readonly children?: ReactNode;
}

/**
 * All of a page that could not be shown: what has happened, and, as its children, ways on. It is announced. It fills
 * the screen and takes the colours of the world around it; a backdrop shows in its upper half.
 */
export function ErrorPage({ title, lead, children, ...rest }: ErrorPageProps) {
  return (
    <Root role="alert" {...rest}>
      {/* The showcase's star: one of its two squares has slipped from its place. */}
      <Star viewBox="-50 -50 100 100" aria-hidden="true">
        <path d="M0-35 35 0 0 35-35 0z" />
        <path d="M-25-25h50v50h-50zM18-44 47-11 14 18-15-15z" />
        <circle r="5" />
      </Star>
      <Text>
        <PageHeader title={title} lead={lead} />
        <Actions>{children}</Actions>
      </Text>
    </Root>
  );
}
