import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { watchPages } from './watchPages.ts';

/** A browser at the other end of the pipe. */
function watch() {
  const commands = new PassThrough();
  const events = new PassThrough();
  const onCrash = vi.fn();
  watchPages(commands, events, onCrash);
  const send = async (...messages: readonly object[]) => {
    events.write(messages.map((message) => `${JSON.stringify(message)}\0`).join(''));
    await setImmediate();
  };
  const received = () =>
    String(commands.read() ?? '')
      .split('\0')
      .filter(Boolean)
      .map((text) => JSON.parse(text) as { readonly method: string });
  const closed = () => received().filter(({ method }) => method === 'Target.closeTarget');
  return { commands, events, onCrash, send, received, closed };
}

const created = (targetId: string, type: string, url = 'http://localhost:4173/') => ({
  method: 'Target.targetCreated',
  params: { targetInfo: { targetId, type, url } },
});
const crashed = (targetId: string) => ({ method: 'Target.targetCrashed', params: { targetId } });
const close = (targetId: string): unknown =>
  expect.objectContaining({ method: 'Target.closeTarget', params: { targetId } });

it('subscribes to pages', () => {
  expect(watch().received()).toEqual([
    expect.objectContaining({ method: 'Target.setDiscoverTargets', params: { discover: true } }),
  ]);
});

describe('a crash', () => {
  it('of a frame or of a closed page is not reported', async () => {
    const { send, onCrash } = watch();
    const destroyed = { method: 'Target.targetDestroyed', params: { targetId: 'A' } };
    await send(created('A', 'page'), created('B', 'iframe'), crashed('B'), destroyed, crashed('A'));
    expect(onCrash).not.toHaveBeenCalled();
  });

  it('is reported if its message comes in pieces', async () => {
    const { send, events, onCrash } = watch();
    await send(created('A', 'page'));
    for (const character of `${JSON.stringify(crashed('A'))}\0`) events.write(character);
    await setImmediate();
    expect(onCrash).toHaveBeenCalledOnce();
  });
});

describe('a page', () => {
  it.each([
    'chrome://newtab/',
    'devtools://devtools/x.html',
    'view-source:http://localhost/',
    'https://support.google.com/chrome/',
  ])('of the browser itself is closed: %s', async (url) => {
    const { send, closed } = watch();
    await send(created('A', 'page', url));
    expect(closed()).toEqual([close('A')]);
  });

  it('that turns into a browser page is closed', async () => {
    const { send, closed } = watch();
    await send(created('A', 'page', ''));
    expect(closed()).toEqual([]);
    const { params } = created('A', 'page', 'chrome://history/');
    await send({ method: 'Target.targetInfoChanged', params });
    expect(closed()).toEqual([close('A')]);
  });

  it.each(['http://localhost:4173/', 'https://m42.ae/', 'about:blank', ''])(
    'of the web stays open: %j',
    async (url) => {
      const { send, closed } = watch();
      await send(created('A', 'page', url));
      expect(closed()).toEqual([]);
    },
  );
});

it('survives a browser that has ended', async () => {
  const { commands, events, onCrash } = watch();
  commands.destroy(new Error('EPIPE'));
  events.destroy(new Error('ECONNRESET'));
  await setImmediate();
  expect(onCrash).not.toHaveBeenCalled();
});
