import { describe, expect, it } from 'vitest';
import { growthOf } from './growth.ts';

const visits = (count: number, at: (visit: number) => number) =>
  Array.from({ length: count }, (_, visit) => ({
    listeners: 400,
    nodes: at(visit),
    heap: 20_000_000,
  }));

describe('growthOf', () => {
  it('finds what grows with every visit, and names it', () => {
    expect(growthOf(visits(40, (visit) => 3000 + visit * 40))).toEqual([
      'The page holds more nodes: 3600, then 4400.',
    ]);
  });

  it('takes warming up, noise and a single late visit for no growth', () => {
    expect(growthOf(visits(40, (visit) => Math.min(visit, 8) * 400))).toEqual([]);
    expect(growthOf(visits(40, (visit) => 3000 + (visit % 3) * 90))).toEqual([]);
    expect(growthOf(visits(40, (visit) => (visit === 39 ? 90_000 : 3000)))).toEqual([]);
  });

  it('says nothing after a few visits', () => {
    expect(growthOf(visits(9, (visit) => visit * 9000))).toEqual([]);
  });
});
