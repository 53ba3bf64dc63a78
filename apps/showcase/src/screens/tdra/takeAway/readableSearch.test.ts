import { describe, expect, it } from 'vitest';
import { entityAddress, entityAt } from '../entityAddress.ts';
import { readableSearch } from './readableSearch.ts';

const names = ['Dubai Police', 'هيئة المثال', 'A & B #1', '100%41', 'هيئة & “x”', 'Twin', 'Twin'];
const list = [...names, '😀'].map((EntityName) => ({ EntityName }));
const addressOf = (index: number) => readableSearch(entityAddress(list, index));

describe('the readable address of an entity', () => {
  it('keeps letters beyond ASCII as they are', () => {
    expect(addressOf(0)).toBe('?entity=Dubai+Police');
    expect(addressOf(1)).toBe('?entity=هيئة+المثال');
    expect(addressOf(2)).toBe('?entity=A+%26+B+%231');
    expect(addressOf(6)).toBe('?entity=Twin&number=2');
  });

  it.each([...list.keys()])('leads back to entity %i, as a browser reads it', (index) => {
    const { searchParams } = new URL(addressOf(index), 'https://show.example');
    expect(entityAt(list, searchParams)).toBe(list[index]);
  });
});
