import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStand } from '../apps/stand/src/standProcess.ts';
import { get } from './answers.ts';
import { startProxy, type Server } from './servers.ts';

describe('the host behind nginx', () => {
  let folder: string;
  let host: Awaited<ReturnType<typeof startStand>>;
  let server: Server;

  const requests = () => join(folder, 'requests.db');
  const submit = () =>
    get(server.origin, '/submissions/v3/integration/submit/1/a', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fields: [{ name: 'email', value: 'maryam@show.example' }] }),
    });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'showcase-host-'));
    host = await startStand(['--leads', requests()]);
    server = await startProxy(folder, host.address);
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

  it('sends the headers of the host, and strict transport', async () => {
    for (const path of ['/', '/media/agents.avif', '/api/entities', '/projects/nowhere']) {
      const secure = { headers: { 'x-forwarded-proto': 'https' } };
      const expected = await get(host.address, path, secure);
      const answer = await get(server.origin, path);
      expect(answer.status, path).toBe(expected.status);
      expect(answer.body.equals(expected.body), path).toBe(true);
      // nginx adds these, or has its own.
      const own = ['date', 'connection', 'server', 'keep-alive', 'transfer-encoding'];
      const headers = Object.fromEntries(
        Object.entries(answer.headers).filter(([name]) => !own.includes(name)),
      );
      expect(expected.headers, path).toMatchObject(headers);
      expect(headers, path).toHaveProperty('content-security-policy');
      expect(headers['strict-transport-security'], path).toContain('max-age=');
    }
  });

  it('sends a part of a film', async () => {
    const headers = { range: 'bytes=100-199' };
    expect((await get(server.origin, '/media/agents.mp4', { headers })).status).toBe(206);
  });

  it("doesn't show the presenter's pages", async () => {
    expect((await get(server.origin, '/dev/submissions')).status).toBe(404);
  });

  it('keeps requests, and slows down an address that sends many', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, submit));
    const accepted = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 429);
    expect(accepted.length).toBeGreaterThanOrEqual(25);
    expect(refused.length).toBeGreaterThan(0);
    expect(accepted.length + refused.length).toBe(60);
    await host.stop();
    const database = new DatabaseSync(requests());
    const bodies = database.prepare('SELECT body FROM requests').all();
    database.close();
    expect(bodies).toHaveLength(accepted.length);
    expect(JSON.stringify(bodies)).toContain('maryam@show.example');
  });
});

it('the service may hardly do anything but serve', () => {
  const unit = fileURLToPath(new URL('host/showcase.service', import.meta.url));
  // systemd rates a service without any restriction with 9.6 of 10 for its exposure.
  const args = ['security', '--offline=true', '--threshold=15', unit];
  const { status, stdout } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
  expect(status, stdout).toBe(0);
});
