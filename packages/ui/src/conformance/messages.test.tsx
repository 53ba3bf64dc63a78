import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HomeLink } from '../HomeLink/index.ts';
import { NavigationBar } from '../NavigationBar/index.ts';
import { ShowcaseProvider } from '../ShowcaseProvider/index.ts';

let host: HTMLElement;
let root: Root;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});

afterEach(async () => {
  await act(() => {
    root.unmount();
  });
  host.remove();
  vi.restoreAllMocks();
});

async function render(node: ReactNode) {
  await act(() => {
    root.render(node);
  });
}

const menus = () => [...host.querySelectorAll('button')];

const navigation = { logo: 'Logo', links: [] };

describe('built-in texts', () => {
  test('are replaced by language; the component comes before the provider', async () => {
    await render(
      <ShowcaseProvider
        messages={{ en: { NavigationBar: { menu: 'More' } }, ar: {} }}
        language="en"
      >
        <NavigationBar {...navigation} />
        <NavigationBar {...navigation} messages={{ en: { menu: 'All' } }} />
        <NavigationBar {...navigation} messages={{ ar: { menu: 'المزيد' } }} />
      </ShowcaseProvider>,
    );
    expect(menus().map(({ textContent }) => textContent)).toEqual(['More', 'All', 'More']);
    expect(console.warn).not.toHaveBeenCalled();
  });

  test('can be in French, next to English', async () => {
    const messages = { fr: { HomeLink: { home: 'Tous les projets' } } };
    await render(
      <ShowcaseProvider language="fr" messages={messages}>
        <HomeLink />
      </ShowcaseProvider>,
    );
    const home = host.querySelector('a');
    expect(home?.querySelector('[lang=fr]')?.textContent).toContain('Tous les projets');
    expect(home?.querySelector('[lang=ar]')).toBeNull();
  });

  test('stay if a replacement is undefined', async () => {
    const menu = undefined;
    await render(
      <ShowcaseProvider messages={{ en: { NavigationBar: { menu } } }}>
        <NavigationBar {...navigation} messages={{ en: { menu } }} />
      </ShowcaseProvider>,
    );
    expect(menus().map(({ textContent }) => textContent)).toEqual(['Menu']);
  });

  test('reach components that show both languages at once', async () => {
    await render(
      <ShowcaseProvider messages={{ ar: { HomeLink: { home: 'الكل' } } }}>
        <HomeLink messages={{ en: { home: 'Everything' } }} />
      </ShowcaseProvider>,
    );
    const home = host.querySelector('a');
    expect(home?.querySelector('[lang="en"]')?.textContent).toBe('Everything');
    expect(home?.querySelector('[lang="ar"]')?.textContent).toBe('الكل');
  });

  test('fall back to English if a language lacks them, with one warning', async () => {
    const bar = <NavigationBar {...navigation} />;
    await render(
      <ShowcaseProvider language="it" messages={{ it: { NavigationBar: { menu: 'Menù' } } }}>
        {bar}
        {bar}
      </ShowcaseProvider>,
    );
    expect(host.querySelector('button')?.textContent).toBe('Menù');
    expect(host.querySelector('a')?.title).toBe('Refresh');
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(
      "NavigationBar has no texts in the language 'it' for label, refresh: it shows English.",
    );
  });
});

test('an inner provider can replace single texts of the outer one', async () => {
  await render(
    <ShowcaseProvider messages={{ en: { NavigationBar: { menu: 'More', refresh: 'Again' } } }}>
      <ShowcaseProvider messages={{ en: { NavigationBar: { menu: 'All' } } }}>
        <NavigationBar {...navigation} />
      </ShowcaseProvider>
    </ShowcaseProvider>,
  );
  expect(host.querySelector('button')?.textContent).toBe('All');
  expect(host.querySelector('a')?.title).toBe('Again');
});

test('an inner provider inherits the texts, and sets its own language and direction', async () => {
  const messages = { he: { NavigationBar: { menu: 'תפריט' } } };
  await render(
    <ShowcaseProvider messages={messages}>
      <ShowcaseProvider language="he">
        <NavigationBar {...navigation} />
      </ShowcaseProvider>
      <ShowcaseProvider language="he" direction="ltr">
        <NavigationBar {...navigation} />
      </ShowcaseProvider>
    </ShowcaseProvider>,
  );
  expect(menus().map(({ textContent }) => textContent)).toEqual(['תפריט', 'תפריט']);
  expect(menus().map((menu) => getComputedStyle(menu).direction)).toEqual(['rtl', 'ltr']);
});
