import { BilingualCard } from '@showcase/ui/BilingualCard';
import { ContactForm } from '@showcase/ui/ContactForm';
import { actionLabels } from '@showcase/ui/messages';

export const meta = () => [{ title: 'Trade and Logistics' }];

export default function Home() {
  return (
    <main>
      <BilingualCard
        title={{ en: 'Trade and Logistics', ar: 'التجارة والخدمات اللوجستية' }}
        description={{ en: 'In one place.', ar: 'في مكان واحد.' }}
        action={{ label: actionLabels.explore, href: '/partners?from=home#list' }}
      />
      <ContactForm
        fields={[
          'name',
          {
            name: 'product',
            type: 'select',
            label: 'المنتج',
            options: [{ value: 'other', label: 'منتج آخر' }],
          },
          'message',
        ]}
      />
    </main>
  );
}
