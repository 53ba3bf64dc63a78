import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type Context } from 'hono';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeAddress, methodNotAllowed } from '../requestGuard.ts';
import { isPage } from '../site/configuredPages.ts';
import { listFiles } from '../site/listFiles.ts';
import { inlineHashes } from '../site/policy.ts';
import { sendFile } from '../site/sendFile.ts';

/** Serves a built Storybook below `path`. A new build needs no restart. Throws an error if the folder contains none. */
export async function storybookRoute(folder: string, path: string): Promise<Hono> {
  let listing = await listFiles(folder);
  if (!listing.files.has('/index.html')) {
    throw new Error(`No built Storybook in ${folder}. Run "pnpm storybook:build" first.`);
  }
  const send = async (context: Context, address: string) => {
    const headers = { 'cache-control': 'no-cache' };
    if (!isPage(address)) {
      const { incoming, outgoing } = context.env as HttpBindings;
      const isSent = await sendFile(incoming, outgoing, listing, address, { headers });
      return isSent ? RESPONSE_ALREADY_SENT : undefined;
    }
    if (!listing.files.has(address)) return undefined;
    const html = await readFile(join(listing.root, address), 'utf8').catch(() => undefined);
    if (html === undefined) return undefined;
    return context.html(html, 200, { ...headers, 'content-security-policy': policyOf(html) });
  };

  const route = new Hono();
  route.get('*', async (context) => {
    const { pathname } = new URL(context.req.url);
    // Storybook's files are relative to the folder.
    if (pathname === path) return context.redirect(`${path}/`, 301);
    const decoded = decodeAddress(pathname.slice(path.length)) ?? '';
    const address = decoded === '/' ? '/index.html' : decoded;
    const response = await send(context, address);
    if (response) return response;
    // Perhaps there is a new build.
    listing = await listFiles(folder);
    return (await send(context, address)) ?? context.text('Not found', 404);
  });
  route.all('*', (context) => methodNotAllowed(context));
  return route;
}

/**
 * The policy of a page of Storybook. Its own scripts are named by their hashes. Styles must be trusted: Storybook and
 * its stories write them into elements at run time.
 */
function policyOf(html: string): string {
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ["script-src 'self'", ...new Set(inlineHashes(html, 'script'))].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "media-src 'self' data: blob:",
    "frame-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
  ].join('; ');
}
