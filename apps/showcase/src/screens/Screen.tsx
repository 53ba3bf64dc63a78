import { HomeLink, Page, type PageProps } from '@showcase/ui';
import { createContext, use } from 'react';
import { documentTitle } from '@showcase/content/site';
import { Languages } from './Languages.tsx';

/** What the bar of every screen of an area holds after the links that all screens have. */
export const AreaBar = createContext<PageProps['bar']>(undefined);

interface ScreenProps extends PageProps {
  readonly title: Parameters<typeof documentTitle>[0];
}

/** A page with the way home, the other languages, and what its area and `bar` add to them. Null means no bar at all. */
export function Screen({ title, bar, ...rest }: ScreenProps) {
  const areaBar = use(AreaBar);
  return (
    <Page
      {...rest}
      title={documentTitle(title)}
      bar={
        bar !== null && (
          <>
            <HomeLink />
            <Languages />
            {areaBar}
            {bar}
          </>
        )
      }
    />
  );
}
