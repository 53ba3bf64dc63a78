import { BilingualCard } from '@showcase/ui/BilingualCard';
import { actionLabels } from '@showcase/ui/messages';
import { Contact } from './Contact';

export default function Page() {
  return (
    <main>
      <BilingualCard
        title={{ en: 'Trade and Logistics', ar: 'التجارة والخدمات اللوجستية' }}
        description={{
          en: 'Every step of importing, exporting and moving goods, in one place.',
          ar: 'جميع خطوات الاستيراد والتصدير ونقل البضائع في مكان واحد.',
        }}
        action={{ label: actionLabels.explore, href: 'https://example.com/trade' }}
      />
      <Contact />
    </main>
  );
}
