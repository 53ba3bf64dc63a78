import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addPolicy, allowOrigins } from './policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = `<html><head><meta charset="utf-8" /><title>A</title>
<style data-styled="true">a{}</style><script>b()</script><script>b()</script>
<script src="/c.js"></script><script type="application/json">{}</script></head></html>`;

function policyOf(html: string) {
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
  return new Map(
    policy.split('; ').map((part) => {
      const [name = '', ...sources] = part.split(' ');
      return [name, sources] as const;
    }),
  );
}

describe('the policy of a page', () => {
  it('names its own scripts and styles by hash, and nothing else', () => {
    const policy = policyOf(addPolicy(page));
    expect(policy.get('script-src')).toEqual(["'self'", hash('b()')]);
    // Styles that scripts add begin as an empty element.
    expect(policy.get('style-src')).toEqual(["'self'", hash('a{}'), hash('')]);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect([...policy.values()].flat().join(' ')).not.toMatch(/unsafe|nonce|http|\*/);
    // Only a header can hold it.
    expect(policy.has('frame-ancestors')).toBe(false);
  });

  it('comes before everything that it governs', () => {
    expect(addPolicy(page)).toMatch(
      /<meta charset="utf-8" \/><meta http-equiv="Content-Security-Policy"/,
    );
  });

  it('hashes what the parser sees: a script with Windows line ends', () => {
    const html = page.replace('b()', 'b()\r\nc()');
    expect(policyOf(addPolicy(html)).get('script-src')).toContain(hash('b()\nc()'));
  });

  it('is refused without a place for it', () => {
    expect(() => addPolicy('<title>A</title>')).toThrow('has no <meta charset="utf-8">');
  });

  it('allows the origins of a configuration, each once', () => {
    const origins = {
      connect: ['https://a.example', 'https://b.example'],
      embed: ['https://b.example'],
    };
    const before = addPolicy(page);
    const policy = policyOf(allowOrigins(before, origins));
    expect(policy.get('connect-src')).toEqual(["'self'", 'https://a.example', 'https://b.example']);
    expect(policy.get('media-src')).toEqual(["'self'", 'blob:', 'https://b.example']);
    expect(policy.get('frame-src')).toEqual(["'self'", 'https://b.example']);
    expect(policy.get('script-src')).toEqual(policyOf(before).get('script-src'));
    expect(allowOrigins(before, { connect: [], embed: [] })).toBe(before);
  });
});
