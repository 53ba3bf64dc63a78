import { PageHeader, SideNavigation, TileGrid } from '@showcase/ui';
import { info } from '@showcase/content/microsite';
import { FooterLinks } from './FooterLinks.tsx';
import { anchorsTo, useTiles } from './useTiles.ts';
import { Screen } from '../Screen.tsx';

export function Info() {
  const { title, lead, tiles } = info;
  return (
    <Screen
      title={title}
      layout="fill"
      bar={<SideNavigation items={anchorsTo(tiles)} />}
      header={<PageHeader title={title} lead={lead} />}
      footer={<FooterLinks to="toHome" />}
    >
      <TileGrid tiles={useTiles(tiles)} />
    </Screen>
  );
}
