import { screens } from '../e2e/site/screens.ts';
import { expect, expectSettled, test } from './support/fixtures.ts';

/** Arabic screens: those below /ar, and the services of Dubai Now under their Arabic addresses. */
const languageOf = (path: string) => (/^\/ar\b|\p{Script=Arabic}/u.test(path) ? 'ar' : 'en');

// The Arabic twins have the same code, so one stands for all.
for (const path of screens.filter((screen) => !screen.startsWith('/ar/'))) {
  test(`${path} shows one heading, its title and its language, silently`, async ({ page }) => {
    await page.open(path);
    await expectSettled(page, /\S/);
    await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
    expect(await page.title()).toMatch(/\S · (Showcase|المعرض)$/);
    const { lang, dir } = await page.evaluate(() => {
      const { lang, dir } = document.documentElement;
      return { lang, dir };
    });
    const language = languageOf(path);
    expect({ lang, dir }).toEqual({ lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' });
  });
}
