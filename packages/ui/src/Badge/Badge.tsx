import type { ComponentPropsWithRef } from 'react';
import { Root } from './Badge.styles.ts';

export type BadgeProps = ComponentPropsWithRef<'span'>;

/** A short label beside the content it describes. */
export function Badge(props: BadgeProps) {
  return <Root {...props} />;
}
