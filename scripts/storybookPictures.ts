/**
 * `pnpm storybook:pictures [NAME…]`: photographs every component and screen in the built Storybook, small, for its first
 * page (`.storybook/pages/pictures`). With names, only those. Pictures of what is gone are removed.
 */
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { preview } from 'vite';
import { openStory, preparePage, readIndex } from '../.storybook/checks/storybook.ts';
import { browserArguments, findBrowser } from './browser.ts';
import { root } from './run.ts';

/** The story that shows a component best, where that is not its playground. */
const stories: Readonly<Record<string, string>> = {
  EntityCombobox: 'opens-on-focus',
  SelectField: 'open',
  SideNavigation: 'open',
};

/** Components that fill their line, shown in a short one. */
const narrow: ReadonlySet<string> = new Set([
  'ActionLink',
  'EntityCombobox',
  'MetricCard',
  'Page',
  'PageHeader',
  'PageTransition',
  'Panel',
  'QrCode',
  'SelectField',
  'ServiceList',
  'SideNavigation',
  'TextField',
  'Toolbar',
]);

const size = { width: 480, height: 300 };
const window = { width: 1280, height: 800 };
const folder = join(root, '.storybook/pages/pictures');

const wanted = process.argv.slice(2);
const subjects = findSubjects();
const unknown = wanted.filter((name) => !subjects.has(name));
if (unknown.length > 0) throw new Error(`Storybook shows no ${unknown.join(', ')}.`);

mkdirSync(folder, { recursive: true });
const server = await preview({
  root,
  configFile: false,
  logLevel: 'error',
  build: { outDir: 'storybook-static' },
  preview: { host: '127.0.0.1', port: 0 },
});
const baseURL = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
try {
  for (const [name, id] of subjects) {
    if (wanted.length === 0 || wanted.includes(name)) await photograph(name, id);
  }
} finally {
  await browser.close();
  await server.close();
}
const names = [...subjects.keys()].map((name) => `${name}.webp`);
const pictures = readdirSync(folder);
for (const picture of pictures) if (!names.includes(picture)) rmSync(join(folder, picture));
const bytes = names.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
console.log(`${String(names.length)} pictures, ${String(Math.round(bytes / 1000))} kB`);

/** The components and screens by name, each with the story to photograph. */
function findSubjects(): ReadonlyMap<string, string> {
  const index = readIndex().filter(({ type }) => type === 'story');
  const titles = [...new Set(index.map(({ title }) => title))];
  return new Map(
    titles
      .filter((title) => /^(?:Library|Screens)\//.test(title))
      .map((title) => {
        const name = title.split('/').at(-1) ?? title;
        const own = index.filter((story) => story.title === title);
        const suffix = `--${stories[name] ?? 'playground'}`;
        const story = own.find(({ id }) => id.endsWith(suffix)) ?? own[0];
        return [name, story?.id ?? ''];
      }),
  );
}

async function photograph(name: string, id: string): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    viewport: window,
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
  });
  const page = await context.newPage();
  await preparePage(page);
  await openStory(page, id, 'motion:reduced');
  await page.evaluate(async () => {
    await document.fonts.ready;
    (document.activeElement as HTMLElement | null)?.blur();
  });
  await page.mouse.move(0, 0);
  const clip = await clipOf(page, narrow.has(name) ? '12rem 23rem' : '14rem 10rem');
  const picture = await page.screenshot({ clip, timeout: 120_000 });
  await sharp(picture)
    .resize(size.width, size.height)
    .webp({ quality: 72 })
    .toFile(join(folder, `${name}.webp`));
  await context.close();
}

/** The part of the window to show: all of it, or what surrounds a small component in its middle. */
async function clipOf(page: Page, padding: string) {
  const whole = { x: 0, y: 0, ...window };
  const box = await page.evaluate((around) => {
    const frame = document.querySelector<HTMLElement>('.story-frame');
    if (!frame || document.querySelector('dialog[open]')) return undefined;
    const height = frame.offsetHeight;
    const children = [...frame.children].filter(
      (child) => getComputedStyle(child).position !== 'fixed',
    );
    if (height > 600 || children.length === 0) return undefined;
    frame.style.padding = around;
    const boxes = children.map((child) => {
      // A block is as wide as its frame; what is in it may be narrower.
      const range = document.createRange();
      range.selectNode(child);
      return range.getBoundingClientRect();
    });
    return {
      left: Math.min(...boxes.map(({ left }) => left)),
      right: Math.max(...boxes.map(({ right }) => right)),
      top: Math.min(...boxes.map(({ top }) => top)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    };
  }, padding);
  if (!box) return whole;
  const ratio = window.width / window.height;
  const room = 48;
  const width = Math.max(400, box.right - box.left + room, (box.bottom - box.top + room) * ratio);
  if (width > window.width) return whole;
  const height = width / ratio;
  const x = (box.left + box.right - width) / 2;
  const y = (box.top + box.bottom - height) / 2;
  return {
    x: Math.min(Math.max(0, x), window.width - width),
    y: Math.min(Math.max(0, y), window.height - height),
    width,
    height,
  };
}
