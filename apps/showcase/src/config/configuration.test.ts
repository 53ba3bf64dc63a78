import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { defaultConfiguration, forgetConfiguration, loadConfiguration } from './configuration.ts';

const answer = (response: () => Response) => {
  vi.stubGlobal('fetch', () => Promise.resolve().then(response));
};

describe('loadConfiguration', () => {
  beforeEach(() => {
    forgetConfiguration();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('uses the defaults of what a file lacks', async () => {
    answer(() => Response.json({ gridPortal: '/grid' }));
    expect(await loadConfiguration()).toEqual({ ...defaultConfiguration, gridPortal: '/grid' });
  });

  it.each([
    ['is not JSON', () => new Response('{ "gridPortal": ')],
    ['is missing', () => new Response('', { status: 404 })],
    [
      'cannot be fetched',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('that %s: says so once and uses the defaults', async (_, response) => {
    answer(response);
    expect(await loadConfiguration()).toEqual(defaultConfiguration);
    expect(console.error).toHaveBeenCalledOnce();
    expect(vi.mocked(console.error).mock.calls[0]?.[0]).toBe(
      'showcase.config.json could not be read; the defaults are used:',
    );
  });

  it('is fetched again until it can be read, and then replaces the defaults (H12)', async () => {
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const answers = ['{ "gridPortal": ', '', '{ "gridPortal": "/grid" }', '{}'];
    const fetch = vi.fn(() => Promise.resolve(new Response(answers.shift())));
    vi.stubGlobal('fetch', fetch);
    expect(await loadConfiguration()).toEqual(defaultConfiguration);
    await vi.advanceTimersByTimeAsync(2000 + 4000);
    expect(await loadConfiguration()).toMatchObject({ gridPortal: '/grid' });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(fetch).toHaveBeenCalledTimes(3);
    expect(console.error).toHaveBeenCalledOnce();
  });

  it('is fetched at once for a visitor who sends a request after a failure (H12)', async () => {
    const answers = ['{', '{ "gridPortal": "/grid" }'];
    answer(() => new Response(answers.shift()));
    await loadConfiguration();
    expect(await loadConfiguration()).toMatchObject({ gridPortal: '/grid' });
  });

  it('is fetched once', async () => {
    const fetch = vi.fn(() => Promise.resolve(new Response('{}')));
    vi.stubGlobal('fetch', fetch);
    await Promise.all([loadConfiguration(), loadConfiguration()]);
    expect(fetch).toHaveBeenCalledOnce();
    expect(console.error).not.toHaveBeenCalled();
  });
});
