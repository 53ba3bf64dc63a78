import type { Context } from 'hono';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, posix, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { chooseEncoding, compress, encodingHeaders, type Encoding } from './compression.ts';
import { isUnchanged, readRange } from './conditional.ts';
import { contentTypes } from './contentTypes.ts';
import { decode } from './refuse.ts';

/** What the build leaves in a page wherever the nonce of the response belongs. */
const noncePlaceholder = '__CSP_NONCE__';
const compressedForms: Readonly<Record<string, Encoding>> = { '.br': 'br', '.gz': 'gzip' };

/**
 * The built app. The folder is listed once, and only what was listed is ever opened, so that no address
 * reaches a file outside of it.
 */
export class StaticFiles {
  /** Address to file. Pages are listed in lower case, as the app's router matches them. */
  readonly #files: ReadonlyMap<string, string>;

  private constructor(files: ReadonlyMap<string, string>) {
    this.#files = files;
  }

  /** Lists the folder. Throws an error that says so when it holds no built app. */
  static async open(root: string): Promise<StaticFiles> {
    const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
    const files = new Map(
      entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((file) => [addressOf(relative(root, file)), file] as const),
    );
    if (!files.has('/')) throw new Error(`${root} holds no built app. Run "pnpm build" first.`);
    return new StaticFiles(files);
  }

  async respond(context: Context): Promise<Response> {
    const address = decode(new URL(context.req.url).pathname) ?? '';
    const page = this.#files.get(pageAddress(address));
    if (page?.endsWith('.html')) return sendPage(context, page, 200);
    const isCompressedForm = extname(address) in compressedForms;
    const file = isCompressedForm ? undefined : this.#files.get(address);
    if (file && !file.endsWith('.html')) return this.#sendFile(context, file, address);
    return this.#sendNotFound(context, address);
  }

  async #sendFile(context: Context, file: string, address: string): Promise<Response> {
    const encoding = this.#storedEncoding(context, address);
    const source = encoding === 'identity' ? file : `${file}.${encoding === 'br' ? 'br' : 'gz'}`;
    const { size, mtimeMs } = await stat(source);
    const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}-${encoding}"`;
    const headers: Record<string, string> = {
      ...encodingHeaders(encoding),
      etag,
      'accept-ranges': 'bytes',
      'cache-control': address.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      'content-type': contentTypes[extname(file).toLowerCase()] ?? 'application/octet-stream',
    };
    if (isUnchanged(context.req.header('if-none-match'), etag)) {
      return context.body(null, 304, headers);
    }
    const range =
      encoding === 'identity' ? readRange(context.req.header('range'), size) : undefined;
    if (range === 'unsatisfiable') {
      return context.body(null, 416, { 'content-range': `bytes */${String(size)}` });
    }
    const { start, end } = range ?? { start: 0, end: size - 1 };
    headers['content-length'] = String(end - start + 1);
    if (range) headers['content-range'] = `bytes ${String(start)}-${String(end)}/${String(size)}`;
    const body =
      context.req.method === 'HEAD' || size === 0
        ? null
        : (Readable.toWeb(createReadStream(source, { start, end })) as ReadableStream);
    return new Response(body, { status: range ? 206 : 200, headers });
  }

  /** The encoding of a form the build has made and the request accepts. */
  #storedEncoding(context: Context, address: string): Encoding {
    if (context.req.header('range')) return 'identity';
    const accepted = context.req.header('accept-encoding') ?? '';
    const encoding = chooseEncoding(accepted);
    const extension = encoding === 'br' ? '.br' : '.gz';
    return encoding !== 'identity' && this.#files.has(address + extension) ? encoding : 'identity';
  }

  /** A page of the app for an address a visitor may have typed, a plain line for anything else. */
  async #sendNotFound(context: Context, address: string): Promise<Response> {
    const parent = posix.join(posix.dirname(address.replace(/\/+$/, '')), '404.html');
    const page = this.#files.get(parent.toLowerCase()) ?? this.#files.get('/404.html');
    if (page === undefined || extname(address) !== '' || address.startsWith('/assets/')) {
      return context.text('Not found', 404);
    }
    return sendPage(context, page, 404);
  }
}

/** `projects/tdra/index.html` is `/projects/tdra`; other files keep their names. */
function addressOf(file: string): string {
  const address = `/${file.split(sep).join('/')}`;
  if (!address.endsWith('.html')) return address;
  return pageAddress(address.replace(/\/index\.html$/, '/'));
}

/** Pages answer with and without a final slash, and in any case. */
function pageAddress(address: string): string {
  return address.toLowerCase().replace(/(?<=.)\/$/, '');
}

/** A page with a fresh nonce; it is never stale, and so compressed anew for every response. */
async function sendPage(context: Context, file: string, status: 200 | 404): Promise<Response> {
  const html = await readFile(file, 'utf8');
  const encoding = chooseEncoding(context.req.header('accept-encoding'));
  const content = Buffer.from(html.replaceAll(noncePlaceholder, context.get('nonce')));
  const body = await compress(content, encoding);
  return context.body(body, status, {
    ...encodingHeaders(encoding),
    'cache-control': 'no-cache',
    'content-length': String(body.byteLength),
    'content-type': 'text/html; charset=utf-8',
  });
}
