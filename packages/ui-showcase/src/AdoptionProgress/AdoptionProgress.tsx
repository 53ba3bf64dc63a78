import { useId, type ComponentPropsWithRef } from 'react';
import { AdoptionDial } from '../AdoptionDial/index.ts';
import { useMessages } from '@showcase/ui/internal';
import { adoptionProgressMessages } from './AdoptionProgress.messages.ts';
import { Bar, Count, Percentage, Root, Title } from './AdoptionProgress.styles.ts';

export interface AdoptionProgressProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Specifies how many services are adopted. */
  readonly adopted: number;
  /** Specifies how many services there are. */
  readonly total: number;
  /** Specifies the percentage shown, already rounded. */
  readonly percentage: number;
  /** Specifies the level of the heading. @default 2 */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
}

/** Progress of service adoption: a dial that contains 'adopted/total' and a percentage, and a bar. */
export function AdoptionProgress(props: AdoptionProgressProps) {
  const { adopted, total, percentage, headingLevel = 2, ...rest } = props;
  const texts = useMessages('AdoptionProgress', adoptionProgressMessages);
  const titleId = useId();
  const count = `${String(adopted)}/${String(total)}`;
  return (
    <Root aria-labelledby={titleId} {...rest}>
      <Title as={`h${headingLevel}`} id={titleId}>
        {texts.title}
      </Title>
      <AdoptionDial adopted={adopted} total={total}>
        <Count dir="ltr" data-long={count.length > 5 || undefined}>
          {count}
        </Count>
        <Percentage dir="ltr">{`${String(percentage)}%`}</Percentage>
      </AdoptionDial>
      <Bar aria-labelledby={titleId} value={adopted} max={total} />
    </Root>
  );
}
