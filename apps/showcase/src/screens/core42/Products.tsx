import { FooterActions, Page, PageHeader, SideNavigation, TileGrid } from '@showcase/ui';
import { footer, productsScreen } from '../../content/core42/screens.ts';
import { productPath, products, tileRows } from '../../content/core42/products.ts';
import { documentTitle } from '../../content/site.ts';

const tiles = products.map(({ slug, title, frame }) => ({
  id: slug,
  title,
  frame,
  href: productPath(slug),
}));
const names = products.map(({ title }) => ({ label: title }));

export function Products() {
  return (
    <Page title={documentTitle(productsScreen.title)}>
      <PageHeader title={productsScreen.title} />
      <SideNavigation items={names} />
      <TileGrid tiles={tiles} rows={tileRows(tiles.length)} />
      <FooterActions actions={footer.toInfo} />
    </Page>
  );
}
