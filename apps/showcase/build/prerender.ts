/**
 * Turns the built app into one static HTML file per address: markup, styles, and preloads of the code and the fonts
 * that the screen needs first. Each file gets its policy and compressed copies, so any server can send it as it is.
 */
import { quality } from '@showcase/host/compression';
import { addPolicy } from '@showcase/host/policy';
import { compressFiles } from '@showcase/host/writeFiles';
import { languages, type Language } from '@showcase/content/languages';
import { documentTexts } from '@showcase/content/document';
import { liveGrid } from '@showcase/content/live';
import { localize, type LocalizedText } from '@showcase/content/localize';
import { playerTexts } from '@showcase/content/player';
import { portalTexts } from '@showcase/content/portal';
import { directionOf } from '@showcase/ui/language';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Manifest, ManifestChunk } from 'vite';
import type { PrerenderedScreen } from '../src/entry-server.tsx';
import { cutFonts } from './cutFonts.ts';

interface ServerEntry {
  readonly prerenderedPaths: readonly string[];
  readonly notFoundPaths: readonly string[];
  readonly render: (pathname: string) => Promise<PrerenderedScreen>;
}

/**
 * The tasks that cannot wait for the modules: fetching the configuration and remembering the last button pressed
 * (src/main.tsx). A preload of the configuration would be simpler, but WebKit fetches it a second time.
 */
const early = [
  "early = { configuration: fetch('/showcase.config.json') };",
  'early.configuration.catch(() => {});',
  "onclick = ({ target }) => { early.pressed = target.closest('button'); };",
].join(' ');
/** The folder that the build writes, and the one it becomes when it is complete. */
const dist = new URL('../dist-next/', import.meta.url);
const complete = new URL('../dist/', import.meta.url);
const serverEntry = new URL('../dist-server/entry-server.js', import.meta.url);

const { prerenderedPaths, notFoundPaths, render } = (await import(serverEntry.href)) as ServerEntry;
const template = await readFile(new URL('index.html', dist), 'utf8');
const manifest = JSON.parse(
  await readFile(new URL('.vite/manifest.json', dist), 'utf8'),
) as Manifest;
const pages = new Map<string, PrerenderedScreen>();
for (const path of prerenderedPaths)
  pages.set(`.${path === '/' ? '/index' : path}.html`, await render(path));
for (const path of notFoundPaths)
  pages.set(`.${path.replace(/[^/]+$/, '404.html')}`, await render(path));
const texts = [...pages.values()].map(({ markup }) => markup).join('');
const css = await cutFonts(await inlineCss(), { texts, folder: dist });

for (const [file, screen] of pages) await writePage(file, screen);
const { withoutScripts } = localize(playerTexts);
await completeFrame('player', playerTexts.en.title, withoutScripts);
await completeFrame('player/live', liveGrid.streamTitle.en, withoutScripts);
await completeFrame('portal', portalTexts.en.title, localize(portalTexts).withoutScripts);
await rm(new URL('.vite', dist), { recursive: true });
await compressFiles(fileURLToPath(dist), quality.best);
await rm(complete, { recursive: true, force: true });
await rename(dist, complete);

async function writePage(file: string, screen: PrerenderedScreen): Promise<void> {
  const page = addPolicy(await fill(screen));
  const url = new URL(file, dist);
  await mkdir(new URL('.', url), { recursive: true });
  await writeFile(url, page);
}

/**
 * The template with a screen in it. React leaves the `<title>` in the markup, so it is moved to the head. React's
 * preloads of pictures are left out: the markup already names the pictures, and Chromium may choose a different file of
 * a `srcset` for the preload.
 */
async function fill(screen: PrerenderedScreen): Promise<string> {
  const { markup, styles, language, direction, route, modules } = screen;
  const alternates = Object.entries(screen.alternates).map(
    ([language, href]) => `<link rel="alternate" hreflang="${language}" href="${href}">`,
  );
  const title = /<title>.*?<\/title>/s.exec(markup)?.[0] ?? '';
  const body = markup.replace(title, '').replaceAll(/<link rel="preload" as="image"[^>]*>/g, '');
  const head = [
    title,
    `<meta name="description" content="${documentTexts.description[language]}">`,
    ...alternates,
    ...fontPreloads(body),
    `<style>${css}</style>`,
    styles,
    ...modulePreloads(modules),
    `<script>${early}</script>`,
  ];
  const filled = template
    .replaceAll(/<link rel="stylesheet"[^>]*>\s*/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>\s*/g, '')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replace(/<html[^>]*>/, `<html lang="${language}" dir="${direction}">`)
    .replace('<!--head-->', () => head.join(''))
    .replace('<!--noscript-->', () => noscript(documentTexts.withoutScripts, language))
    .replace(
      '<div id="root"><!--screen--></div>',
      () => `<div id="root" data-route="${route}">${body}</div>`,
    );
  return addIntegrity(filled);
}

/** The line for browsers without scripts, on English pages in every language. */
function noscript(text: LocalizedText, page: Language = languages[0]): string {
  const shown = page === languages[0] ? languages : [page];
  const lines = shown.map(
    (language) => `<p lang="${language}" dir="${directionOf(language)}">${text[language]}</p>`,
  );
  return `<noscript>${lines.join('')}</noscript>`;
}

/** The entry's style sheets as text, so a page is drawn without further requests. */
async function inlineCss(): Promise<string> {
  const files = chunksOf(['index.html']).flatMap(({ css = [] }) => css);
  if (files.length === 0) throw new Error('The build has no style sheet.');
  const sheets = await Promise.all(files.map((file) => readFile(new URL(file, dist), 'utf8')));
  return sheets.join('');
}

/**
 * Adds what the build knows to a page that is shown in frames: its title, the app's fonts, the line without scripts. Its
 * file gets the name of its address, as every page's does.
 */
async function completeFrame(folder: string, title: string, withoutScripts: LocalizedText) {
  const page = new URL(`${folder}/index.html`, dist);
  const html = await readFile(page, 'utf8');
  const fonts = css.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  if (fonts.length === 0) throw new Error('The style sheet has no fonts.');
  // A page that is built has them in its own style sheet.
  const isBuilt = html.includes('href="/assets/');
  const style = isBuilt ? '' : `<style>${fonts.join('')}</style>`;
  const completed = html
    .replace('<title></title>', () => `<title>${title}</title>`)
    .replace('</head>', () => `${style}</head>`)
    .replace('<!--noscript-->', () => noscript(withoutScripts));
  await writeFile(new URL(`${folder}.html`, dist), addPolicy(completed));
  await rm(page);
}

/** The chunks of some source files, and all chunks that these import at once. */
function chunksOf(sources: readonly string[]): readonly ManifestChunk[] {
  const chunks = new Set<ManifestChunk>();
  const visit = (source: string) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The build has no chunk for ${source}, which a route names.`);
    if (chunks.has(chunk)) return;
    chunks.add(chunk);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return [...chunks];
}

/** The fonts for the scripts (Latin, Arabic) on the page. The names of other languages are in the system's own font. */
function fontPreloads(markup: string): readonly string[] {
  const own = markup.replaceAll(/<a hrefLang=[^>]*>[^<]*<\/a>/g, '');
  const wanted = /\p{Script=Arabic}/u.test(own) ? ['arabic', 'latin'] : ['latin'];
  return wanted.map((script) => {
    const [font] = new RegExp(`/assets/alexandria-${script}-cut-[^)]*`).exec(css) ?? [];
    if (font === undefined) throw new Error(`The build has no font for ${script}.`);
    return `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`;
  });
}

/** Preloads of all code that the page needs, so it is fetched in parallel. */
function modulePreloads(modules: readonly string[]): readonly string[] {
  return chunksOf(['index.html', ...modules]).map(
    ({ file }) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
  );
}

/** Adds the hash of each script and preloaded module, so a modified file does not run. */
async function addIntegrity(html: string): Promise<string> {
  const tags = html.match(/<(script|link)[^>]*(src|href)="\/assets\/[^"]+\.js"[^>]*>/g) ?? [];
  let result = html;
  for (const tag of tags) {
    const file = /"\/(assets\/[^"]+)"/.exec(tag)?.[1] ?? '';
    const hash = createHash('sha256')
      .update(await readFile(new URL(file, dist)))
      .digest('base64');
    result = result.replace(tag, tag.replace('>', ` integrity="sha256-${hash}">`));
  }
  return result;
}
