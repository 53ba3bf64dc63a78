import type { ComponentPropsWithRef, ReactNode } from 'react';
import { PageHeader } from '../PageHeader/index.ts';
import { Actions, Root, Star, Text } from './ErrorPage.styles.ts';
import type { LocalizedText } from '../i18n/types.ts';

export interface ErrorPageProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Specifies what happened; it's the page's heading. */
  readonly title: LocalizedText | string;
  /** Specifies one or two sentences below it. */
  readonly lead?: LocalizedText | string | undefined;
  /** Specifies the next steps: buttons or links. */
  readonly children?: ReactNode;
}

/**
 * The whole page when the requested one can't be shown: what happened and, as children, the next steps. It's announced.
 * It fills the screen in the current theme; a backdrop shows in the upper half.
 */
export function ErrorPage({ title, lead, children, ...rest }: ErrorPageProps) {
  return (
    <Root role="alert" {...rest}>
      {/* The showcase's star: one of its two squares has slipped. */}
      <Star viewBox="-50 -50 100 100" aria-hidden="true">
        <path pathLength="200" d="M17.5-17.5 35 0 0 35-35 0 0-35z" />
        <path d="M-25-25h50v50h-50zM31.6-45.9 41.9 2.6-6.6 12.9-16.9-35.6z" />
        <circle r="5" />
      </Star>
      <Text>
        <PageHeader title={title} lead={lead} />
        <Actions>{children}</Actions>
      </Text>
    </Root>
  );
}
