import type { Messages } from '../i18n/types.ts';

export interface SavingsChartMessages {
  /** The heading. */
  readonly title: string;
  /** Names the choice of what the bars show. */
  readonly measure: string;
  /** The heading of the first column, for screen readers. */
  readonly service: string;
}

export const savingsChartMessages: Messages<SavingsChartMessages> = {
  en: { title: 'Savings by service', measure: 'Show', service: 'Service' },
  ar: { title: 'الوفورات حسب الخدمة', measure: 'المؤشر', service: 'الخدمة' },
};
