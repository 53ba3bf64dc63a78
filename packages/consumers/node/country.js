import { createImpact } from '@showcase/impact';
import { readCsv } from '@showcase/impact/csv';

const german = createImpact({
  services: { Pass: 'Digitaler Ausweis', Tax: 'Steuererklärung' },
  units: { cost: '€', time: { one: '{number} Stunde', other: '{number} Stunden' }, co2: 'kg' },
  locale: 'de',
  dataLocale: 'de',
  notAvailable: 'k. A.',
});
const english = createImpact({
  services: { Pass: 'Digital Pass', Tax: 'Online Tax Return' },
  units: { cost: 'EUR', time: { one: '{number} hour', other: '{number} hours' }, co2: 'kg' },
  dataLocale: 'de',
});

const table = `EntityName;UsingPass;AnnualcostsavingPass;UsingTax;AnnualtimesavingTax
Stadt Köln;TRUE;1.200,50 EUR;No;
Stadt Bonn;TRUE;about 5;TRUE;40`;

const warnings = [];
const [cologne = {}] = german.parseEntities(readCsv(table), {
  onWarning: ({ index, field, value, reason }) => {
    warnings.push(`${index} ${field}: ${reason} '${value}'`);
  },
});
const summary = german.summarizeEntity(cologne);

console.log(summary.costSaved); // 1200.5
console.log(summary.totalTimeSavedGov); // 'k. A.'
console.log(summary.notAdoptedServices[0]); // 'Steuererklärung'
console.log(german.formatAmount(1, 'time')); // '1 Stunde'
console.log(english.summarizeEntity(cologne).totalCostSaved); // '1.2K EUR'
console.log(warnings[0]); // '1 AnnualcostsavingPass: unreadable-amount 'about 5''
