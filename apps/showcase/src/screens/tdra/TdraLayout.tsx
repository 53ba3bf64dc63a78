import { BottomBar, Dialog, HomeLink, LocalText, NavigationBar } from '@showcase/ui';
import { Outlet, useLocation, useResolvedPath } from 'react-router-dom';
import { useConfiguration } from '../../config/configuration.ts';
import { regulator } from '@showcase/content/regulator';
import { drawing } from '../../pictures.ts';
import { Languages } from '../Languages.tsx';
import { useIsWall } from './useIsWall.ts';
import { useReload } from './useReload.ts';

const logo = drawing('regulator-logo', { width: 48, height: 48 });

export function TdraLayout() {
  const { home, screensaver, impact, projects } = regulator.bar;
  const { brand } = useConfiguration();
  const { reload, isWaiting, stop } = useReload();
  const { pathname } = useLocation();
  const isWall = useIsWall();
  const isHome = useResolvedPath(home.href).pathname === pathname;
  return (
    <>
      {(isHome || !isWall) && (
        <>
          <BottomBar>
            <HomeLink />
            <Languages />
          </BottomBar>
          <NavigationBar
            logo={<img {...logo} src={brand?.logo ?? logo.src} alt="" />}
            links={[{ ...home, current: isHome }, screensaver]}
            menuLinks={[impact, projects]}
            onRefresh={() => void reload()}
          />
        </>
      )}
      <Dialog open={isWaiting} onOpenChange={stop} title={regulator.hostAway.title}>
        <LocalText as="p" text={regulator.hostAway.text} />
      </Dialog>
      <Outlet />
    </>
  );
}
