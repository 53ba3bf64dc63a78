import type { Origins } from '@showcase/content/configuration/origins';
import { createHash } from 'node:crypto';

/** The styles of a style element that is initially empty: its rules are added by scripts (CSSOM). */
const emptyStyle = hashSource('');

/**
 * Gives a page of the build its Content-Security-Policy: it names the page's inline scripts and styles by their hashes,
 * so every server can send the page as it is. Throws an error if the page has no `<meta charset>`, after which the
 * policy goes: it governs only what comes after it.
 *
 * @param html The page, complete: a later change of its scripts or styles would be refused by browsers.
 */
export function addPolicy(html: string): string {
  const [charset] = /<meta charset="utf-8" ?\/?>/.exec(html) ?? [];
  if (charset === undefined) throw new Error('A page of the build has no <meta charset="utf-8">.');
  const scripts = inlineHashes(html, 'script');
  const styles = [...inlineHashes(html, 'style'), emptyStyle];
  const policy = pagePolicy([...new Set(scripts)], [...new Set(styles)]);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace(charset, () => `${charset}${meta}`);
}

/** Lets a page with a policy load from other origins: data from `connect`, players and films from `embed`. */
export function allowOrigins(html: string, { connect, embed }: Origins): string {
  const added: Readonly<Record<string, readonly string[]>> = {
    'connect-src': [...connect, ...embed],
    'media-src': embed,
    'frame-src': embed,
  };
  return html.replace(/(?<=<meta http-equiv="Content-Security-Policy" content=")[^"]*/, (policy) =>
    policy
      .split('; ')
      .map((directive) => {
        const [name = ''] = directive.split(' ', 1);
        return [...new Set([directive, ...(added[name] ?? [])])].join(' ');
      })
      .join('; '),
  );
}

/**
 * The policy of a page without `frame-ancestors`, which only a header can hold. styled-components adds styles at run
 * time, which `'self'` alone would block, while `'unsafe-inline'` would also let injected ones in.
 *
 * @param scripts The sources of its inline scripts, for instance their hashes.
 * @param styles The sources of its inline styles.
 */
export function pagePolicy(scripts: readonly string[], styles: readonly string[]): string {
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "frame-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** The sources of a page's inline scripts that run, or of its inline styles. */
export function inlineHashes(html: string, tag: 'script' | 'style'): readonly string[] {
  const elements = html.matchAll(new RegExp(`<${tag}(\\s[^>]*)?>(.*?)</${tag}>`, 'gs'));
  return [...elements].flatMap(([, attributes = '', text = '']) =>
    /\s(?:src=|type="application\/json")/.test(attributes) ? [] : hashSource(text),
  );
}

/** The source of a policy that allows one inline script or style. */
export function hashSource(text: string): string {
  // The HTML parser normalizes line ends before the hash is computed.
  const content = text.replaceAll(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
