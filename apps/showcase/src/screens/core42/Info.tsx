import { FooterActions, Page, PageHeader, SideNavigation, TileGrid } from '@showcase/ui';
import { info } from '@showcase/content/microsite';
import { documentTitle } from '@showcase/content/site';
import { footerActions } from './footer.ts';
import { anchorsTo, useTiles } from './useTiles.ts';

export function Info() {
  const { title, lead, tiles } = info;
  return (
    <Page title={documentTitle(title)}>
      <PageHeader title={title} lead={lead} />
      <SideNavigation items={anchorsTo(tiles)} />
      <TileGrid tiles={useTiles(tiles)} />
      <FooterActions actions={footerActions('toHome')} />
    </Page>
  );
}
