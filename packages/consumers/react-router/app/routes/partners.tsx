import { ButtonLink } from '@showcase/ui/Button';
import { PageHeader } from '@showcase/ui/PageHeader';
import './partners.css';

export default function Partners() {
  return (
    <main>
      <PageHeader title={{ en: 'Partners', ar: 'الشركاء' }} />
      <ButtonLink href="/" className="spaced rounded-none bg-black p-8 text-white">
        Home
      </ButtonLink>
    </main>
  );
}
