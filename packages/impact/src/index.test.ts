import { expect, test } from 'vitest';
import * as impact from './index.ts';

test('the package exports exactly these names', () => {
  expect(Object.keys(impact).sort()).toEqual([
    'createEntitySearch',
    'createFindings',
    'createImpact',
    'csvFileName',
    'entityName',
    'foldName',
    'isAffirmative',
    'uae',
  ]);
});
