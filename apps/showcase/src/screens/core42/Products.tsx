import { FooterActions, Page, PageHeader, SideNavigation, TileGrid } from '@showcase/ui';
import { footer } from '../../content/core42.ts';
import { productPath, products, productsScreen } from '../../content/core42Products.ts';
import { documentTitle } from '../../content/site.ts';

const tiles = products.map(({ slug, title, frame }) => ({
  id: slug,
  title,
  frame,
  href: productPath(slug),
}));
const names = products.map(({ title }) => ({ label: title }));

export function Products() {
  const { title, rows } = productsScreen;
  return (
    <Page title={documentTitle(title)}>
      <PageHeader title={title} />
      <SideNavigation items={names} />
      <TileGrid tiles={tiles} rows={rows} />
      <FooterActions actions={footer.toInfo} />
    </Page>
  );
}
