import { Dialog, LocalText, NavigationBar } from '@showcase/ui';
import { Outlet, useLocation, useResolvedPath } from 'react-router-dom';
import logo from '../../assets/regulator-logo.svg';
import { regulator } from '../../content/tdra/regulator.ts';
import { useReload } from './useReload.ts';

export function TdraLayout() {
  const { home, screensaver, impact, projects } = regulator.bar;
  const { reload, isWaiting, stop } = useReload();
  const { pathname } = useLocation();
  const isHome = useResolvedPath(home.href).pathname === pathname;
  return (
    <>
      <NavigationBar
        logo={<img src={logo} alt="" width={48} height={48} />}
        links={[{ ...home, isCurrent: isHome }, screensaver]}
        menuLinks={[impact, projects]}
        onRefresh={() => void reload()}
      />
      <Dialog open={isWaiting} onClose={stop} title={regulator.hostAway.title}>
        <p>
          <LocalText text={regulator.hostAway.text} />
        </p>
      </Dialog>
      <Outlet />
    </>
  );
}
