import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Root } from './Badge.styles.ts';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** Specifies the text: two to four words. */
  readonly children?: ReactNode;
}

/** A short label next to the content it describes. */
export function Badge(props: BadgeProps) {
  return <Root {...props} />;
}
