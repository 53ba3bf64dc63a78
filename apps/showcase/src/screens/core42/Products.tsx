import { PageHeader, SideNavigation, TileGrid } from '@showcase/ui';
import { productsScreen } from '@showcase/content/microsite';
import { productPath, products, tileRows } from '@showcase/content/products';
import { tile } from '../../pictures.ts';
import { FooterLinks } from './FooterLinks.tsx';
import { Screen } from '../Screen.tsx';

const tiles = products.map(({ slug, title, picture }) => ({
  id: slug,
  title,
  frame: tile(picture),
  href: productPath(slug),
}));
const names = products.map(({ title }) => ({ label: title }));

export function Products() {
  return (
    <Screen
      title={productsScreen.title}
      layout="fill"
      bar={<SideNavigation items={names} />}
      header={<PageHeader title={productsScreen.title} />}
      footer={<FooterLinks to="toInfo" />}
    >
      <TileGrid tiles={tiles} rows={tileRows(tiles.length)} />
    </Screen>
  );
}
