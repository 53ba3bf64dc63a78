import { FooterActions, Page, PageHeader, PartnerGrid } from '@showcase/ui';
import { footer, partners } from '../../content/core42/screens.ts';
import { documentTitle } from '../../content/site.ts';

export function Partners() {
  const { title, list } = partners;
  return (
    <Page title={documentTitle(title)}>
      <PageHeader title={title} />
      <PartnerGrid partners={list} />
      <FooterActions actions={footer.toInfo} />
    </Page>
  );
}
