import { expect, test } from 'vitest';
import * as impact from './index.ts';

test('the package exports exactly these names', () => {
  expect(Object.keys(impact).sort()).toEqual([
    'SERVICE_KEYS',
    'SERVICE_NAMES',
    'TABLE_TEXTS',
    'TOTAL_SERVICES',
    'UNITS',
    'createEntitySearch',
    'createFindings',
    'createImpact',
    'csvFileName',
    'entityCsv',
    'entityName',
    'foldName',
    'formatCompact',
    'formatNumber',
    'formatTotal',
    'isAffirmative',
    'parseAmount',
    'parseEntities',
    'searchEntities',
    'serviceName',
    'summarizeEntity',
  ]);
});
