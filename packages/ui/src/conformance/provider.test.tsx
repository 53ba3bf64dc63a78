import { expect, test } from 'vitest';
import { LanguageSwitcher } from '../LanguageSwitcher/index.ts';
import { Page } from '../PageTransition/index.ts';
import { ShowcaseProvider } from '../ShowcaseProvider/index.ts';
import { createTestHost } from './testHost.ts';

const { render, find } = createTestHost();

test('a provider inside another has a background only with a theme of its own', async () => {
  await render(
    <ShowcaseProvider theme="dusk">
      <ShowcaseProvider className="plain" texts="all" />
      <ShowcaseProvider className="painted" theme="porcelain" />
    </ShowcaseProvider>,
  );
  const background = (selector: string) => getComputedStyle(find(selector)).backgroundColor;
  expect(background('.plain')).toBe('rgba(0, 0, 0, 0)');
  expect(background('.painted')).not.toBe('rgba(0, 0, 0, 0)');
});

test('the provider of a page gives the document its language and direction', async () => {
  const { documentElement } = document;
  await render(<ShowcaseProvider page language="ar" />);
  expect([documentElement.lang, documentElement.dir]).toEqual(['ar', 'rtl']);
  await render(<ShowcaseProvider page language="en" />);
  expect([documentElement.lang, documentElement.dir]).toEqual(['en', 'ltr']);
});

test('the focus stays on the language switch when the language changes', async () => {
  const other = { language: 'ar', label: 'العربية', href: '/ar' };
  await render(<LanguageSwitcher languages={[other]} />);
  find('a').focus();
  await render(<LanguageSwitcher languages={[{ language: 'en', label: 'English', href: '/' }]} />);
  expect(document.activeElement).toBe(find('[hreflang=en]'));
});

test('a page without a title leaves the document’s alone', async () => {
  document.title = 'Partners';
  await render(<Page>Partners</Page>);
  expect(document.title).toBe('Partners');
});
