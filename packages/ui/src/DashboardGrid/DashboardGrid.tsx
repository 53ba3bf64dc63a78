import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Controls, Details, Figures, Header, Picture, Root } from './DashboardGrid.styles.ts';

export interface DashboardGridProps extends ComponentPropsWithRef<'div'> {
  /** Specifies the heading of the page, and short remarks beside it. */
  readonly header: ReactNode;
  /** Specifies what visitors press: in the lower part of a portrait kiosk, within reach. */
  readonly controls: ReactNode;
  /** Specifies the picture of the whole. */
  readonly picture: ReactNode;
  /** Specifies the figures beside the picture; without them the picture stands alone. */
  readonly figures?: ReactNode;
  /** Specifies the details below, the least important last. */
  readonly children?: ReactNode;
}

/** Lays a dashboard out for every screen: heading, controls, a picture with its figures, and details in `children`. */
export function DashboardGrid(props: DashboardGridProps) {
  const { header, controls, picture, figures, children, ...rest } = props;
  return (
    <Root {...rest}>
      <Header>{header}</Header>
      <Controls>{controls}</Controls>
      <Picture>{picture}</Picture>
      {figures && <Figures>{figures}</Figures>}
      {children && <Details>{children}</Details>}
    </Root>
  );
}
