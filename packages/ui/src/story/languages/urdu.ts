import type { ProviderMessages } from '../../i18n/providerMessages.ts';

/** Some texts in Urdu, as an app that uses three components would provide them. */
export const urdu: ProviderMessages[string] = {
  AdoptionProgress: { title: 'خدمات اپنانے کی پیش رفت' },
  Dialog: { close: 'بند کریں' },
  SavingsChart: { title: 'خدمت کے لحاظ سے بچت', measure: 'دکھائیں', service: 'خدمت' },
};
