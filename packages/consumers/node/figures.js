import { createEntitySearch, createImpact, uae } from '@showcase/impact';

const english = createImpact(uae.en);
const arabic = createImpact(uae.ar);

const entities = english.parseEntities([
  { EntityName: 'Ministry of Health', UsingVPN: true, AnnualcostsavingVPN: '1.8M' },
  { EntityName: 'Ministry of Trade', UsingGSB: 'yes', AnnualcostsavingGSB: '820,500' },
]);

const { search } = createEntitySearch(entities);
const [position = 0] = search('trade'); // 1
const summary = english.summarizeEntity(entities[position] ?? {});

console.log(summary.adoptedCount); // 1
console.log(summary.adoptedPercentage); // 4
console.log(summary.totalCostSaved); // '820.5K AED'
console.log(arabic.formatTotal(summary.costSaved, 'cost')); // '820.5 ألف درهم'
console.log(summary.adoptedServices[0]?.serviceName); // 'GSB'
