import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { staticPage } from './staticPage.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const nothing = { connect: [], embed: [] };
const page = `<html><head><meta charset="utf-8" /><title>A</title>
<meta property="csp-nonce" content="" nonce="__CSP_NONCE__">
<style nonce="__CSP_NONCE__">a{}</style><script nonce="__CSP_NONCE__">b()</script>
<script nonce="__CSP_NONCE__" src="/c.js"></script><script>d()</script></head></html>`;

function policyOf(html: string) {
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
  return new Map(
    policy.split('; ').map((part) => {
      const [name = '', ...sources] = part.split(' ');
      return [name, sources] as const;
    }),
  );
}

describe('a page without a host', () => {
  it('names its own scripts and styles by hash, and no others', () => {
    const policy = policyOf(staticPage(page, nothing));
    expect(policy.get('script-src')).toEqual(["'self'", hash('b()')]);
    // Styles that scripts add begin as an empty element.
    expect(policy.get('style-src')).toEqual(["'self'", hash('a{}'), hash('')]);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
  });

  it('holds no placeholder, and its policy comes before everything that it governs', () => {
    const html = staticPage(page, nothing);
    expect(html).not.toMatch(/nonce|unsafe/);
    expect(html).toMatch(/<meta charset="utf-8" \/><meta http-equiv="Content-Security-Policy"/);
  });

  it('allows the origins of the configuration, and leaves to headers what only they can say', () => {
    const policy = policyOf(
      staticPage(page, { connect: ['https://a.example'], embed: ['https://b.example'] }),
    );
    expect(policy.get('connect-src')).toEqual(["'self'", 'https://a.example', 'https://b.example']);
    expect(policy.get('frame-src')).toEqual(["'self'", 'https://b.example']);
    expect(policy.has('frame-ancestors')).toBe(false);
  });

  it('hashes what the parser sees: a script with Windows line ends', () => {
    const html = page.replace('b()', 'b()\r\nc()');
    expect(policyOf(staticPage(html, nothing)).get('script-src')).toContain(hash('b()\nc()'));
  });

  it('is refused without a place for the policy', () => {
    expect(() => staticPage('<title>A</title>', nothing)).toThrow('has no <meta charset="utf-8">');
  });
});
