import react from '@vitejs/plugin-react';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type InlineConfig } from 'vite';
import { root } from '../run.ts';

const source = join(import.meta.dirname, 'baseline');
const pages = ['/', '/product'];

/** Builds the baseline app into a folder that the host can serve: one HTML file for each page. */
export async function buildBaseline(folder: string): Promise<void> {
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
  for (const path of pages) {
    const file = join(folder, path === '/' ? 'index.html' : `${path}.html`);
    writeFileSync(file, html.replace('<!--page-->', render(path)));
  }
  cpSync(join(folder, 'index.html'), join(folder, '404.html'));
  for (const file of globSync('**/*.{html,js,css}', { cwd: folder }).map((name) =>
    join(folder, name),
  ))
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  cpSync(join(root, 'apps/showcase/public/media'), join(folder, 'media'), {
    recursive: true,
    filter: (file) => !extname(file) || file.endsWith('-640.avif'),
  });
}
