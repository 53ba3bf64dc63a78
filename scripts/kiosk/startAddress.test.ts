import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findStartAddress, startPath } from './startAddress.ts';

describe('startPath', () => {
  it.each([
    [{}, '/projects/tdra/screensaver'],
    [{ kiosk: { attractLoop: '/projects', home: '/en' } }, '/projects'],
    [{ kiosk: { attractLoop: null } }, '/'],
    [{ language: 'ar' }, '/ar/projects/tdra/screensaver'],
    [{ kiosk: { language: 'ar', attractLoop: null } }, '/ar'],
    [{ language: 'xx', kiosk: null }, '/'],
    [{ kiosk: { attractLoop: null, home: '/projects' } }, '/projects'],
    [{ kiosk: { attractLoop: null, home: 'https://evil.example' } }, '/'],
    [{ kiosk: { attractLoop: '//evil.example' } }, '/projects/tdra/screensaver'],
    [{ kiosk: { attractLoop: 7 } }, '/projects/tdra/screensaver'],
    [{ kiosk: null }, '/'],
    [null, '/projects/tdra/screensaver'],
  ])('of %j is %s', (configuration, path) => {
    expect(startPath(configuration)).toBe(path);
  });
});

describe('findStartAddress', () => {
  /** A host that gives these answers in turn, then the last one again; undefined drops the connection. */
  async function hostAnswering(...answers: readonly (string | undefined)[]) {
    let count = 0;
    const server = createServer((_request, response) => {
      const answer = answers[Math.min(count, answers.length - 1)];
      count += 1;
      if (answer === undefined) response.destroy();
      else response.writeHead(answer === '' ? 500 : 200).end(answer);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.close();
    });
    return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  }
  const never = new AbortController().signal;

  it('waits until the host answers', async () => {
    const origin = await hostAnswering(undefined, '', '{"kiosk":{"attractLoop":"/a?b=c"}}');
    expect(await findStartAddress(origin, never)).toBe(`${origin}/a?b=c`);
  });

  it('begins at the default loop if the file is not JSON', async () => {
    const origin = await hostAnswering('{');
    expect(await findStartAddress(origin, never)).toBe(`${origin}/projects/tdra/screensaver`);
  });

  it('gives up when aborted', async () => {
    const end = new AbortController();
    const waiting = findStartAddress(await hostAnswering(undefined), end.signal);
    end.abort();
    await expect(waiting).rejects.toThrow(/abort/i);
  });
});
