import { HomeLink } from '@showcase/ui';
import { Outlet } from 'react-router-dom';

/** The frame around every screen of an area. */
export function Frame() {
  return (
    <>
      <HomeLink />
      <Outlet />
    </>
  );
}
