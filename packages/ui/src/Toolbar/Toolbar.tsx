import type { ComponentPropsWithRef } from 'react';
import { Root } from './Toolbar.styles.ts';

export type ToolbarProps = ComponentPropsWithRef<'div'>;

/** A row of controls that wraps. */
export function Toolbar(props: ToolbarProps) {
  return <Root {...props} />;
}
