import { Page, PageHeader, TileGrid } from '@showcase/ui';
import { brand } from '@showcase/content/microsite';
import { documentTitle } from '@showcase/content/site';
import { FooterLinks } from './FooterLinks.tsx';
import { useTiles } from './useTiles.ts';

export function Brand() {
  const { title, tiles } = brand;
  return (
    <Page
      title={documentTitle(title)}
      layout="fill"
      header={<PageHeader title={title} />}
      footer={<FooterLinks to="toInfo" />}
    >
      <TileGrid tiles={useTiles(tiles)} />
    </Page>
  );
}
