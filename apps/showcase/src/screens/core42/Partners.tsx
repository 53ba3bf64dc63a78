import { Page, PageHeader } from '@showcase/ui';
import { PartnerGrid } from '@showcase/ui-showcase/PartnerGrid';
import { partners } from '@showcase/content/microsite';
import { documentTitle } from '@showcase/content/site';
import { drawing } from '../../pictures.ts';
import { FooterLinks } from './FooterLinks.tsx';

const logos = partners.list.map(({ title, picture }) => ({
  title,
  logo: drawing(picture, { width: 480, height: 270 }),
}));

export function Partners() {
  const { title } = partners;
  return (
    <Page
      title={documentTitle(title)}
      layout="fill"
      header={<PageHeader title={title} />}
      footer={<FooterLinks to="toInfo" />}
    >
      <PartnerGrid partners={logos} />
    </Page>
  );
}
