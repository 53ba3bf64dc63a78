import { BilingualCard, PageHeader, ShowcaseProvider } from '@showcase/ui';
import { ContactForm, type ContactValues } from '@showcase/ui/ContactForm';
import { actionLabels } from '@showcase/ui/messages';
import { Booking } from './Booking.tsx';
import { brand } from './brand.ts';
import { Feedback } from './Feedback.tsx';

export default function App() {
  return (
    <ShowcaseProvider theme={brand} page>
      <main style={{ display: 'grid', gap: '2rem', padding: '2rem' }}>
        <BilingualCard
          title={{ en: 'Trade and Logistics', ar: 'التجارة والخدمات اللوجستية' }}
          description={{
            en: 'Every step of importing, exporting and moving goods, in one place.',
            ar: 'جميع خطوات الاستيراد والتصدير ونقل البضائع، في مكان واحد.',
          }}
          figures={[
            {
              value: { en: 'over 400', ar: 'أكثر من 400' },
              label: { en: 'services', ar: 'خدمة' },
            },
          ]}
          action={{ label: actionLabels.explore, href: 'https://example.com/trade' }}
        />
        <ContactForm
          intro={<PageHeader title="Contact us today" lead="Tell us how we can help." />}
          fields={[
            'name',
            'email',
            { name: 'mobile', required: false },
            {
              name: 'product',
              label: 'Product',
              type: 'select',
              required: true,
              options: [
                { value: 'compass', label: 'Compass' },
                { value: 'other', label: 'Other' },
              ],
            },
            { name: 'visitors', label: 'Number of visitors' },
            'message',
            { name: 'terms', label: 'I agree to the terms.', type: 'checkbox', required: true },
          ]}
          submit={send}
        />
        <Booking />
        <Feedback />
      </main>
    </ShowcaseProvider>
  );
}

/** If this throws, the visitor sees the message and keeps what they typed. */
async function send(values: ContactValues) {
  const answer = await fetch('/contact', { method: 'POST', body: JSON.stringify(values) });
  if (!answer.ok) throw new Error('Failed to submit form.');
}
