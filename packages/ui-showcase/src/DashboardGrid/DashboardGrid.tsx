import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Controls, Details, Figures, Grid, Header, Picture, Root } from './DashboardGrid.styles.ts';

export interface DashboardGridProps extends ComponentPropsWithRef<'div'> {
  /** Specifies the page's heading, and short remarks next to it. */
  readonly header: ReactNode;
  /** Specifies the controls: in the lower part of a portrait kiosk, within reach. */
  readonly controls: ReactNode;
  /** Specifies the main picture. */
  readonly picture: ReactNode;
  /** Specifies the figures next to the picture. */
  readonly figures?: ReactNode;
  /** Specifies the details below, the least important last. */
  readonly children?: ReactNode;
}

/** Lays out a dashboard for every screen: heading, controls, a picture with its figures, and details in `children`. */
export function DashboardGrid(props: DashboardGridProps) {
  const { header, controls, picture, figures, children, ...rest } = props;
  return (
    <Root {...rest}>
      <Grid>
        <Header>{header}</Header>
        <Controls>{controls}</Controls>
        <Picture data-alone={(!figures && !children) || undefined}>{picture}</Picture>
        {figures && <Figures>{figures}</Figures>}
        {children && <Details>{children}</Details>}
      </Grid>
    </Root>
  );
}
