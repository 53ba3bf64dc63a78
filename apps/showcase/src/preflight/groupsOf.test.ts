import { describe, expect, it } from 'vitest';
import { ok, problem, type Check, type CheckSection, type Finding } from './check.ts';
import { groupsOf } from './groupsOf.ts';

const check = (id: string, isOutside = false): Check => ({
  id,
  label: id.toUpperCase(),
  isOutside,
  run: () => ok(''),
});
const sections: readonly CheckSection[] = [
  { title: 'Own', checks: [check('own')] },
  { title: 'Outside', checks: [check('a', true), check('b', true)] },
];
const silent: Finding = { ...problem('It does not answer.', 'Replace it.'), network: 'silent' };
const answering: Finding = { ...ok('It answers.'), network: 'answers' };
const dead: Finding = { ...problem('It answers with 404.'), network: 'answers' };

const statesOf = (findings: Readonly<Record<string, Finding>>, isOnline = true) =>
  groupsOf(sections, new Map(Object.entries(findings)), isOnline).flatMap(({ entries }) =>
    entries.map(({ id, state }) => `${id} ${state}`),
  );

describe('groupsOf', () => {
  it('keeps the order of the checks, whichever finishes first', () => {
    expect(statesOf({ b: answering })).toEqual(['own checking', 'a checking', 'b ok']);
  });

  it('shows what was found', () => {
    const [, outside] = groupsOf(sections, new Map([['a', dead]]), true);
    expect(outside).toEqual({
      title: 'Outside',
      entries: [
        { id: 'a', label: 'A', state: 'problem', found: 'It answers with 404.' },
        { id: 'b', label: 'B', state: 'checking' },
      ],
    });
  });

  it('calls a missing answer a problem once another address has answered', () => {
    expect(statesOf({ a: silent, b: answering })).toContain('a problem');
    expect(statesOf({ a: silent, b: dead })).toContain('a problem');
  });

  it('does not judge a missing answer until every external address was asked', () => {
    expect(statesOf({ a: silent })).toContain('a checking');
  });

  it('calls them one warning if no external address answers: the network is off', () => {
    const findings = { own: problem('Broken.'), a: silent, b: silent };
    expect(statesOf(findings)).toEqual(['own problem', 'a+b warning']);
    const entryOf = (isOnline: boolean) =>
      groupsOf(sections, new Map(Object.entries(findings)), isOnline)[1]?.entries[0];
    expect(entryOf(true)?.label).toBe('2 addresses: A and B');
    const textsOf = (isOnline: boolean) => entryOf(isOnline)?.found;
    expect(textsOf(true)).toBe('No network: no outside address answers.');
    expect(textsOf(false)).toBe('No network: this computer is not connected.');
  });

  it('trusts an answer more than the browser', () => {
    expect(statesOf({ a: silent, b: answering }, false)).toContain('a problem');
  });
});
