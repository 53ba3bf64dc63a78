/**
 * `pnpm pictures [NAME…]`: photographs every kind of screen at six sizes and arranges the pictures of each size on one
 * sheet, `docs/pictures/<size>.webp`, so that the whole show is seen at a glance. With names, only those sizes. Build
 * first.
 */
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
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

const sizes: Readonly<Record<string, Size>> = {
  stage: { width: 1920, height: 1080, columns: 5, thumbnail: 480 },
  wall: { width: 3840, height: 2160, columns: 5, thumbnail: 480 },
  laptop: { width: 1280, height: 720, columns: 5, thumbnail: 480 },
  kiosk: { width: 1080, height: 1920, columns: 8, thumbnail: 300, hasTouch: true },
  tablet: { width: 834, height: 1194, columns: 8, thumbnail: 300, hasTouch: true },
  phone: { width: 390, height: 844, columns: 10, thumbnail: 240, hasTouch: true },
};

interface Shot {
  readonly path: string;
  /** The button that opens what the picture shows. */
  readonly press?: string | RegExp;
}

const shots: readonly Shot[] = [
  { path: '/' },
  { path: '/projects/m42' },
  { path: '/projects/nowhere' },
  { path: '/projects/core42' },
  { path: '/projects/core42/info' },
  { path: '/projects/core42/info', press: /On this screen/ },
  { path: '/projects/core42/brand' },
  { path: '/projects/core42/products' },
  { path: '/projects/core42/products/compass' },
  { path: '/projects/core42/products/compass', press: /^Video/ },
  { path: '/projects/core42/products/co-location' },
  { path: '/projects/core42/partners' },
  { path: '/projects/core42/contact' },
  { path: '/projects/g42' },
  { path: '/projects/tdra' },
  { path: '/projects/tdra/screensaver' },
  { path: '/projects/tdra/impact' },
  { path: '/projects/tdra/impact', press: 'Overall impact' },
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

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in sizes));
if (unknown.length > 0) {
  throw new Error(
    `There is no size ${unknown.join(', ')}. Choose from ${Object.keys(sizes).join(', ')}.`,
  );
}

const host = await startHost();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
try {
  for (const [name, size] of Object.entries(sizes)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    await drawSheet(size, await photograph(browser, size), `docs/pictures/${name}.webp`);
    console.log(`docs/pictures/${name}.webp`);
  }
} finally {
  await browser.close();
  await host.stop();
}

async function photograph(from: Browser, size: Size): Promise<readonly Buffer[]> {
  const { width, height, hasTouch = false } = size;
  const context = await from.newContext({
    viewport: { width, height },
    hasTouch,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const pictures: Buffer[] = [];
  for (const shot of shots) pictures.push(await photographOne(page, shot));
  await context.close();
  return pictures;
}

async function photographOne(page: Page, { path, press }: Shot): Promise<Buffer> {
  await page.goto(`${host.address}${encodeURI(path)}`, { waitUntil: 'networkidle' });
  if (press !== undefined) {
    await page.getByRole('button', { name: press }).first().click();
    await page.waitForTimeout(1000);
  }
  return page.screenshot({ timeout: 120_000 });
}

/** Arranges the pictures in rows, in the order of the shots, on a dark ground. */
async function drawSheet(size: Size, pictures: readonly Buffer[], file: string): Promise<void> {
  const { columns, thumbnail } = size;
  const gap = 12;
  const height = Math.round((thumbnail * size.height) / size.width);
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
    .toFile(join(root, file));
}
