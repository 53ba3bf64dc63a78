import { createImpact, type ImpactOptions } from '@showcase/impact';
import { readCsv } from '@showcase/impact/csv';

/** The figures of a year, as the harbour's spreadsheet has them. */
const table = `EntityName;UsingTickets;AnnualcostsavingTickets;AnnualtimesavingTickets;UsingBerths;AnnualcostsavingBerths;AnnualtimesavingBerths
رصيف الصيادين;No;99;99;TRUE;12,500;3
رصيف المسافرين;yes;64,250.75;11;yes;1.8M;1`;

const arabic: ImpactOptions<'Tickets' | 'Berths'> = {
  services: { Tickets: 'تذاكر العبّارات', Berths: 'حجز المراسي' },
  units: {
    cost: {
      one: 'درهم واحد',
      two: 'درهمان',
      few: '{number} دراهم',
      many: '{number} درهمًا',
      other: '{number} درهم',
    },
    time: { one: 'ساعة واحدة', two: 'ساعتان', few: '{number} ساعات', other: '{number} ساعة' },
    co2: 'كجم',
  },
  locale: 'ar-u-nu-latn',
  notAvailable: 'غير متاح',
};

export const impact = {
  ar: createImpact(arabic),
  en: createImpact({
    services: { Tickets: 'Ferry tickets', Berths: 'Berth booking' },
    units: { cost: 'AED', time: { one: '{number} hour', other: '{number} hours' }, co2: 'kg' },
  }),
};

export const quays = impact.ar.parseEntities(readCsv(table), {
  onWarning: (warning) => {
    console.warn(warning);
  },
});
