import { Page, PageHeader, SideNavigation, TileGrid } from '@showcase/ui';
import { productsScreen } from '@showcase/content/microsite';
import { productPath, products, tileRows } from '@showcase/content/products';
import { documentTitle } from '@showcase/content/site';
import { scene } from '../../pictures.ts';
import { FooterLinks } from './FooterLinks.tsx';

const tiles = products.map(({ slug, title, picture }) => ({
  id: slug,
  title,
  frame: scene(picture),
  href: productPath(slug),
}));
const names = products.map(({ title }) => ({ label: title }));

export function Products() {
  return (
    <Page
      title={documentTitle(productsScreen.title)}
      layout="fill"
      header={<PageHeader title={productsScreen.title} />}
      footer={<FooterLinks to="toInfo" />}
    >
      <SideNavigation items={names} />
      <TileGrid tiles={tiles} rows={tileRows(tiles.length)} />
    </Page>
  );
}
