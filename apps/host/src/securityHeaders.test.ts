import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { captureErrors, startHost, type Answer } from './temporaryHost.ts';

/** The Content-Security-Policy by directive. */
function policyOf({ headers }: Answer): ReadonlyMap<string, readonly string[]> {
  const header = headers['content-security-policy'];
  return new Map(
    String(header)
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...sources]) => [name, sources] as const),
  );
}

const nonceOf = (answer: Answer) =>
  /'nonce-([^']+)'/.exec(policyOf(answer).get('script-src')?.join(' ') ?? '')?.[1] ?? '';

async function policyWith(configuration: unknown) {
  const host = await startHost({ 'config.json': JSON.stringify(configuration) });
  return policyOf(await host.get('/'));
}

describe('the nonce', () => {
  it.each(['/', '/projects/tdra/impact', '/nowhere', '/projects/nowhere'])(
    'of %s is in the header and everywhere the page needs it',
    async (path) => {
      const answer = await (await startHost()).get(path);
      const nonce = nonceOf(answer);
      expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
      expect(policyOf(answer).get('style-src')).toContain(`'nonce-${nonce}'`);
      expect(answer.text.split(`nonce="${nonce}"`)).toHaveLength(3);
      expect(answer.text).not.toContain('__CSP_NONCE__');
    },
  );

  it('is new in every response', async () => {
    const host = await startHost();
    const answers = await Promise.all(Array.from({ length: 20 }, () => host.get('/')));
    expect(new Set(answers.map(nonceOf)).size).toBe(20);
    for (const answer of answers) expect(answer.text).toContain(`nonce="${nonceOf(answer)}"`);
  });
});

describe('the policy of a page', () => {
  it.each(['/', '/nowhere'])('of %s allows nothing that it does not name', async (path) => {
    const answer = await (await startHost()).get(path);
    const policy = policyOf(answer);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'self'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
    expect(policy.get('script-src')).toEqual(["'self'", `'nonce-${nonceOf(answer)}'`]);
    expect(policy.get('style-src')).toEqual(["'self'", `'nonce-${nonceOf(answer)}'`]);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    const text = String(answer.headers['content-security-policy']);
    expect(text).not.toMatch(/unsafe-inline|unsafe-eval|unsafe-hashes|\*/);
  });

  it('names no other origin without a configuration', async () => {
    const policy = policyOf(await (await startHost()).get('/'));
    expect(policy.get('connect-src')).toEqual(["'self'"]);
    expect(policy.get('frame-src')).toEqual(["'self'"]);
    expect(policy.get('media-src')).toEqual(["'self'", 'blob:']);
  });

  it('names the exact origins of the configuration', async () => {
    const policy = await policyWith({
      entitiesHost: 'https://entities.example/base/path?query',
      contactForm: { host: 'https://forms.example:8443/x', portalId: '1', formId: '2' },
      videos: {
        product: 'https://videos.example/a.mp4',
        dubaiNow: { marriage: { en: 'http://127.0.0.1:9000/b', ar: 'https://VIDEOS.example/c' } },
      },
      gridPortal: 'https://user:pass@grid.example/portal#x',
    });
    const embedded = ['https://grid.example', 'https://videos.example', 'http://127.0.0.1:9000'];
    const fetched = ['https://entities.example', 'https://forms.example:8443'];
    const sorted = (name: string) => policy.get(name)?.toSorted();
    expect(sorted('frame-src')).toEqual(["'self'", ...embedded].toSorted());
    expect(sorted('media-src')).toEqual(["'self'", 'blob:', ...embedded].toSorted());
    expect(sorted('connect-src')).toEqual(["'self'", ...fetched, ...embedded].toSorted());
    expect(policy.get('script-src')).toHaveLength(2);
  });

  it.each([
    '',
    'junk',
    '/media/video.mp4',
    '//evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'blob:https://evil.example/x',
    'ftp://evil.example',
    'file:///etc/passwd',
    'https://*',
    'https://*.evil.example',
    "https://a'unsafe-inline'",
    'https://a;script-src',
    'https://a,b',
    "https://a; script-src 'unsafe-inline'",
    7,
    null,
    true,
    [],
    {},
  ])('ignores %j', async (value) => {
    const policy = await policyWith({
      entitiesHost: value,
      contactForm: { host: value },
      videos: { product: value, more: [value] },
      gridPortal: value,
    });
    expect(policy.get('connect-src')).toEqual(["'self'"]);
    expect(policy.get('frame-src')).toEqual(["'self'"]);
    expect(policy.get('media-src')).toEqual(["'self'", 'blob:']);
    expect(policy.size).toBe(15);
  });

  it.each([null, [], 'text', 7, { contactForm: null, videos: 'https://one.example/v' }])(
    'survives the configuration %j',
    async (configuration) => {
      const policy = await policyWith(configuration);
      expect(policy.get('default-src')).toEqual(["'none'"]);
      expect(policy.get('connect-src')).toContain("'self'");
    },
  );

  it('follows the configuration without a restart', async () => {
    const host = await startHost({ 'config.json': '{}' });
    expect(policyOf(await host.get('/')).get('frame-src')).toEqual(["'self'"]);
    const file = join(host.folder, 'config.json');
    await writeFile(file, '{"gridPortal":"https://grid.example/"}');
    expect(policyOf(await host.get('/')).get('frame-src')).toContain('https://grid.example');

    captureErrors();
    await writeFile(file, '{"gridPortal":');
    expect(policyOf(await host.get('/')).get('frame-src')).toContain('https://grid.example');
  });
});

describe('other headers', () => {
  it.each(['/', '/assets/app-abc.js', '/favicon.svg', '/api/entities', '/api/x', '/nowhere'])(
    'of %s are safe',
    async (path) => {
      const { headers } = await (await startHost()).get(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': path === '/api/entities' ? 'cross-origin' : 'same-origin',
      });
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
      expect(headers['content-type']).toBeDefined();
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['strict-transport-security']).toBeUndefined();
    },
  );

  it('of a refused request are safe', async () => {
    const { headers } = await (await startHost()).get('/%');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
  });

  it('deny features that pages do not use', async () => {
    const { headers } = await (await startHost()).get('/');
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb']) {
      expect(headers['permissions-policy']).toContain(`${feature}=()`);
    }
  });

  it('demand TLS only behind a proxy that speaks it', async () => {
    const { headers } = await (await startHost()).get('/', { 'x-forwarded-proto': 'https' });
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
  });
});
