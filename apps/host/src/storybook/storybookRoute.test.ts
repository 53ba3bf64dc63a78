import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { hostFolder, listen, startHost } from '../temporaryHost.ts';

const script = '\n  window.stories = 1;\n';
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const storybook = {
  'built/index.html': `<!doctype html><title>Storybook</title><script>${script}</script><script type="module" src="./a.js"></script>`,
  'built/iframe.html': '<!doctype html><base target="_parent" /><script type="module">1</script>',
  'built/index.json': '{"v":5}',
  'built/sb-manager/runtime.js': 'export {};',
};

async function startWithBook() {
  const folder = await hostFolder(storybook);
  return listen(folder, { storybook: join(folder, 'built') });
}

describe('a built Storybook', () => {
  it('is not served unless requested', async () => {
    const host = await startHost(storybook);
    expect((await host.get('/storybook/index.json')).status).toBe(404);
  });

  it('is served below its address, and the bare address redirects there', async () => {
    const host = await startWithBook();
    const { status, headers } = await host.get('/storybook');
    expect([status, headers.location]).toEqual([301, '/storybook/']);
    expect((await host.get('/storybook/')).text).toBe(storybook['built/index.html']);
    expect((await host.get('/storybook/iframe.html?id=a--b')).text).toBe(
      storybook['built/iframe.html'],
    );
    const json = await host.get('/storybook/index.json');
    expect(json.headers['content-type']).toBe('application/json; charset=utf-8');
    expect((await host.get('/storybook/sb-manager/runtime.js')).status).toBe(200);
  });

  it('has a policy that trusts only its own scripts', async () => {
    const host = await startWithBook();
    const policy = String((await host.get('/storybook/')).headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${hashOf(script)};`);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('unsafe-eval');
    const preview = await host.get('/storybook/iframe.html');
    expect(preview.headers['content-security-policy']).toContain(
      `script-src 'self' ${hashOf('1')};`,
    );
    expect(preview.headers['x-content-type-options']).toBe('nosniff');
  });

  it('leaves the policy of the app as it is', async () => {
    const host = await startWithBook();
    const { headers, text } = await host.get('/');
    expect(headers['content-security-policy']).toBe("frame-ancestors 'self'");
    expect(text).not.toContain('unsafe-inline');
  });

  it('reaches nothing outside its folder', async () => {
    const host = await startWithBook();
    for (const path of ['/storybook/../entities.json', '/storybook/..%2fentities.json'])
      expect((await host.get(path)).status).toBe(404);
    expect((await host.get('/storybook/', {}, 'POST')).status).toBe(405);
  });

  it('may be rebuilt while it is served', async () => {
    const host = await startWithBook();
    const changed = '<!doctype html><script>2</script>';
    await writeFile(join(host.folder, 'built/index.html'), changed);
    const answer = await host.get('/storybook/');
    expect(answer.text).toBe(changed);
    expect(answer.headers['content-security-policy']).toContain(hashOf('2'));
  });

  it('must exist', async () => {
    const folder = await hostFolder();
    await expect(listen(folder, { storybook: join(folder, 'built') })).rejects.toThrow(
      /^No built Storybook in .*built\. Run "pnpm storybook:build" first\.$/,
    );
  });
});
