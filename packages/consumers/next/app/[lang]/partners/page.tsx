import { LocalText, PageHeader } from '@showcase/ui';
import { ButtonLink } from '@showcase/ui/Button';
import { Page } from '@showcase/ui/PageTransition';
import { Bar } from '../../Bar';
import type { Language } from '../../languages';

export default async function Partners({ params }: PageProps<'/[lang]/partners'>) {
  const language = (await params).lang as Language;
  return (
    <Page
      bar={<Bar language={language} />}
      header={<PageHeader title={{ fr: 'Partenaires', ar: 'الشركاء' }} />}
    >
      <ButtonLink href={`/${language}`}>
        <LocalText text={{ fr: 'Accueil', ar: 'الرئيسية' }} />
      </ButtonLink>
    </Page>
  );
}
