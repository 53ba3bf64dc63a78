import { BilingualCard, ShowcaseProvider } from '@showcase/ui';
import { ContactForm } from '@showcase/ui/ContactForm';

export default function App() {
  return (
    <ShowcaseProvider theme="porcelain" isPage>
      <main style={{ display: 'grid', gap: '2rem', padding: '2rem' }}>
        <BilingualCard
          title={{ en: 'Trade and Logistics', ar: 'التجارة والخدمات اللوجستية' }}
          description={{
            en: 'Every step of importing, exporting and moving goods, in one place.',
            ar: 'جميع خطوات الاستيراد والتصدير ونقل البضائع في مكان واحد.',
          }}
        />
        <ContactForm products={[{ value: 'other', label: 'Other' }]} />
      </main>
    </ShowcaseProvider>
  );
}
