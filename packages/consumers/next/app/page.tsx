import { BilingualCard } from '@showcase/ui/BilingualCard';
import { Contact } from './Contact';

export default function Page() {
  return (
    <main>
      <BilingualCard
        title={{ en: 'Trade and Logistics', fr: 'Commerce et logistique' }}
        description={{
          en: 'Every step of importing, exporting and moving goods, in one place.',
          fr: 'Importer, exporter et transporter des marchandises, en un seul endroit.',
        }}
        action={{ label: { en: 'Partners', fr: 'Partenaires' }, href: '/partners?from=home#list' }}
      />
      <Contact />
    </main>
  );
}
