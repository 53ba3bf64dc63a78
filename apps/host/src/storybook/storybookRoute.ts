import { Hono, type Context } from 'hono';
import { createHash } from 'node:crypto';
import { decodeAddress, methodNotAllowed } from '../requestGuard.ts';
import { sendFile } from '../sendFile.ts';
import { openSite, type Site } from '../site.ts';
import { pageAddress } from '../siteMap.ts';

/** Serves a built Storybook below `path`. A new build needs no restart. Throws an error if the folder contains none. */
export async function storybookRoute(folder: string, path: string): Promise<Hono> {
  const site = await openSite(folder).catch(() => {
    throw new Error(`No built Storybook in ${folder}. Run "pnpm storybook:build" first.`);
  });
  const route = new Hono();
  route.get('*', async (context) => {
    const { pathname } = new URL(context.req.url);
    // Storybook's files are relative to the folder.
    if (pathname === path) return context.redirect(`${path}/`, 301);
    const address = decodeAddress(pathname.slice(path.length)) ?? '';
    return (
      (await send(context, site, address)) ??
      ((await site.refresh()) ? await send(context, site, address) : undefined) ??
      context.text('Not found', 404)
    );
  });
  route.all('*', (context) => methodNotAllowed(context));
  return route;
}

/** Sends the page or file at an address. Undefined if there is none. */
async function send(context: Context, site: Site, address: string): Promise<Response | undefined> {
  const page = site.map().pages.get(pageAddress(address));
  if (page === undefined) {
    const file = site.file(address);
    return file && sendFile(context, file, 'no-cache');
  }
  const html = await site.readPage(page);
  if (html === undefined) return undefined;
  context.set('policy', policyOf(html));
  return context.html(html, 200, { 'cache-control': 'no-cache' });
}

/**
 * The policy of a page of Storybook. Its own scripts are named by their hashes. Styles must be trusted: Storybook and
 * its stories write them into elements at run time.
 */
function policyOf(html: string): string {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g);
  const hashes = [...scripts].map(
    // As browsers read it: line ends are normalised.
    ([, script = '']) =>
      `'sha256-${createHash('sha256').update(script.replaceAll(/\r\n?/g, '\n')).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trimEnd(),
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
