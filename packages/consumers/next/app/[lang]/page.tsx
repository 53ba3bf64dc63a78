import { BilingualCard } from '@showcase/ui/BilingualCard';
import { Page } from '@showcase/ui/PageTransition';
import { Bar } from '../Bar';
import type { Language } from '../languages';
import { Contact } from './Contact';

export default async function Home({ params }: PageProps<'/[lang]'>) {
  const language = (await params).lang as Language;
  return (
    <Page
      bar={<Bar language={language} />}
      header={
        <BilingualCard
          title={{ fr: 'Commerce et logistique', ar: 'التجارة والخدمات اللوجستية' }}
          description={{
            fr: 'Importer, exporter et transporter des marchandises, en un seul endroit.',
            ar: 'استيراد البضائع وتصديرها ونقلها، في مكان واحد.',
          }}
          action={{
            label: { fr: 'Partenaires', ar: 'الشركاء' },
            href: `/${language}/partners?from=home#list`,
          }}
        />
      }
    >
      <Contact />
    </Page>
  );
}
