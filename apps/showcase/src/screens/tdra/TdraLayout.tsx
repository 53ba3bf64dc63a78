import { NavigationBar } from '@showcase/ui';
import { Outlet, useLocation, useResolvedPath } from 'react-router-dom';
import logo from '../../assets/regulator-logo.svg';
import { regulator } from '../../content/tdra/regulator.ts';

export function TdraLayout() {
  const { home, screensaver, impact, projects } = regulator.bar;
  const { pathname } = useLocation();
  const isHome = useResolvedPath(home.href).pathname === pathname;
  return (
    <>
      <NavigationBar
        logo={<img src={logo} alt="" width={48} height={48} />}
        links={[{ ...home, isCurrent: isHome }, screensaver]}
        menuLinks={[impact, projects]}
      />
      <Outlet />
    </>
  );
}
