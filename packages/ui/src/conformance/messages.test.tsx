import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AdoptionProgress } from '../AdoptionProgress/index.ts';
import { DeepLinkTester } from '../DeepLinkTester/index.ts';
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

const progress = { adopted: 1, total: 2, percentage: 50 };

describe('built-in texts', () => {
  test('are replaced by language; the component comes before the provider', async () => {
    await render(
      <ShowcaseProvider
        messages={{ en: { AdoptionProgress: { title: 'Uptake' } }, ar: {} }}
        language="en"
      >
        <AdoptionProgress {...progress} />
        <AdoptionProgress {...progress} messages={{ en: { title: 'Progress' } }} />
        <AdoptionProgress {...progress} messages={{ ar: { title: 'التقدّم' } }} />
      </ShowcaseProvider>,
    );
    const titles = [...host.querySelectorAll('h2')].map(({ textContent }) => textContent);
    expect(titles).toEqual(['Uptake', 'Progress', 'Uptake']);
    expect(console.warn).not.toHaveBeenCalled();
  });

  test('can be in French, next to English', async () => {
    const items = [{ name: { en: 'Trade', fr: 'Commerce' }, description: '', url: 'app://trade' }];
    const messages = { fr: { DeepLinkTester: { open: 'Ouvrir' } } };
    await render(
      <ShowcaseProvider language="fr" messages={messages}>
        <DeepLinkTester items={items} schemes={['app']} />
      </ShowcaseProvider>,
    );
    const [open] = host.querySelectorAll('a');
    expect(open?.querySelector('[lang=fr]')?.textContent).toContain('Ouvrir');
    expect(open?.querySelector('[lang=ar]')).toBeNull();
  });

  test('stay if a replacement is undefined', async () => {
    const title = undefined;
    await render(
      <ShowcaseProvider messages={{ en: { AdoptionProgress: { title } } }}>
        <AdoptionProgress {...progress} messages={{ en: { title } }} />
      </ShowcaseProvider>,
    );
    expect(host.querySelector('h2')?.textContent).toBe('Services Adoption Progress');
  });

  test('reach components that show both languages at once', async () => {
    await render(
      <ShowcaseProvider messages={{ ar: { DeepLinkTester: { copy: 'انسخ' } } }}>
        <DeepLinkTester
          items={[{ name: 'App', description: 'It opens.', url: 'app://' }]}
          schemes={['app']}
          messages={{ en: { copy: 'Copy it' } }}
        />
      </ShowcaseProvider>,
    );
    const [button] = host.querySelectorAll('button');
    expect(button?.querySelector('[lang="en"]')?.textContent).toBe('Copy it');
    expect(button?.querySelector('[lang="ar"]')?.textContent).toBe('انسخ');
  });

  test('fall back to English if a language lacks them, with one warning', async () => {
    const bar = <NavigationBar logo="Logo" links={[]} />;
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
        <NavigationBar logo="Logo" links={[]} />
      </ShowcaseProvider>
    </ShowcaseProvider>,
  );
  expect(host.querySelector('button')?.textContent).toBe('All');
  expect(host.querySelector('a')?.title).toBe('Again');
});

test('an inner provider inherits the texts, and sets its own language and direction', async () => {
  const messages = { he: { AdoptionProgress: { title: 'אימוץ שירותים' } } };
  await render(
    <ShowcaseProvider messages={messages}>
      <ShowcaseProvider language="he">
        <AdoptionProgress {...progress} />
      </ShowcaseProvider>
      <ShowcaseProvider language="he" direction="ltr">
        <AdoptionProgress {...progress} />
      </ShowcaseProvider>
    </ShowcaseProvider>,
  );
  const titles = [...host.querySelectorAll('h2')];
  expect(titles.map(({ textContent }) => textContent)).toEqual(['אימוץ שירותים', 'אימוץ שירותים']);
  expect(titles.map((title) => getComputedStyle(title).direction)).toEqual(['rtl', 'ltr']);
});
