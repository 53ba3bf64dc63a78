import { ddaRoot } from '../src/content/dda/index.ts';
import { expectSettled, testWith } from './support/fixtures.ts';

/** A browser whose storage and cookies throw, and which lacks what old ones lack. */
const test = testWith({
  beforeScripts: () => {
    const refuse = {
      get() {
        throw new DOMException('Refused.', 'SecurityError');
      },
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, refuse);
    }
    Object.defineProperty(Document.prototype, 'cookie', refuse);
    for (const name of ['matchMedia', 'ResizeObserver', 'IntersectionObserver']) {
      Reflect.deleteProperty(window, name);
    }
  },
});

for (const path of ['/', '/projects/core42/info', '/projects/g42', ddaRoot, '/projects/tdra']) {
  test(`${path} shows, silently (N1)`, async ({ page }) => {
    await page.open(path);
    await expectSettled(page, /\S/);
  });
}

test('search, dialogs, films and changes of page work (N1)', async ({ page }) => {
  await page.open('/');
  await page.role('link', /^View details.*TDRA$/).click();
  await expectSettled(page, 'Digital government');
  await page.role('link', /^Open the dashboard/).click();
  await expectSettled(page, 'Government Digital Impact');
  await page.role('combobox').fill('Dubai Police');
  await page.role('option').click();
  await expectSettled(page, 'Dubai Police Dashboard');
  await page.open('/projects/core42/products/compass');
  await page.role('button', 'Video').click();
  await page.role('dialog').untilThere();
  await page.open(`${ddaRoot}/trade`);
  await page.role('button', /^Pause/).click();
  await page.role('button', /^Play/).untilThere();
});
