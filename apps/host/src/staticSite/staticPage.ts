import { createHash } from 'node:crypto';
import type { Origins } from '@showcase/content/configuration/origins';
import { pagePolicy } from '../securityHeaders.ts';
import { noncePlaceholder } from '../staticFiles.ts';

/** The styles of a style element that is empty at first: its rules are added by scripts (CSSOM). */
const emptyStyle = hashSource('');

/**
 * Turns a page of the build into one that needs no host. Its policy is in the page and names inline scripts and styles
 * by their hashes, because nobody puts a nonce into it. Throws an error if the page has no `<meta charset>`, after which
 * the policy goes: it governs only what comes after it.
 *
 * @param html The page, with the build's placeholder for the nonce.
 */
export function staticPage(html: string, origins: Origins): string {
  const inline = { scripts: inlineHashes(html, 'script'), styles: inlineHashes(html, 'style') };
  const policy = pagePolicy({ ...inline, styles: [...inline.styles, emptyStyle] }, origins);
  const plain = html
    .replace(/<meta property="csp-nonce"[^>]*>/, '')
    .replaceAll(` nonce="${noncePlaceholder}"`, '');
  const [charset] = /<meta charset="utf-8" ?\/?>/.exec(plain) ?? [];
  if (charset === undefined || plain.includes(noncePlaceholder)) {
    throw new Error('A page of the build has no <meta charset="utf-8">, or a nonce in its text.');
  }
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return plain.replace(charset, () => `${charset}${meta}`);
}

/** The hashes of a page's own scripts or styles: those with the placeholder for the nonce. */
function inlineHashes(html: string, tag: 'script' | 'style'): readonly string[] {
  const elements = html.matchAll(new RegExp(`<${tag}([^>]*)>(.*?)</${tag}>`, 'gs'));
  const hashes = [...elements].flatMap(([, attributes = '', text = '']) =>
    attributes.includes(noncePlaceholder) && !/\ssrc=/.test(attributes) ? hashSource(text) : [],
  );
  return [...new Set(hashes)];
}

function hashSource(text: string): string {
  // The HTML parser normalizes line ends before the hash is computed.
  const content = text.replaceAll(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
