import type { Messages } from '@showcase/ui';

export interface ImpactReportMessages {
  readonly adoption: string;
  readonly adopted: string;
  readonly noneAdopted: string;
  readonly notAdopted: string;
  readonly allAdopted: string;
  /** The text next to the QR code. */
  readonly scan: string;
}

export const impactReportMessages: Messages<ImpactReportMessages> = {
  en: {
    adoption: 'Services Adoption Progress',
    adopted: 'Adopted Services',
    noneAdopted: 'No services adopted yet',
    notAdopted: 'Not Adopted Services',
    allAdopted: 'All services adopted',
    scan: 'Scan to open on your phone',
  },
  ar: {
    adoption: 'مستوى تبنّي الخدمات',
    adopted: 'الخدمات المتبنّاة',
    noneAdopted: 'لا توجد خدمات متبنّاة بعد',
    notAdopted: 'الخدمات غير المتبنّاة',
    allAdopted: 'جميع الخدمات متبنّاة',
    scan: 'امسح الرمز لفتح الصفحة على هاتفك',
  },
};
