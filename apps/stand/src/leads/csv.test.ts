import { readCsv } from '@showcase/impact/csv';
import { expect, it } from 'vitest';
import { formFields, submission } from '../../../host/src/formProvider/testRequests.ts';
import { csvHead, csvRow } from './csv.ts';
import type { StoredLead } from './leads.ts';

const lead: StoredLead = {
  ...{ id: 'an-id', portalId: '1234', formId: 'a-form_1', attempts: 1, body: '' },
  receivedAt: Date.parse('2026-11-21T08:00:00Z'),
  since: Date.parse('2026-11-21T09:00:00Z'),
  state: 'refused',
  reason: 'Because',
};

/** The cells of a row by column. */
function cellsOf(body: unknown, changes: Partial<StoredLead> = {}): Record<string, string> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const table = csvHead() + csvRow({ ...lead, ...changes, body: text });
  const [row = {}] = readCsv(table);
  return row as Record<string, string>;
}

it('has a column for everything', () => {
  const context = { pageUri: 'http://localhost/contact', pageName: 'Contact', hutk: 'abc' };
  expect(cellsOf(submission(formFields, { context, submittedAt: 1_700_000_000_000 }))).toEqual({
    received: '2026-11-21T08:00:00.000Z',
    state: 'refused',
    since: '2026-11-21T09:00:00.000Z',
    reason: 'Because',
    submitted: '2023-11-14T22:13:20.000Z',
    ...formFields,
    phone: "'+971 50 123 4567",
    'other fields': '',
    page: 'http://localhost/contact',
    'page name': 'Contact',
    hutk: 'abc',
    'portal id': '1234',
    'form id': 'a-form_1',
    id: 'an-id',
  });
});

it('begins with a byte order mark and ends lines as RFC 4180 asks', () => {
  expect(csvHead()).toMatch(/^\uFEFF"received","state",.*"id"\r\n$/);
  expect(csvRow({ ...lead, body: '{"fields":[]}' })).toMatch(
    /^"2026-11-21T08:00:00.000Z","refused",.*\r\n$/,
  );
});

it('keeps Arabic, quotes, commas and line breaks', () => {
  const message = 'مرحبا، "كيف" الحال؟\r\nHello, "you"\n👋';
  const cells = cellsOf(submission({ email: 'a@b.co', '0-2/name': 'ليلى حداد', message }));
  expect(cells).toMatchObject({ '0-2/name': 'ليلى حداد', message });
});

it.each([
  ['=1+1', "'=1+1"],
  ['+1+1', "'+1+1"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1', "'＝1"],
  ['=cmd|"/C calc"!A1', '\'=cmd|"/C calc"!A1'],
  ['\0=1+1', "'=1+1"],
  ['\n=1+1', "'\n'=1+1"],
  ['Hello;=1+1', "Hello;'=1+1"],
  [' =1', " '=1"],
])('guards the cell %j, wherever it comes from: %j (K10)', (value, guarded) => {
  const body = submission({ message: value, [value]: 'x' }, { context: { pageName: value } });
  const cells = cellsOf(body, { reason: value });
  expect(cells).toMatchObject({
    message: guarded,
    reason: guarded,
    'page name': guarded,
    'other fields': `${guarded}=x`,
  });
});

it.each(['a=1', "'=1", '-5', '1-1', '', 'ب='])('leaves the cell %j as it is', (value) => {
  expect(cellsOf(submission({ message: value }))['message']).toBe(value);
});

it('joins the values of a repeated field, and fields without a column', () => {
  const fields = [
    { name: 'company', value: 'One' },
    { name: 'company', value: 'Two' },
    { name: 'budget', value: '7' },
    { name: 'city', value: 'Dubai' },
  ];
  expect(cellsOf({ fields })).toMatchObject({
    company: 'One; Two',
    'other fields': 'budget=7; city=Dubai',
  });
});

it.each(['', 'null', '{"fields":', '{"fields":"x"}'])('survives the edited body %j', (body) => {
  expect(cellsOf(body)).toMatchObject({ id: 'an-id', email: '', submitted: '' });
});

it('shows a time outside the range of dates as a number', () => {
  expect(cellsOf(submission({}, { submittedAt: 1e300 }))['submitted']).toBe('1e+300');
});
