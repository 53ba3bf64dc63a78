import react from '@vitejs/plugin-react';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type InlineConfig } from 'vite';
import { root } from '../run.ts';

const source = join(import.meta.dirname, 'floor');
const pages = {
  '/': 'tiles',
  '/product': 'product',
  '/contact': 'contact',
  '/dashboard': 'dashboard',
};
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.avif': 'image/avif',
};

/** Builds and prerenders the floor app, and serves it until it is stopped. */
export async function startFloor() {
  const folder = mkdtempSync(join(tmpdir(), 'showcase-floor-'));
  await prerender(folder);
  cpSync(join(root, 'apps/showcase/public/media'), join(folder, 'media'), {
    recursive: true,
    filter: (file) => !extname(file) || file.endsWith('-640.avif'),
  });
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://floor');
    const page = Object.entries(pages).find(([path]) => path === pathname)?.[1];
    try {
      const file = join(folder, page === undefined ? pathname : `${page}.html`);
      const type = types[extname(file)] ?? 'application/octet-stream';
      const body = readFileSync(file);
      const isText = type.startsWith('text/');
      response.writeHead(200, {
        'content-type': type,
        ...(isText && { 'content-encoding': 'gzip' }),
      });
      response.end(isText ? gzipSync(body) : body);
    } catch {
      response.writeHead(404).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    stop() {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Writes one HTML file for each page beside what the browser loads. */
async function prerender(folder: string): Promise<void> {
  const common: InlineConfig = {
    root: source,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
  };
  await build({ ...common, build: { outDir: folder, emptyOutDir: true } });
  const server = join(folder, 'server');
  await build({
    ...common,
    build: { outDir: server, emptyOutDir: true, ssr: join(source, 'prerender.tsx') },
    ssr: { noExternal: true },
  });
  const { render } = (await import(join(server, 'prerender.js'))) as {
    render: (path: string) => string;
  };
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  for (const [path, name] of Object.entries(pages)) {
    writeFileSync(join(folder, `${name}.html`), html.replace('<!--page-->', render(path)));
  }
}
