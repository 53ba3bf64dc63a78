import type { ComponentPropsWithRef, ReactNode } from 'react';
import { check } from '../internal/checks.ts';
import { useText } from '../i18n/bilingual.ts';
import { LocalText } from '../i18n/BilingualText.tsx';
import { figureAndUnit, lengthOf } from './figure.ts';
import { Exact, Label, Root, Unit, Value } from './MetricCard.styles.ts';
import type { LocalizedText } from '../i18n/types.ts';

export interface MetricCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Specifies what is measured. */
  readonly label: LocalizedText | ReactNode;
  /**
   * Specifies the figure with its unit, as shown. In a number, the text after the first space is the unit, which is
   * smaller.
   */
  readonly value: LocalizedText | string;
  /** Specifies the figure as assistive technology reads it, when `value` is compact. @default value */
  readonly exact?: LocalizedText | string | undefined;
}

/** One figure and what it measures. The figure keeps its own direction in any text. */
export function MetricCard(props: MetricCardProps) {
  const { label, value: shown, exact: spoken, ...rest } = props;
  check?.figure(shown);
  const value = useText(shown);
  const exact = useText(spoken);
  const isCompact = exact !== undefined && exact !== value;
  const [figure, unit] = figureAndUnit(value);
  return (
    <Root {...rest}>
      <Label>
        <LocalText text={label} />
      </Label>
      <Value data-length={lengthOf(value)}>
        <bdi aria-hidden={isCompact || undefined}>
          {figure}
          {unit !== '' && ' '}
          {unit !== '' && <Unit>{unit}</Unit>}
        </bdi>
        {isCompact && <Exact>{exact}</Exact>}
      </Value>
    </Root>
  );
}
