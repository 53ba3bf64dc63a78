import { BottomBar, HomeLink } from '@showcase/ui';
import { Outlet } from 'react-router-dom';

/** The frame around every screen of an area. */
export function Frame() {
  return (
    <>
      <BottomBar>
        <HomeLink />
      </BottomBar>
      <Outlet />
    </>
  );
}
