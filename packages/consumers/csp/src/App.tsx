import { BilingualCard, createTheme, ShowcaseProvider } from '@showcase/ui';
import { ContactForm } from '@showcase/ui/ContactForm';

const brand = createTheme({
  name: 'brand',
  colors: { page: '#fdf6ec', text: '#2b1a12', accent: '#8a2f1b' },
});

export function App({ nonce }: { readonly nonce: string }) {
  return (
    <ShowcaseProvider nonce={nonce} theme={brand} isPage>
      <BilingualCard
        title={{ en: 'Trade and Logistics', ar: 'التجارة والخدمات اللوجستية' }}
        description={{ en: 'In one place.', ar: 'في مكان واحد.' }}
      />
      <ShowcaseProvider theme="dusk">
        <ContactForm products={[{ value: 'other', label: 'Other' }]} />
      </ShowcaseProvider>
    </ShowcaseProvider>
  );
}
