import { Page, PageHeader, SideNavigation, TileGrid } from '@showcase/ui';
import { info } from '@showcase/content/microsite';
import { documentTitle } from '@showcase/content/site';
import { FooterLinks } from './FooterLinks.tsx';
import { anchorsTo, useTiles } from './useTiles.ts';

export function Info() {
  const { title, lead, tiles } = info;
  return (
    <Page
      title={documentTitle(title)}
      layout="fill"
      header={<PageHeader title={title} lead={lead} />}
      footer={<FooterLinks to="toHome" />}
    >
      <SideNavigation items={anchorsTo(tiles)} />
      <TileGrid tiles={useTiles(tiles)} />
    </Page>
  );
}
