import { PageHeader, SideNavigation, TileGrid } from '@showcase/ui';
import { productsScreen } from '@showcase/content/microsite';
import { productPath, products, tileRows } from '@showcase/content/products';
import { scene } from '../../pictures.ts';
import { FooterLinks } from './FooterLinks.tsx';
import { Screen } from '../Screen.tsx';

/** How wide the pictures of the tiles are; on an upright screen, the first is above pairs. */
const sizes = (index: number) =>
  `(orientation: landscape) 22vw, (max-width: 37.4rem) 34vw, ${index === 0 ? '80vw' : '17vw'}`;

const tiles = products.map(({ slug, title, picture }, index) => ({
  id: slug,
  title,
  frame: scene(picture, undefined, sizes(index)),
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
