import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHost } from '@showcase/host/process';
import { expect, expectSettled, test as base } from '../fixtures.ts';
import { expectKiosk, idleSeconds, warningSeconds } from './kiosk.ts';

interface Event {
  readonly address: string;
  readonly file: string;
}

const configured = (kiosk: object) =>
  JSON.stringify({ kiosk: { idleSeconds, warningSeconds, ...kiosk } }, null, 2);

/** `start --config FILE`. */
const test = base.extend<{ event: Event }>({
  event: async ({ page }, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'showcase-event-'));
    const file = join(folder, 'event.json');
    await writeFile(file, configured({}));
    const host = await startHost(['--config', file]);
    await provide({ address: host.address, file });
    // Before the host, which it asks again and again.
    await page.close();
    await host.stop();
    await rm(folder, { recursive: true });
  },
});

const loop = '/projects/tdra/screensaver';
/** Longer than the time between two checks of a kiosk, in milliseconds. */
const check = 31_000;

test('H12: a kiosk stays one while its configuration is saved half-way, emptied and lost', async ({
  page,
  event: { address, file },
  expectedMessages,
}) => {
  // The clock outruns the time limit of a request.
  expectedMessages.push('The entities could not be fetched: TimeoutError');
  await page.clock.install();
  await page.goto(`${address}${loop}`);
  await expectKiosk(page);

  // Truncated and written every 100 ms, as by an editor that saves while somebody types.
  let isSaving = true;
  const whole = configured({});
  const saving = (async () => {
    for (let length = 0; isSaving; length += 7) {
      await writeFile(file, whole.slice(0, length % whole.length));
      await new Promise((resolve) => setTimeout(resolve, 50));
      await writeFile(file, whole);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  for (let checks = 0; checks < 6; checks += 1) await page.clock.runFor(check);
  isSaving = false;
  await saving;
  for (const broken of ['', whole.slice(0, 20), 'null']) {
    await writeFile(file, broken);
    await page.clock.runFor(check);
    await expectKiosk(page);
    await expect(page).toHaveURL(`${address}${loop}`);
  }
  await rm(file);
  await page.clock.runFor(check);

  // A good file, renamed over the old one, is taken without anybody touching the kiosk.
  await writeFile(`${file}.new`, configured({ home: '/projects/dda' }));
  await rename(`${file}.new`, file);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await expect
    .poll(async () => {
      if (loads === 0) await page.clock.runFor(check);
      return loads;
    })
    .toBe(1);
  await expectKiosk(page);
  await page.mouse.click(400, 400);
  await expect(page).toHaveURL(`${address}/projects/dda`);
  await expectSettled(page, 'Activation Toolkit');
});

test('H12: a page that was opened on a broken configuration becomes a kiosk by itself', async ({
  page,
  event: { address, file },
  expectedMessages,
}) => {
  expectedMessages.push('showcase.config.json could not be read', '503', '502');
  let isLost = true;
  await page.route('**/showcase.config.json', (route) =>
    isLost ? route.fulfill({ status: 502 }) : route.continue(),
  );
  await page.clock.install();
  await page.goto(`${address}/projects/core42/contact`);
  await page.getByLabel('Name').fill('Mariam');
  await page.clock.runFor(10_000);
  await expect(page.locator('html')).not.toHaveCSS('overscroll-behavior', 'none');
  isLost = false;
  await expect
    .poll(async () => {
      await page.clock.runFor(10_000);
      return page.locator('html').evaluate((html) => getComputedStyle(html).overscrollBehavior);
    })
    .toBe('none');
  await writeFile(file, '{');
  await page.clock.runFor((idleSeconds + warningSeconds + 1) * 1000);
  await expect(page).toHaveURL(`${address}${loop}`);
});
