import { FooterActions, Page, PageHeader, TileGrid } from '@showcase/ui';
import { brand } from '@showcase/content/microsite';
import { documentTitle } from '@showcase/content/site';
import { footerActions } from './footer.ts';
import { useTiles } from './useTiles.ts';

export function Brand() {
  const { title, tiles } = brand;
  return (
    <Page title={documentTitle(title)}>
      <PageHeader title={title} />
      <TileGrid tiles={useTiles(tiles)} />
      <FooterActions actions={footerActions('toInfo')} />
    </Page>
  );
}
