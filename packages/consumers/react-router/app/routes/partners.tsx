import { ButtonLink } from '@showcase/ui/Button';
import { PageHeader } from '@showcase/ui/PageHeader';

export default function Partners() {
  return (
    <main>
      <PageHeader title={{ en: 'Partners', ar: 'الشركاء' }} />
      <ButtonLink href="/" className="rounded-none bg-black p-8 text-white">
        Home
      </ButtonLink>
    </main>
  );
}
