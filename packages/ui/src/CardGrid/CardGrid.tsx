import type { ComponentPropsWithRef } from 'react';
import { Root } from './CardGrid.styles.ts';

export const cardGridColumns = ['figures', 'wide', 'feature'] as const;

export interface CardGridProps extends ComponentPropsWithRef<'div'> {
  /** Specifies the columns: of figures, of wide blocks, or two large cards over three. @default 'figures' */
  readonly columns?: (typeof cardGridColumns)[number];
}

/** Lays cards out in as many columns as fit. */
export function CardGrid({ columns = 'figures', ...rest }: CardGridProps) {
  return <Root data-columns={columns} {...rest} />;
}
