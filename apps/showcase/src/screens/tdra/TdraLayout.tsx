import { Dialog, LocalText, NavigationBar } from '@showcase/ui';
import { Outlet, useLocation } from 'react-router-dom';
import { useConfiguration } from '../../config/configuration.ts';
import { withoutLanguage } from '@showcase/content/languages';
import { regulator } from '@showcase/content/regulator';
import { drawing } from '../../pictures.ts';
import { AreaBar } from '../Screen.tsx';
import { useReload } from './useReload.ts';

const logo = drawing('regulator-logo', { width: 48, height: 48 });

export function TdraLayout() {
  const { home, screensaver, impact, projects } = regulator.bar;
  const { brand } = useConfiguration();
  const { reload, isWaiting, stop } = useReload();
  const { pathname } = useLocation();
  const isHome = withoutLanguage(pathname) === home.href;
  return (
    <AreaBar
      value={
        <NavigationBar
          logo={<img {...logo} src={brand?.logo ?? logo.src} alt="" />}
          links={[{ ...home, current: isHome }, screensaver]}
          menuLinks={[impact, projects]}
          onRefresh={() => void reload()}
        />
      }
    >
      <Dialog open={isWaiting} onOpenChange={stop} title={regulator.hostAway.title}>
        <LocalText as="p" text={regulator.hostAway.text} />
      </Dialog>
      <Outlet />
    </AreaBar>
  );
}
