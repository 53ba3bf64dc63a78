import { createImpact, isAffirmative } from '@showcase/impact';
import { readCsv } from '@showcase/impact/csv';

const { parseEntities, summarizeEntity } = createImpact({
  services: { Pass: 'Digital Pass', Tax: 'Online Tax Return' },
  isAdopted: isAffirmative,
  units: { cost: 'EUR' },
  locale: 'de',
});

const table = `EntityName;UsingPass;AnnualcostsavingPass;UsingTax;AnnualtimesavingTax
Stadt Köln;TRUE;1.200,50 €;No;
Stadt Bonn;TRUE;about 5;TRUE;40`;

const warnings = [];
const [cologne = {}] = parseEntities(readCsv(table), {
  onWarning: ({ index, field, value, reason }) => {
    warnings.push(`${index} ${field}: ${reason} '${value}'`);
  },
});
const summary = summarizeEntity(cologne);

console.log(summary.costSaved); // 1200.5
console.log(summary.notAdoptedServices[0]); // 'Online Tax Return'
console.log(warnings[0]); // '1 AnnualcostsavingPass: unreadable-amount 'about 5''
