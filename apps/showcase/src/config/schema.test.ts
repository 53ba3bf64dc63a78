import { describe, expect, it } from 'vitest';
import { defaultConfiguration } from './defaults.ts';
import { parseConfiguration } from './schema.ts';

describe('parseConfiguration', () => {
  it('fills in the defaults', () => {
    expect(parseConfiguration({})).toEqual(defaultConfiguration);
    expect(parseConfiguration({ externalProjects: {} })).toEqual(defaultConfiguration);
  });

  it('takes an origin, without its final slash', () => {
    const { entitiesHost } = parseConfiguration({ entitiesHost: 'https://events.example/' });
    expect(entitiesHost).toBe('https://events.example');
  });

  it.each([
    [{ entitiesHost: 7 }, 'entitiesHost'],
    [{ entitiesHost: 'javascript:alert(1)' }, 'entitiesHost'],
    [{ externalProjects: { m42: 'data:text/html,x' } }, 'externalProjects.m42'],
    [{ externalProjects: { m43: 'https://x.example' } }, 'externalProjects.m43'],
    [{ entitesHost: '' }, 'entitesHost'],
    [[], 'the file'],
    [null, 'the file'],
  ])('names the key that is wrong in %j', (value, key) => {
    expect(() => parseConfiguration(value)).toThrow(`${key}:`);
  });
});
