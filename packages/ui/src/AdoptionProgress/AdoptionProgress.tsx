import { useId, type ComponentPropsWithRef } from 'react';
import { useMessages, type MessageOverrides } from '../i18n/messages.ts';
import {
  adoptionProgressMessages,
  type AdoptionProgressMessages,
} from './AdoptionProgress.messages.ts';
import { Bar, Count, Figures, Percentage, Root, Title } from './AdoptionProgress.styles.ts';

export interface AdoptionProgressProps extends ComponentPropsWithRef<'section'> {
  /** Specifies how many services are adopted. */
  readonly adopted: number;
  /** Specifies how many services there are. */
  readonly total: number;
  /** Specifies the percentage shown, already rounded. */
  readonly percentage: number;
  /** Replaces built-in texts. */
  readonly messages?: MessageOverrides<AdoptionProgressMessages> | undefined;
}

/** How far the adoption of services has come: 'adopted/total', a percentage and a bar. */
export function AdoptionProgress(props: AdoptionProgressProps) {
  const { adopted, total, percentage, messages, ...rest } = props;
  const texts = useMessages('AdoptionProgress', adoptionProgressMessages, messages);
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId} {...rest}>
      <Title id={titleId}>{texts.title}</Title>
      <Figures>
        <Count dir="ltr">{`${String(adopted)}/${String(total)}`}</Count>
        <Percentage dir="ltr">{`${String(percentage)}%`}</Percentage>
      </Figures>
      <Bar aria-labelledby={titleId} value={adopted} max={total} />
    </Root>
  );
}
