import { parseConfiguration } from '@showcase/content/configuration';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findStartAddress, startPath } from './startAddress.ts';

describe('startPath', () => {
  it.each([
    [{}, '/'],
    [{ language: 'ar' }, '/ar'],
    [{ kiosk: {} }, '/projects/tdra/screensaver'],
    [{ language: 'ar', kiosk: {} }, '/ar/projects/tdra/screensaver'],
    [{ kiosk: { attractLoop: '/projects', home: '/en' } }, '/projects'],
    [{ kiosk: { attractLoop: null } }, '/'],
    [{ kiosk: { language: 'ar', attractLoop: null } }, '/ar'],
    [{ kiosk: { attractLoop: null, home: '/projects' } }, '/projects'],
  ])('of %j is %s', (file, path) => {
    expect(startPath(parseConfiguration(file).configuration)).toBe(path);
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

  it('gives up when aborted', async () => {
    const end = new AbortController();
    const waiting = findStartAddress(await hostAnswering(undefined), end.signal);
    end.abort();
    await expect(waiting).rejects.toThrow(/abort/i);
  });
});
