import { PageHeader } from '@showcase/ui';
import { PartnerGrid } from '@showcase/ui-showcase/PartnerGrid';
import { partners } from '@showcase/content/microsite';
import { drawing } from '../../pictures.ts';
import { FooterLinks } from './FooterLinks.tsx';
import { Screen } from '../Screen.tsx';

const logos = partners.list.map(({ title, picture }) => ({
  title,
  logo: drawing(picture, { width: 480, height: 270 }),
}));

export function Partners() {
  const { title } = partners;
  return (
    <Screen
      title={title}
      layout="fill"
      header={<PageHeader title={title} />}
      footer={<FooterLinks to="toInfo" />}
    >
      <PartnerGrid partners={logos} />
    </Screen>
  );
}
