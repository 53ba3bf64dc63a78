import { FooterActions, Page, PageHeader, SideNavigation, TileGrid } from '@showcase/ui';
import { footer, info } from '../../content/core42/screens.ts';
import { documentTitle } from '../../content/site.ts';
import { anchorsTo, useTiles } from './useTiles.ts';

export function Info() {
  const { title, lead, tiles } = info;
  return (
    <Page title={documentTitle(title)}>
      <PageHeader title={title} lead={lead} />
      <SideNavigation items={anchorsTo(tiles)} />
      <TileGrid tiles={useTiles(tiles)} />
      <FooterActions actions={footer.toHome} />
    </Page>
  );
}
