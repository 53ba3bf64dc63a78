import { BackgroundVideo } from '@showcase/ui';
import { Outlet, useLocation } from 'react-router-dom';
import { backgroundAt, mediaOf } from '@showcase/content/city/backgrounds';
import { withoutLanguage } from '@showcase/content/languages';
import { cityPageAt } from './citySections.ts';

/** The background of the area. It is outside the changing page, so it doesn't restart. */
export function DdaLayout() {
  const { pathname } = useLocation();
  const page = cityPageAt(pathname);
  return (
    <>
      <BackgroundVideo {...mediaOf(backgroundAt(withoutLanguage(pathname), page))} />
      <Outlet />
    </>
  );
}
