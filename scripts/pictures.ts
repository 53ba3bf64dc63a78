/**
 * `pnpm pictures [NAME…]`: photographs every kind of screen at six sizes and arranges the pictures of each size on one
 * sheet, `docs/pictures/<size>.webp`, so that the whole show is seen at a glance; `stand` is a sheet of what a stand
 * adds. With names, only those sheets. Build first.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { startHost } from './bench/host.ts';
import { browserArguments, findBrowser } from './browser.ts';
import { root } from './run.ts';

interface Size {
  readonly width: number;
  readonly height: number;
  /** How many pictures stand in a row, and how wide each is. */
  readonly columns: number;
  readonly thumbnail: number;
  readonly hasTouch?: boolean;
}

const sizes = {
  stage: { width: 1920, height: 1080, columns: 5, thumbnail: 480 },
  wall: { width: 3840, height: 2160, columns: 5, thumbnail: 480 },
  laptop: { width: 1280, height: 720, columns: 5, thumbnail: 480 },
  kiosk: { width: 1080, height: 1920, columns: 8, thumbnail: 300, hasTouch: true },
  tablet: { width: 834, height: 1194, columns: 8, thumbnail: 300, hasTouch: true },
  phone: { width: 390, height: 844, columns: 10, thumbnail: 240, hasTouch: true },
} satisfies Record<string, Size>;

interface Shot {
  readonly path: string;
  /** Brings about what the picture shows. */
  readonly act?: (page: Page) => Promise<unknown>;
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

const shots: readonly Shot[] = [
  { path: '/' },
  { path: '/projects/m42' },
  { path: '/projects/nowhere' },
  { path: '/projects/core42' },
  { path: '/projects/core42/info' },
  { path: '/projects/core42/info', act: press(/On this screen/) },
  { path: '/projects/core42/brand' },
  { path: '/projects/core42/products' },
  { path: '/projects/core42/products/compass' },
  { path: '/projects/core42/products/compass', act: press(/^Video/) },
  { path: '/projects/core42/products/co-location' },
  { path: '/projects/core42/partners' },
  { path: '/projects/core42/contact' },
  { path: '/projects/g42' },
  { path: '/projects/tdra' },
  { path: '/projects/tdra/screensaver' },
  { path: '/projects/tdra/impact' },
  { path: '/projects/tdra/impact', act: press('Overall impact') },
  { path: '/projects/tdra/impact?entity=Ministry of Cabinet Affairs' },
  { path: '/projects/dda' },
  { path: '/projects/dda/trade' },
  { path: '/projects/dda/justiceDubai' },
  { path: '/projects/dda/DubaiPopulationPage' },
  { path: '/projects/dda/agents-suite' },
  { path: '/projects/dda/UAEPass' },
  { path: '/projects/dda/linking' },
  { path: '/projects/dda/dubai-now' },
  { path: '/projects/dda/dubai-now/volunteer' },
  { path: '/projects/dda/dubai-now/الزواج' },
  { path: '/projects/dda/nowhere' },
];

const kiosk = { idleSeconds: 20, externalLinks: 'handOff', runningOrder: ['/', '/projects/g42'] };

const standShots: readonly Shot[] = [
  { path: '/projects/tdra/screensaver' },
  { path: '/', act: (page) => page.getByRole('link', { name: /M42$/ }).click() },
  { path: '/', act: (page) => page.keyboard.press('?') },
  { path: '/projects/g42', act: (page) => page.getByRole('alertdialog').waitFor() },
];

const wanted = process.argv.slice(2);
const names = [...Object.keys(sizes), 'stand'];
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  throw new Error(`There is no sheet ${unknown.join(', ')}. Choose from ${names.join(', ')}.`);
}

const folder = mkdtempSync(join(tmpdir(), 'showcase-pictures-'));
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
try {
  for (const [name, size] of Object.entries(sizes)) {
    if (isWanted(name)) await drawSheet(name, size, shots);
  }
  if (isWanted('stand')) {
    const config = join(folder, 'showcase.config.json');
    writeFileSync(config, JSON.stringify({ kiosk }));
    await drawSheet('stand', { ...sizes.kiosk, columns: 4 }, standShots, '--config', config);
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}

function isWanted(name: string): boolean {
  return wanted.length === 0 || wanted.includes(name);
}

/** Arranges pictures in rows, in the order of the shots, on a dark ground. */
async function drawSheet(
  name: string,
  size: Size,
  of: readonly Shot[],
  ...options: readonly string[]
): Promise<void> {
  const { columns, thumbnail } = size;
  const gap = 12;
  const height = Math.round((thumbnail * size.height) / size.width);
  const pictures = await photograph(size, of, options);
  const rows = Math.ceil(pictures.length / columns);
  const small = await Promise.all(
    pictures.map((picture) => sharp(picture).resize(thumbnail, height).toBuffer()),
  );
  await sharp({
    create: {
      width: gap + columns * (thumbnail + gap),
      height: gap + rows * (height + gap),
      channels: 3,
      background: '#15171d',
    },
  })
    .composite(
      small.map((input, index) => ({
        input,
        left: gap + (index % columns) * (thumbnail + gap),
        top: gap + Math.floor(index / columns) * (height + gap),
      })),
    )
    .webp({ quality: 78 })
    .toFile(join(root, `docs/pictures/${name}.webp`));
  console.log(`docs/pictures/${name}.webp`);
}

async function photograph(
  { width, height, hasTouch = false }: Size,
  of: readonly Shot[],
  options: readonly string[],
): Promise<readonly Buffer[]> {
  const host = await startHost(...options);
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch,
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    const pictures: Buffer[] = [];
    for (const { path, act } of of) {
      await page.goto(`${host.address}${encodeURI(path)}`, { waitUntil: 'networkidle' });
      await act?.(page);
      await page.waitForTimeout(1000);
      pictures.push(await page.screenshot({ timeout: 120_000 }));
    }
    return pictures;
  } finally {
    await context.close();
    await host.stop();
  }
}
