import { FooterActions, Page, PageHeader, SideNavigation, TileGrid } from '@showcase/ui';
import { productsScreen } from '@showcase/content/microsite';
import { productPath, products, tileRows } from '@showcase/content/products';
import { documentTitle } from '@showcase/content/site';
import { scene } from '../../pictures.ts';
import { footerActions } from './footer.ts';

const tiles = products.map(({ slug, title, picture }) => ({
  id: slug,
  title,
  frame: scene(picture),
  href: productPath(slug),
}));
const names = products.map(({ title }) => ({ label: title }));

export function Products() {
  return (
    <Page title={documentTitle(productsScreen.title)}>
      <PageHeader title={productsScreen.title} />
      <SideNavigation items={names} />
      <TileGrid tiles={tiles} rows={tileRows(tiles.length)} />
      <FooterActions actions={footerActions('toInfo')} />
    </Page>
  );
}
