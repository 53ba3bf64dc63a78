import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { captureErrors, startHost } from '../temporaryHost.ts';

const address = '/api/entities';
const named = (...names: readonly string[]) => names.map((EntityName) => ({ EntityName }));
const list = (...names: readonly string[]) => JSON.stringify(named(...names));

async function startWithList() {
  const host = await startHost();
  const read = async () => JSON.parse((await host.get(address)).text) as unknown;
  const waitFor = (...names: readonly string[]) =>
    vi.waitFor(async () => {
      expect(await read()).toEqual(named(...names));
    }, 3000);
  return { ...host, file: join(host.folder, 'entities.json'), read, waitFor };
}

describe('GET /api/entities', () => {
  it('sends the list as JSON, to other origins too', async () => {
    const host = await startHost({ 'entities.json': `\uFEFF${list('<script>', 'دبي')}` });
    const answer = await host.get(address, { origin: 'https://other.example' });
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toEqual(named('<script>', 'دبي'));
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('responds to OPTIONS', async () => {
    const headers = { origin: 'https://other.example', 'access-control-request-method': 'GET' };
    const answer = await (await startHost()).get(address, headers, 'OPTIONS');
    expect(answer.status).toBe(204);
    expect(answer.headers['access-control-allow-methods']).toMatch(/^GET,\s?HEAD$/);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('refuses %s', async (method) => {
    const answer = await (await startHost()).get(address, {}, method);
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toMatch(/^GET, HEAD/);
  });

  it('gets a new tag when the list changes', async () => {
    const host = await startWithList();
    const { etag = '' } = (await host.get(address)).headers;
    expect(await host.get(address, { 'if-none-match': etag })).toMatchObject({ status: 304 });
    await writeFile(host.file, list('Second'));
    await host.waitFor('Second');
    expect(await host.get(address, { 'if-none-match': etag })).toMatchObject({ status: 200 });
  });
});

it('serves the new list after an edit, and keeps it after a broken edit', async () => {
  const errors = captureErrors();
  const host = await startWithList();
  expect(await host.read()).toEqual(named('First'));
  await writeFile(host.file, list('First', 'Second'));
  await host.waitFor('First', 'Second');

  await writeFile(host.file, '[\n{"EntityName":"Third"},\noops]\n');
  await vi.waitFor(() => {
    expect(errors).toHaveBeenCalled();
  }, 3000);
  expect(errors.mock.calls[0]?.[0]).toContain(`${host.file}:3: `);
  expect(errors.mock.calls[0]?.[0]).toMatch(/token 'o'/);
  expect(await host.read()).toEqual(named('First', 'Second'));

  await writeFile(host.file, list('Fourth'));
  await host.waitFor('Fourth');
  expect(errors).toHaveBeenCalledOnce();
});
