import { describe, expect, it } from 'vitest';
import { ok, problem, warning, type Check, type CheckSection, type Finding } from './check.ts';
import { groupsOf } from './groupsOf.ts';

const check = (id: string): Check => ({ id, label: id.toUpperCase(), run: () => ok('') });
const sections: readonly CheckSection[] = [
  { title: 'Own', things: 'parts', checks: [check('own')] },
  { title: 'Links', things: 'links', checks: ['a', 'b', 'c'].map(check) },
];
const silent: Finding = { ...problem('It does not answer.', 'Replace it.'), network: 'silent' };
const answering: Finding = { ...ok('It answers.'), network: 'answers', many: 'answer' };
const dead: Finding = { ...problem('It answers with 404.'), network: 'answers' };
const app: Finding = { ...warning('It opens an app.', 'Press it.'), many: 'open apps' };

const rowsOf = (findings: Readonly<Record<string, Finding>>) =>
  groupsOf(sections, new Map(Object.entries(findings))).flatMap(({ rows }) => rows);
const statesOf = (findings: Readonly<Record<string, Finding>>) =>
  rowsOf(findings).map(({ ids, state }) => `${ids.join('+')} ${state}`);

describe('groupsOf', () => {
  it('keeps the order of the checks', () => {
    expect(statesOf({ b: app, own: ok('Fine.'), a: dead })).toEqual([
      'own ok',
      'a problem',
      'b warning',
    ]);
  });

  it('shows what was found', () => {
    expect(groupsOf(sections, new Map([['a', dead]]))[1]).toEqual({
      title: 'Links',
      rows: [{ ids: ['a'], label: 'A', state: 'problem', found: 'It answers with 404.' }],
    });
  });

  it('joins findings of one kind in one line', () => {
    expect(rowsOf({ a: answering, b: app, c: answering })).toMatchObject([
      { ids: ['a', 'c'], label: '2 links answer', state: 'ok', found: 'A and C.' },
      { ids: ['b'], label: 'B', found: 'It opens an app.' },
    ]);
  });

  it('calls a missing answer a problem if another address answers', () => {
    expect(statesOf({ a: silent, b: answering })).toContain('a problem');
    expect(statesOf({ a: silent, b: dead })).toContain('a problem');
  });

  it('calls them one warning if no external address answers: the network is off', () => {
    const findings = { own: problem('Broken.'), a: silent, b: app, c: silent };
    expect(statesOf(findings)).toEqual(['own problem', 'a+c warning', 'b warning']);
    expect(rowsOf(findings)[1]).toMatchObject({
      label: '2 links need a network',
      found: 'A and C.',
      action: 'Connect this computer and check again, or do without.',
    });
    expect(rowsOf({ a: silent })).toMatchObject([
      { label: 'A', found: 'No network: no outside address answers.' },
    ]);
  });
});
