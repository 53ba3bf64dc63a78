import { PageHeader, TileGrid } from '@showcase/ui';
import { brand } from '@showcase/content/microsite';
import { FooterLinks } from './FooterLinks.tsx';
import { useTiles } from './useTiles.ts';
import { Screen } from '../Screen.tsx';

export function Brand() {
  const { title, tiles } = brand;
  return (
    <Screen
      title={title}
      layout="fill"
      header={<PageHeader title={title} />}
      footer={<FooterLinks to="toInfo" />}
    >
      <TileGrid tiles={useTiles(tiles)} />
    </Screen>
  );
}
