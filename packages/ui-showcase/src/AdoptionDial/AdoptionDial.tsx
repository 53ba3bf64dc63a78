import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Middle, Petal, Ring, Root } from './AdoptionDial.styles.ts';
import { maxPetals, petalPath, starPath } from './petals.ts';

export interface AdoptionDialProps extends ComponentPropsWithRef<'div'> {
  /** Specifies how many petals are filled, clockwise from the top. */
  readonly adopted: number;
  /** Specifies the total number of petals; above 60, a plain ring replaces them. */
  readonly total: number;
  /** Specifies the content in the middle of the dial. @default a star */
  readonly children?: ReactNode;
}

/**
 * A dial with one petal for each service. It's decorative: show its figures as text in the middle or next to it. It's
 * as large as its container and a short screen allow. Petals grow and fade when the figures change.
 */
export function AdoptionDial({ adopted, total, children, ...rest }: AdoptionDialProps) {
  return (
    <Root {...rest}>
      <svg viewBox="-100 -100 200 200" aria-hidden="true">
        {total > maxPetals ? (
          <PlainRing adopted={adopted} total={total} />
        ) : (
          <Petals adopted={adopted} total={total} />
        )}
        {children === undefined && <path data-part="star" d={starPath} />}
      </svg>
      {children !== undefined && <Middle>{children}</Middle>}
    </Root>
  );
}

type Figures = Pick<AdoptionDialProps, 'adopted' | 'total'>;

function Petals({ adopted, total }: Figures) {
  const path = petalPath(total);
  return Array.from({ length: total }, (_, index) => (
    <g key={index} transform={`rotate(${String((360 * index) / total)})`}>
      <path d={path} />
      <Petal d={path} data-adopted={index < adopted || undefined} />
    </g>
  ));
}

function PlainRing({ adopted, total }: Figures) {
  return (
    <g transform="rotate(-90)">
      <Ring r="84" />
      <Ring
        r="84"
        pathLength={total}
        strokeDasharray={`${String(adopted)} ${String(total)}`}
        data-adopted=""
      />
    </g>
  );
}
