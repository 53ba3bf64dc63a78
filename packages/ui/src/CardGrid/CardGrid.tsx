import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Grid, Root } from './CardGrid.styles.ts';

export interface CardGridProps extends ComponentPropsWithRef<'div'> {
  /**
   * Specifies the columns: for figures, for wide blocks, or for two large cards above three.
   * @default 'figures'
   */
  readonly columns?: 'figures' | 'wide' | 'feature' | undefined;
  /** Specifies the cards, in order. */
  readonly children?: ReactNode;
}

/** Lays cards out in as many columns as fit. */
export function CardGrid({ columns = 'figures', children, ...rest }: CardGridProps) {
  return (
    <Root {...rest}>
      <Grid data-columns={columns}>{children}</Grid>
    </Root>
  );
}
