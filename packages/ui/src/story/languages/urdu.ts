import type { ProviderMessages } from '../../i18n/providerMessages.ts';

/** Some texts in Urdu, as an app that uses two components would provide them. */
export const urdu: ProviderMessages[string] = {
  Dialog: { close: 'بند کریں' },
  SavingsChart: { title: 'خدمت کے لحاظ سے بچت', measure: 'دکھائیں', service: 'خدمت' },
};
