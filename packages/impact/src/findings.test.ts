import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFindings, createImpact, isAffirmative, uae } from './index.ts';
import { readCsvTable } from './csv.ts';

const { parseEntities } = createImpact(uae.en);

/** The findings about a list. */
function findingsIn(list: unknown, lineOf?: (index: number) => number | undefined) {
  const { onWarning, sentences } = createFindings({ lineOf });
  parseEntities(list, { onWarning });
  return sentences();
}

const adopted = (value: unknown) => [
  { EntityName: 'A', UsingVPN: 'x', AnnualcostsavingVPN: value },
];

test('findings name line, field, value and what it counts as, and how many more there are (E15)', () => {
  const table = `EntityName,UsingVPN,UsingGSB,UsingMPLS,AnnualcostsavingVPN,AnnualcostsavingGSB
Desert Office,FALSE,No,#N/A,"AED 1,200",(500)
`;
  const { records, lines } = readCsvTable(table);
  expect(findingsIn(records, (index) => lines[index])).toEqual([
    'line 2, UsingMPLS: "#N/A" counts as adopted.',
    'line 2, UsingVPN: "FALSE" counts as adopted.',
    'line 2, AnnualcostsavingVPN: "AED 1,200" counts as 0.',
    'and 2 more',
  ]);
});

test.each([
  ['AED 45,000.00', 'entry 1, AnnualcostsavingVPN: "AED 45,000.00" counts as 0.'],
  ['1.200,50', 'entry 1, AnnualcostsavingVPN: "1.200,50" counts as 1.2005.'],
  ['(500)', 'entry 1, AnnualcostsavingVPN: "(500)" counts as 0.'],
  ['12%', 'entry 1, AnnualcostsavingVPN: "12%" counts as 0.'],
  ['#N/A', 'entry 1, AnnualcostsavingVPN: "#N/A" counts as 0.'],
  [true, 'entry 1, AnnualcostsavingVPN: true counts as 0.'],
  [[5], 'entry 1, AnnualcostsavingVPN: a list counts as 0.'],
  ['x'.repeat(100), `entry 1, AnnualcostsavingVPN: "${'x'.repeat(40)}…" counts as 0.`],
])('the amount %j is a finding (E15)', (value, finding) => {
  expect(findingsIn(adopted(value))).toEqual([finding]);
});

test.each(['No', '0', 'FALSE', '#N/A', 'FALSCH', 'No\u200f', 'planned'])(
  'the adoption %j is a finding (E15)',
  (value) => {
    expect(findingsIn([{ EntityName: 'A', UsingVPN: value }])).toEqual([
      `entry 1, UsingVPN: ${JSON.stringify(value)} counts as adopted.`,
    ]);
  },
);

test('an ignored column is one finding (E15)', () => {
  const record = { EntityName: 'A', AnnualCostSavingVPN: '1', UsingFax: 'x' };
  expect(findingsIn([record, record, record])).toEqual([
    'The column AnnualCostSavingVPN is ignored; the name is AnnualcostsavingVPN.',
    'The column UsingFax is ignored; there is no such service.',
  ]);
});

test('members that cannot be shown are findings', () => {
  expect(findingsIn(null)).toEqual(['The list is not a list of records.']);
  expect(findingsIn([7, {}])).toEqual([
    'entry 1 is not a record and is left out.',
    'entry 2 has no EntityName, so no search finds it.',
  ]);
});

test('a list without faults has no findings', () => {
  expect(findingsIn(adopted('1,200'))).toEqual([]);
});

test('the findings are those of the functions that read the list', () => {
  const { onWarning, sentences } = createFindings();
  createImpact({ ...uae.en, dataLocale: 'de', isAdopted: isAffirmative }).parseEntities(
    [{ EntityName: 'A', UsingVPN: 'No', UsingGSB: 'ja', AnnualcostsavingGSB: '1.200,50 €' }],
    { onWarning },
  );
  expect(sentences()).toEqual([]);
});

test('no list throws, and there are never more than four lines', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.array(fc.object())), (list) => {
      expect(findingsIn(list).length).toBeLessThanOrEqual(4);
    }),
  );
});
