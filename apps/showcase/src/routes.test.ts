import { matchRoutes, type RouteObject } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { addressIn, languageAt, languages } from '@showcase/content/languages';
import { notFoundPaths, prerenderedPaths } from './prerenderedPaths.ts';
import type { AppRoute } from './router/appRoute.ts';
import type { Area } from './router/lazyArea.tsx';
import { preloadAll } from './navigation/preload.ts';
import { routeAt, screenAddressIn } from './navigation/routeAt.ts';
import { screens } from './routes.tsx';
import { citySections } from './screens/dda/citySections.ts';

const areasOf = ({ handle, children = [] }: AppRoute): readonly Area[] => [
  ...(handle?.area ? [handle.area] : []),
  ...children.flatMap(areasOf),
];
const areas = [...new Set(screens.flatMap(areasOf)), ...citySections.all];

describe('areas', () => {
  it.each(areas)('$module is the module that the area loads', async ({ module, load }) => {
    expect(await import(/* @vite-ignore */ `../${module}`)).toBe(await load());
  });

  it('have a module at every prerendered address', () => {
    const without = [...prerenderedPaths, ...notFoundPaths].filter(
      (path) => routeAt(path).areas().length === 0,
    );
    expect(without).toEqual([]);
  });
});

describe('prerenderedPaths', () => {
  it('has every screen once, and none for unknown addresses', () => {
    expect(new Set(prerenderedPaths).size).toBe(prerenderedPaths.length);
    expect(prerenderedPaths.filter((path) => routeAt(path).pattern.endsWith('*'))).toEqual([]);
    expect(prerenderedPaths).toEqual(
      expect.arrayContaining([
        '/',
        '/projects/core42/products/compass',
        '/projects/core42/contact',
        '/projects/tdra',
        '/projects/tdra/screensaver',
        '/projects/m42',
        '/projects/dda/trade',
        '/projects/dda/linking',
        `/projects/dda/dubai-now/${encodeURIComponent('الزواج')}`,
      ]),
    );
  });

  it('has one unknown address for the site, each area and each route with a parameter', () => {
    const english = [
      '/not-found',
      '/projects/core42/not-found',
      '/projects/core42/products/not-found',
      '/projects/dda/dubai-now/not-found',
      '/projects/dda/not-found',
      '/projects/g42/not-found',
      '/projects/not-found',
      '/projects/tdra/not-found',
    ];
    const expected = languages.flatMap((language) =>
      english.map((path) => addressIn(language, path)),
    );
    expect([...notFoundPaths].sort()).toEqual(expected.sort());
  });
});

describe('the address of a screen in another language', () => {
  beforeAll(preloadAll);

  it.each([
    ['/', '/ar'],
    ['/projects/core42/products', '/ar/projects/core42/products'],
    ['/projects/dda/dubai-now/marriage', `/projects/dda/dubai-now/${encodeURIComponent('الزواج')}`],
  ])('of %s is %s, and back', (english, arabic) => {
    expect(screenAddressIn('ar', english)).toBe(arabic);
    expect(screenAddressIn('en', arabic)).toBe(english);
  });

  it('of a service that does not exist is the list', () => {
    expect(screenAddressIn('en', '/projects/dda/dubai-now/لا-شيء')).toBe('/projects/dda/dubai-now');
    expect(screenAddressIn('ar', '/projects/dda/dubai-now/nothing')).toBe(
      '/ar/projects/dda/dubai-now',
    );
  });
});

describe('the screen at an address', () => {
  const all = languages.map((language) => ({ path: addressIn(language, '/'), children: screens }));
  const odd = [
    '//projects//g42',
    '/PROJECTS/dda/',
    '/ar/',
    '/arabic',
    '/projects/core',
    '/%70rojects/g42',
    '/projects/%',
  ];
  const pathsOf = (branch: readonly RouteObject[]): readonly (string | undefined)[] =>
    branch.flatMap(({ path, children = [] }) => [path, ...pathsOf(children)]);

  it.each([...prerenderedPaths, ...notFoundPaths, ...odd])(
    '%s is the one that the router finds among all',
    (pathname) => {
      const matches = matchRoutes(all, pathname) ?? [];
      expect(pathsOf(routeAt(pathname).branch)).toEqual(matches.map(({ route }) => route.path));
    },
  );

  it.each([
    ['/', 'midnight', 'en'],
    ['/projects/tdra/impact', 'porcelain', 'en'],
    ['/projects/tdra/screensaver', 'midnight', 'en'],
    ['/projects/dda/no-such-page', 'dusk', 'en'],
    ['/projects/dda/dubai-now/الزواج', 'dusk', 'ar'],
    [`/projects/dda/dubai-now/${encodeURIComponent('الزواج')}`, 'dusk', 'ar'],
    ['/no-such-page', 'midnight', 'en'],
    ['/ar', 'midnight', 'ar'],
    ['/AR/projects/g42/', 'signal', 'ar'],
    ['/ar/no-such-page', 'midnight', 'ar'],
    ['/xx/projects/g42', 'midnight', 'en'],
    ['/projects/core42/no/such/page', 'graphite', 'en'],
    ['/projects/tdra/no-such-page', 'porcelain', 'en'],
    ['/projects/g42/no-such-page', 'signal', 'en'],
  ])('%s has its theme and its language', (path, theme, language) => {
    expect([routeAt(path).theme, languageAt(path)]).toEqual([theme, language]);
  });
});
