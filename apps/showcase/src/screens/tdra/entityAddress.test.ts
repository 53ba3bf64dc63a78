import { describe, expect, it } from 'vitest';
import { entityAddress, entityAt } from './entityAddress.ts';

const list = ['A & B', 'Twin', '', 'Twin', 'هيئة', '__proto__'].map((EntityName) => ({
  EntityName,
}));

describe('the address of an entity', () => {
  it('leads back to it, even when names repeat', () => {
    for (const position of [0, 1, 3, 4, 5]) {
      const parameters = new URLSearchParams(entityAddress(list, position));
      expect(entityAt(list, parameters)).toBe(list[position]);
    }
  });

  it('is empty for a nameless entity and for none', () => {
    expect(entityAddress(list, 2)).toBe('');
    expect(entityAddress(list, 99)).toBe('');
  });

  it.each([
    '',
    'entity=Nobody',
    'entity=Twin&number=3',
    'entity=Twin&number=x',
    'entity=Twin&number=-1',
    'entity=',
  ])('names nobody as "%s"', (search) => {
    expect(entityAt(list, new URLSearchParams(search))).toBeUndefined();
  });
});
