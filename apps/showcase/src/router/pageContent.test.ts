import { afterEach, describe, expect, test, vi } from 'vitest';
import { MissingCode } from './lazyArea.tsx';
import { embeddedId, pageContent, type EmbeddedEntry } from './pageContent.ts';

const entries: Readonly<Record<string, string>> = { '/a/one': 'One', '/a/two': 'Two' };
const load = vi.fn(() => Promise.resolve((pathname: string) => entries[pathname.toLowerCase()]));
const contentOfA = () => pageContent((pathname) => /^\/a\//i.test(pathname), load);

/** A page whose HTML contains an entry. */
function embed(embedded: EmbeddedEntry) {
  const getElementById = (id: string) =>
    id === embeddedId ? { textContent: JSON.stringify(embedded) } : null;
  vi.stubGlobal('document', { getElementById });
}

afterEach(() => {
  vi.unstubAllGlobals();
  load.mockClear();
});

describe('page content', () => {
  test('comes with the page itself, in any case and with or without a slash', async () => {
    embed({ pathname: '/a/one', entry: 'One' });
    const content = contentOfA();
    for (const pathname of ['/a/one', '/A/One', '/a/one/']) {
      await content.preload(pathname);
      expect(content.entryAt(pathname)).toBe('One');
    }
    expect(load).not.toHaveBeenCalled();
  });

  test('is loaded once for all other pages', async () => {
    embed({ pathname: '/a/one', entry: 'One' });
    const content = contentOfA();
    await content.preload('/a/two');
    await content.preload('/a/three');
    await content.preload();
    expect(content.entryAt('/a/two')).toBe('Two');
    expect(content.entryAt('/a/three')).toBeUndefined();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('is not requested for addresses without content', () => {
    expect(contentOfA().entryAt('/b')).toBeUndefined();
  });

  test('that did not load throws until it does', async () => {
    const content = contentOfA();
    expect(() => content.entryAt('/a/two')).toThrow('before it was preloaded');
    load.mockRejectedValueOnce(new Error('The host is away.'));
    await content.preload('/a/two');
    expect(() => content.entryAt('/a/two')).toThrow(MissingCode);
    expect(() => content.entryAt('/a/two')).toThrow('The host is away.');
    await content.preload('/a/two');
    expect(content.entryAt('/a/two')).toBe('Two');
  });
});
