import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Exact, Label, Root, Value } from './MetricCard.styles.ts';

export interface MetricCardProps extends ComponentPropsWithRef<'div'> {
  /** Specifies what is measured. */
  readonly label: ReactNode;
  /** Specifies the figure with its unit, as shown. */
  readonly value: string;
  /** Specifies the figure as assistive technology reads it, when `value` is compact. @default value */
  readonly exact?: string;
}

/** One figure and what it measures. The figure keeps its own direction in any text. */
export function MetricCard({ label, value, exact, ...rest }: MetricCardProps) {
  const isCompact = exact !== undefined && exact !== value;
  return (
    <Root {...rest}>
      <Label>{label}</Label>
      <Value>
        <bdi aria-hidden={isCompact || undefined}>{value}</bdi>
        {isCompact && <Exact>{exact}</Exact>}
      </Value>
    </Root>
  );
}
