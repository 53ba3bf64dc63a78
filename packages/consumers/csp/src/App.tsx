import { BilingualCard, ShowcaseProvider } from '@showcase/ui';
import { ContactForm } from '@showcase/ui/ContactForm';

export function App({ nonce }: { readonly nonce: string }) {
  return (
    <ShowcaseProvider nonce={nonce} theme="dusk" isPage>
      <BilingualCard
        title={{ en: 'Trade and Logistics', ar: 'التجارة والخدمات اللوجستية' }}
        description={{ en: 'In one place.', ar: 'في مكان واحد.' }}
      />
      <ContactForm products={[{ value: 'other', label: 'Other' }]} />
    </ShowcaseProvider>
  );
}
