import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Root } from './Toolbar.styles.ts';

export interface ToolbarProps extends ComponentPropsWithRef<'div'> {
  /** Specifies the controls, in order. */
  readonly children?: ReactNode;
}

/** A row of controls that wraps. */
export function Toolbar(props: ToolbarProps) {
  return <Root {...props} />;
}
