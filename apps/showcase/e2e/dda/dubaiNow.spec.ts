import { defaultLinks as links } from '@showcase/content/links';
import { dubaiNow, dubaiNowFilm, dubaiNowServices } from '@showcase/content/city/dubaiNow';
import { dubaiNowPath, serviceRows } from '@showcase/content/city/dubaiNow/services';
import { expect, expectAccessible, expectSettled, test } from '../fixtures.ts';

test('Dubai Now lists its services in both languages and a code for the app', async ({ page }) => {
  await page.goto(dubaiNowPath);
  for (const language of ['en', 'ar'] as const) {
    const list = page.getByRole('list', { name: dubaiNow.listHeading[language] });
    await expect(list.getByRole('link')).toHaveText(
      dubaiNowServices.map(({ label }) => label[language]),
    );
  }
  await expect(page.getByRole('link', { name: /dubainow\.dubai\.ae/ })).toHaveAttribute(
    'href',
    links.dubaiNow,
  );
  await expectAccessible(page);
});

for (const [width, height] of [
  [1920, 1080],
  [1080, 1920],
  [834, 1112],
] as const) {
  test(`all services and the way back are in the first view at ${String(width)}x${String(height)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const prefix of ['', '/ar']) {
      await page.goto(`${prefix}${dubaiNowPath}`);
      const services = page.getByRole('main').getByRole('listitem').getByRole('link');
      await expect(services).toHaveCount(2 * dubaiNowServices.length);
      for (const service of await services.all())
        await expect(service).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('link', { name: /^(Back|العودة)/ })).toBeInViewport({ ratio: 1 });
      // Dots below the last line of the texts aren't covered by the ground of the lists.
      const space = await page
        .getByText(dubaiNow.description.ar)
        .evaluate(
          (text) =>
            (text.closest('header')?.nextElementSibling?.getBoundingClientRect().top ?? 0) -
            text.getBoundingClientRect().bottom,
        );
      expect(space).toBeGreaterThanOrEqual(5);
    }
  });
}

/** One service with a film, and one without. */
for (const service of dubaiNowServices.filter(({ id }) => /^(?:volunteer|marriage)$/.test(id))) {
  for (const language of ['en', 'ar'] as const) {
    const { id, label, paths } = service;
    test(`N7: the service ${id} in ${language}`, async ({ page }) => {
      const response = await page.goto(paths[language]);
      expect(response?.status()).toBe(200);
      const site = { en: 'Showcase', ar: 'المعرض' };
      await expect(page).toHaveTitle(`${label[language]} · ${site[language]}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(label[language]);
      await expect(page.getByText(label.en, { exact: true }).first()).toBeVisible();
      await expect(page.getByText(label.ar, { exact: true }).first()).toBeVisible();
      const film = dubaiNowFilm(id, language);
      if (film === undefined) {
        await expect(page.getByText('VIDEO WILL BE INSERTED HERE')).toBeVisible();
      } else {
        await expect(page.locator('iframe')).toHaveAttribute('src', film);
      }
      await page.getByRole('link', { name: dubaiNow.back[language] }).click();
      // The list leads with the language of the service.
      await expectSettled(page, dubaiNow.title[language]);
    });
  }
}

test('R1: Arabic slugs are found encoded, plain and in any normal form', async ({
  page,
  expectedMessages,
}) => {
  // No file has the decomposed name; its folder's page shows the intended one.
  expectedMessages.push('404');
  const arabic = (id: keyof typeof serviceRows) => serviceRows[id].arabic;
  const service = dubaiNowServices.find(({ id }) => arabic(id).normalize('NFD') !== arabic(id));
  const slug = service ? arabic(service.id) : 'الأسرة';
  for (const form of [slug, encodeURIComponent(slug), encodeURIComponent(slug.normalize('NFD'))]) {
    await page.goto(`${dubaiNowPath}/${form}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(service?.label.ar ?? '');
  }
});

test('R1: an unknown service gets a bilingual not-found and a way back', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push('404');
  await page.goto(`${dubaiNowPath}/constructor`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(dubaiNow.notFound.title.en);
  await expect(page.getByText(dubaiNow.notFound.title.ar)).toBeVisible();
  await page.getByRole('link', { name: dubaiNow.back.en }).click();
  await expectSettled(page, dubaiNow.title.en);
});
