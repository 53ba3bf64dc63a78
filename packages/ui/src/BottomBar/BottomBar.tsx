import { useLayoutEffect, useRef, type ComponentPropsWithRef } from 'react';
import { showSlots } from '../internal/bottomBar.tsx';
import { kioskScreen } from '../theme/screens.ts';
import { Root, Slot } from './BottomBar.styles.ts';

export interface BottomBarProps extends ComponentPropsWithRef<'div'> {
  /** Specifies the first controls of the bar, such as a HomeLink. On other screens, they stay where you place the bar. */
  readonly children?: React.ReactNode;
}

/**
 * The controls of a screen within reach: on a portrait kiosk, a bar at the bottom holds its children and the controls
 * of the components on the page: the links of a NavigationBar, the toggle of a
 * SideNavigation, and the pause button of a background. Other screens have no bar. Place it first on the
 * page, once.
 */
export function BottomBar({ children, ...rest }: BottomBarProps) {
  const middle = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (typeof matchMedia !== 'function') return undefined;
    const query = matchMedia(kioskScreen);
    const update = () => {
      showSlots(query.matches ? { middle: middle.current, end: end.current } : undefined);
    };
    update();
    query.addEventListener('change', update);
    return () => {
      query.removeEventListener('change', update);
      showSlots(undefined);
    };
  }, []);

  return (
    <Root {...rest} data-bottom-bar="">
      {children}
      <Slot ref={middle} data-slot="middle" />
      <Slot ref={end} data-slot="end" />
    </Root>
  );
}
