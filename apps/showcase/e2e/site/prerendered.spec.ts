import { expect, test } from '@playwright/test';
import { load, type CheerioAPI } from 'cheerio';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileOf, screens } from './screens.ts';

/** The headings of the routes, except those of Digital Dubai, whose texts have their own tests. */
const headings: Readonly<Record<string, string>> = {
  '/': 'Projects',
  '/projects/core42': 'Core42',
  '/projects/core42/info': 'Explore Core42',
  '/projects/core42/brand': 'Our Brand',
  '/projects/core42/products': 'Our Products',
  '/projects/core42/products/compass': 'Compass',
  '/projects/core42/products/ai-cloud': 'AI Cloud',
  '/projects/core42/products/sovereign-cloud': 'Sovereign Public Cloud',
  '/projects/core42/products/signature-cloud': 'Signature Private Cloud',
  '/projects/core42/products/co-location': 'Core42 Co-location',
  '/projects/core42/products/oracle-fusion': 'Signature Fusion Cloud',
  '/projects/core42/products/delivery-services': 'Cloud & AI Delivery Services',
  '/projects/core42/partners': 'Our Partners',
  '/projects/core42/contact': 'Contact us today',
  '/projects/g42': 'G42',
  '/projects/m42': 'M42',
  '/projects/dda': 'Activation Toolkit',
  '/projects/tdra': 'Digital government',
  '/projects/tdra/impact': 'Government Digital Impact',
  '/projects/tdra/screensaver': 'Screensaver',
};

const pages: ReadonlyMap<string, CheerioAPI> = new Map(
  screens.map((path) => [path, load(readFileSync(fileOf(path), 'utf8'))]),
);

/** What is wrong with each page, by its address. */
function faultsOfPages(
  faultsOf: (page: CheerioAPI, path: string) => readonly string[],
): Record<string, readonly string[]> {
  const found = [...pages].map(([path, page]) => [path, faultsOf(page, path)] as const);
  return Object.fromEntries(found.filter(([, faults]) => faults.length > 0));
}

const isArabic = (path: string) => /^\/ar(?:\/|$)/.test(path) || /\p{Script=Arabic}/u.test(path);

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page's heading, as its text or the text of its picture. */
function headingOf(page: CheerioAPI): string {
  const heading = page('h1');
  return (heading.text() || (heading.find('img').attr('alt') ?? '')).trim();
}

test.describe('every prerendered page', { tag: '@smoke' }, () => {
  test('is there', () => {
    expect(screens).toEqual(expect.arrayContaining(Object.keys(headings)));
    expect(screens.length).toBeGreaterThan(140);
  });

  test('has one heading, one main and its own title', () => {
    const titles = new Map<string, string>();
    const faults = faultsOfPages((page, path) => {
      const title = page('title').text();
      const twin = titles.get(title);
      // A service has an address in each language, and Arabic ones also begin with '/ar'.
      if (twin === undefined || !/dubai-now\/./.test(path)) titles.set(title, path);
      return [
        ...(page('h1').length === 1 && headingOf(page) !== '' ? [] : ['not one heading']),
        ...(page('main').length === 1 ? [] : ['not one main']),
        ...(page('title').length === 1 && /\S · (?:Showcase|المعرض)$/.test(title) ? [] : [title]),
        ...(twin === undefined || /dubai-now\/./.test(path) ? [] : [`the title of ${twin}`]),
      ];
    });
    expect(faults).toEqual({});
  });

  test('has the heading of its route', () => {
    const shown = Object.keys(headings).map((path) => {
      const page = pages.get(path);
      return [path, page && headingOf(page)];
    });
    expect(Object.fromEntries(shown)).toEqual(headings);
  });

  test('says its language, and names its twin', () => {
    const faults = faultsOfPages((page, path) => {
      const { lang, dir } = page('html').attr() ?? {};
      const wanted = isArabic(path) ? 'ar rtl' : 'en ltr';
      const alternates = new Map(
        page('link[rel="alternate"][hreflang]')
          .toArray()
          .map(({ attribs }) => [attribs['hreflang'], decodeURI(attribs['href'] ?? '')]),
      );
      const twins = [...alternates.values()].filter((twin) => !pages.has(twin));
      return [
        ...(`${lang ?? ''} ${dir ?? ''}` === wanted ? [] : [`is in ${lang ?? 'no language'}`]),
        ...([...alternates.keys()].join(' ') === 'en ar' ? [] : ['alternates']),
        ...twins.map((twin) => `no page ${twin}`),
      ];
    });
    expect(faults).toEqual({});
  });

  test('links to pages that exist', () => {
    const faults = faultsOfPages((page) =>
      page('a[href^="/"]')
        .toArray()
        .map(({ attribs }) => decodeURI((attribs['href'] ?? '').replace(/[?#].*/, '')))
        .filter((path) => !pages.has(path) && !existsSync(fileOf(path))),
    );
    expect(faults).toEqual({});
  });

  test('runs only what its policy names', () => {
    const faults = faultsOfPages((page) => {
      const policy = page('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';
      const inline = page('style, script:not([src]):not([type="application/json"])').toArray();
      const scripts = page('script[src], link[rel="modulepreload"]').toArray();
      return [
        ...inline.filter((element) => !policy.includes(hashOf(page(element).html() ?? ''))),
        ...scripts.filter(({ attribs }) => !attribs['integrity']),
        ...page('*')
          .toArray()
          .filter((element) => Object.keys(page(element).attr() ?? {}).some((n) => /^on/.test(n))),
      ].map((element) => page.html(element).slice(0, 80));
    });
    expect(faults).toEqual({});
  });

  test('is Arabic at an Arabic address', () => {
    /** Three Latin words in a row that aren't marked as English: a text without its Arabic. Names are shorter. */
    const sentence = /(?:[A-Za-z’]{2,} ){2}[A-Za-z’]{2,}/;
    const others = '[lang="en"], script, style, noscript, bdi, [translate="no"], head';
    const faults = faultsOfPages((page, path) => {
      if (!isArabic(path)) return [];
      page(others).remove();
      const texts = page('body *')
        .contents()
        .toArray()
        .flatMap((node) => (node.type === 'text' ? [node.data] : []));
      return texts.filter((text) => sentence.test(text));
    });
    expect(faults).toEqual({});
  });
});
