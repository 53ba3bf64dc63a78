import { FooterActions, Page, PageHeader, TileGrid } from '@showcase/ui';
import { brand, footer } from '../../content/core42/screens.ts';
import { documentTitle } from '../../content/site.ts';
import { useTiles } from './useTiles.ts';

export function Brand() {
  const { title, tiles } = brand;
  return (
    <Page title={documentTitle(title)}>
      <PageHeader title={title} />
      <TileGrid tiles={useTiles(tiles)} />
      <FooterActions actions={footer.toInfo} />
    </Page>
  );
}
