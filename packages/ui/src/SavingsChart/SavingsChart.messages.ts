import type { Messages } from '../i18n/types.ts';

export interface SavingsChartMessages {
  readonly title: string;
  readonly measure: string;
  readonly service: string;
}

export const savingsChartMessages: Messages<SavingsChartMessages> = {
  en: { title: 'Savings by service', measure: 'Show', service: 'Service' },
  ar: { title: 'الوفورات حسب الخدمة', measure: 'المؤشر', service: 'الخدمة' },
};
