import { BackgroundVideo } from '@showcase/ui';
import { Outlet, useLocation } from 'react-router-dom';
import { backgroundAt, mediaOf } from '../../content/dda/backgrounds.ts';
import { withoutLanguage } from '../../languages/addresses.ts';
import { platformContent } from './platformContent.ts';

/** The background of the area. It is outside the changing page, so that it doesn't restart. */
export function DdaLayout() {
  const { pathname } = useLocation();
  const page = platformContent.entryAt(pathname);
  return (
    <>
      <BackgroundVideo {...mediaOf(backgroundAt(withoutLanguage(pathname), page))} />
      <Outlet />
    </>
  );
}
