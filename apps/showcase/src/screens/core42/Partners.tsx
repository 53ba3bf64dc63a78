import { FooterActions, Page, PageHeader } from '@showcase/ui';
import { PartnerGrid } from '@showcase/ui-showcase/PartnerGrid';
import { partners } from '@showcase/content/microsite';
import { documentTitle } from '@showcase/content/site';
import { drawing } from '../../pictures.ts';
import { footerActions } from './footer.ts';

const logos = partners.list.map(({ title, picture }) => ({
  title,
  logo: drawing(picture, { width: 480, height: 270 }),
}));

export function Partners() {
  const { title } = partners;
  return (
    <Page title={documentTitle(title)}>
      <PageHeader title={title} />
      <PartnerGrid partners={logos} />
      <FooterActions actions={footerActions('toInfo')} />
    </Page>
  );
}
