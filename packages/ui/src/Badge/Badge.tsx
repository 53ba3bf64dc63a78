import type { ComponentPropsWithRef } from 'react';
import { Root } from './Badge.styles.ts';

export type BadgeProps = ComponentPropsWithRef<'span'>;

/** A short remark beside what it is about. */
export function Badge(props: BadgeProps) {
  return <Root {...props} />;
}
