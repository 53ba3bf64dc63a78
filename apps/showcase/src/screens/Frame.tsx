import { BottomBar, HomeLink } from '@showcase/ui';
import { Outlet } from 'react-router-dom';
import { Languages } from './Languages.tsx';

/** The frame around every screen of an area. */
export function Frame() {
  return (
    <>
      <BottomBar>
        <HomeLink />
        <Languages />
      </BottomBar>
      <Outlet />
    </>
  );
}
