import { expect, test, vi } from 'vitest';
import { ButtonLink } from '../Button/index.ts';
import { LanguageSwitcher } from '../LanguageSwitcher/index.ts';
import { Page } from '../PageTransition/index.ts';
import { ShowcaseProvider } from '../ShowcaseProvider/index.ts';
import { createTestHost } from './testHost.ts';

const { render, find, findAll } = createTestHost();

test('a provider inside another has a background only with its own theme', async () => {
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

test('links take the provider’s schemes, open mail and phone apps here, and a refused address is named once', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const links = ['mailto:a@example.ae', 'tel:+97141234567', '?lang=ar', 'crm://7', 'crm://7'];
  const all = links.map((href, place) => (
    <ButtonLink key={place} href={href}>
      {href}
    </ButtonLink>
  ));
  const shown = () =>
    findAll('[role=link], a').map((link) => [
      link.getAttribute('href'),
      link.getAttribute('target'),
    ]);
  await render(all);
  const here = links.slice(0, 3).map((href) => [href, null]);
  const refused = [null, null];
  expect(shown()).toEqual([...here, refused, refused]);
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("'crm://7'"));
  await render(<ShowcaseProvider schemes={['crm']}>{all}</ShowcaseProvider>);
  const newTab = ['crm://7', '_blank'];
  expect(shown()).toEqual([refused, refused, ['?lang=ar', null], newTab, newTab]);
});
