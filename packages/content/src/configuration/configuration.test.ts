import { describe, expect, it } from 'vitest';
import { defaultConfiguration } from './defaults.ts';
import { languages } from '../languages.ts';
import { parseConfiguration as parseFile } from './index.ts';

const kioskDefaults = {
  language: 'en',
  warningSeconds: 15,
  home: '/',
  attractLoop: '/projects/tdra/screensaver',
  externalLinks: 'newTab',
  runningOrder: [],
};

const last = languages.at(-1) ?? '';
/** A text in each language, and one that lacks the last. */
const text = Object.fromEntries(languages.map((language) => [language, `Text in ${language}`]));
const incomplete = Object.fromEntries(Object.entries(text).filter(([key]) => key !== last));

/** The problems as sentences. */
function parseConfiguration(file: unknown) {
  const { configuration, problems } = parseFile(file);
  return { configuration, problems: problems.map(({ text }) => text) };
}

/** The configuration from a valid file. */
function parse(value: unknown) {
  const { configuration, problems } = parseConfiguration(value);
  expect(problems).toEqual([]);
  return configuration;
}

describe('parseConfiguration', () => {
  it('fills in the defaults', () => {
    expect(parse({})).toEqual(defaultConfiguration);
    expect(parse({ externalProjects: {} })).toEqual(defaultConfiguration);
  });

  it('accepts an origin and removes its trailing slash', () => {
    const { entitiesHost } = parse({ entitiesHost: 'https://events.example/' });
    expect(entitiesHost).toBe('https://events.example');
  });

  it('accepts a missing or a different contact form', () => {
    expect(parse({ contactForm: null }).contactForm).toBeNull();
    const form = { host: 'https://forms.example/', portalId: '1234', formId: 'a-b' };
    expect(parse({ contactForm: form }).contactForm).toEqual({
      ...form,
      host: 'https://forms.example',
    });
  });

  it('begins in the language of the show, or of the kiosk', () => {
    expect(parse({ language: 'ar', kiosk: {} })).toMatchObject({
      language: 'ar',
      kiosk: { language: 'ar', home: '/ar', attractLoop: '/ar/projects/tdra/screensaver' },
    });
    const kiosk = { language: 'ar', home: '/projects/g42', attractLoop: null };
    expect(parse({ kiosk }).kiosk).toMatchObject({ home: '/ar/projects/g42', attractLoop: null });
    expect(parse({ kiosk: { home: '/ar' } }).kiosk).toMatchObject({ language: 'en', home: '/ar' });
    expect(parseConfiguration({ language: 'tlh' }).problems).toEqual([
      expect.stringMatching(/^language must be one of en, ar.*; its default is used\.$/),
    ]);
  });

  it('replaces one player and keeps the other', () => {
    const { videos } = parse({ videos: { product: 'https://v.example/1' } });
    expect(videos).toEqual({ ...defaultConfiguration.videos, product: 'https://v.example/1' });
  });

  it('accepts a live stream and a portal', () => {
    const given = {
      videos: { liveStream: 'https://live.example/stream.m3u8' },
      gridPortal: 'https://grid.example/',
    };
    const { videos, gridPortal } = parse(given);
    expect(videos).toEqual({ ...defaultConfiguration.videos, ...given.videos });
    expect(gridPortal).toBe('https://grid.example/');
    expect(parse({ videos: { liveStream: null } }).videos.liveStream).toBeNull();
  });

  it('takes a brand’s colours for a theme, and reports what is hard to read', () => {
    const midnight = { page: '#fdf6ec', text: '#2b1a12', accent: '#8a2f1b' };
    expect(parse({ themes: { midnight } }).themes).toEqual({ midnight });
    const { problems } = parseConfiguration({
      themes: { dusk: { ...midnight, accent: '#e8b9a8' } },
    });
    expect(problems).toContain(
      'themes.dusk: accent on page has a contrast of 1.64, and needs 4.5; it is used all the same.',
    );
  });

  it.each([
    [
      { dusk: { page: 'red', text: '#2b1a12', accent: '#8a2f1b' } },
      'themes.dusk.page must be a colour',
    ],
    [{ dusk: { page: '#fdf6ec' } }, 'themes.dusk.text is missing'],
    [{ noon: {} }, 'themes.noon is not a known key'],
  ])('keeps the look of a theme that is not valid: %j', (themes, problem) => {
    const { configuration, problems } = parseConfiguration({ themes });
    expect(configuration.themes).toEqual({});
    expect(problems[0]).toContain(problem);
  });

  it.each(['/media/logo.svg', 'data:image/svg+xml;base64,PHN2Zy8+'])(
    'takes a logo at %s',
    (logo) => {
      const brand = { name: text, logo };
      expect(parse({ brand }).brand).toEqual(brand);
      expect(parse({ brand: null }).brand).toBeNull();
    },
  );

  it.each(['https://example.org/logo.svg', 'javascript:alert(1)', 'data:text/html,x', ''])(
    'drops a brand whose logo is %s',
    (logo) => {
      const brand = { name: text, logo };
      const { configuration, problems } = parseConfiguration({ brand });
      expect(configuration.brand).toBeNull();
      expect(problems).toEqual([
        'brand.logo must be a path of the app or a data:image/… address; the default of brand is used.',
      ]);
    },
  );

  it('accepts any text as a link: an invalid address leads nowhere', () => {
    const { links } = parse({ links: { compassLiveDemo: 'next week' } });
    expect(links).toEqual({ compassLiveDemo: 'next week' });
  });

  it.each([
    [{ links: { compassLiveDemo: 7 } }, 'links.compassLiveDemo'],
    [{ links: { noSuchLink: '' } }, 'links.noSuchLink'],
    [{ links: ['https://x.example'] }, 'links'],
    [{ contactForm: { host: '', portalId: '1/2', formId: 'a' } }, 'contactForm.portalId'],
    [{ contactForm: { portalId: '1', formId: 'a' } }, 'contactForm.host'],
    [{ contactForm: {} }, 'contactForm.host'],
    [{ videos: { product: '//evil.example' } }, 'videos.product'],
    [{ videos: { product: 'javascript:1' } }, 'videos.product'],
    [{ videos: { liveStream: 'stream.m3u8' } }, 'videos.liveStream'],
    [{ videos: { dubaiNow: { volunteer: { en: 'x' } } } }, 'videos.dubaiNow.volunteer.en'],
    [{ videos: 'none' }, 'videos'],
    [{ gridPortal: 'data:text/html,x' }, 'gridPortal'],
    [{ entitiesHost: 7 }, 'entitiesHost'],
    [{ entitiesHost: 'javascript:alert(1)' }, 'entitiesHost'],
    [{ entitiesHost: 'http://a.example;script-src *' }, 'entitiesHost'],
    [{ entitiesHost: 'http://*.example' }, 'entitiesHost'],
    [{ externalProjects: { m42: 'data:text/html,x' } }, 'externalProjects.m42'],
    [{ externalProjects: { m43: 'https://x.example' } }, 'externalProjects.m43'],
    [{ entitesHost: '' }, 'entitesHost'],
    [[], 'the file'],
    [null, 'the file'],
  ])('names the key that is wrong in %j, and uses its default (H11)', (value, key) => {
    const { configuration, problems } = parseConfiguration(value);
    expect(problems[0]).toMatch(new RegExp(`^${key} (must|is) .*; .* (used|ignored)\\.$`));
    // An entry without a value does not count.
    const { dubaiNow } = configuration.videos;
    expect({
      ...configuration,
      videos: { ...configuration.videos, dubaiNow: dubaiNow['volunteer'] ?? {} },
    }).toEqual(defaultConfiguration);
  });

  it('names each fault and its consequence', () => {
    const { problems } = parseConfiguration({
      entitiesHost: 7,
      entitesHost: '',
      contactForm: { host: '', formId: 'a' },
      externalProjects: { m42: 'somewhere' },
    });
    expect(problems).toEqual([
      'entitiesHost must be an http(s) address or ""; its default is used.',
      'contactForm.portalId is missing; the default of contactForm is used.',
      'externalProjects.m42 must be an address; its default is used.',
      'entitesHost is not a known key; it is ignored.',
    ]);
  });

  it('uses every other key, at any depth', () => {
    const { configuration, problems } = parseConfiguration({
      $comment: 'For the autumn event',
      entitiesHost: 'nowhere',
      contactForm: null,
      videos: {
        product: 'javascript:1',
        coLocation: '/film',
        dubaiNow: { volunteer: { en: 7, ar: '/player?film=ar' }, marriage: { en: '/film' } },
      },
      gridPortal: 'https://grid.example/',
      links: { trade: 7, build: 'https://build.example/', unheardOf: '' },
      externalProjects: { m42: 7 },
    });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'entitiesHost',
      'videos.product',
      'videos.dubaiNow.volunteer.en',
      'links.trade',
      'links.unheardOf',
      'externalProjects.m42',
    ]);
    expect(configuration).toEqual({
      ...defaultConfiguration,
      contactForm: null,
      videos: {
        ...defaultConfiguration.videos,
        coLocation: '/film',
        dubaiNow: { volunteer: { ar: '/player?film=ar' }, marriage: { en: '/film' } },
      },
      gridPortal: 'https://grid.example/',
      links: { build: 'https://build.example/' },
    });
  });

  it('accepts a kiosk, and fills in the defaults of its keys', () => {
    expect(parse({ kiosk: null }).kiosk).toBeNull();
    expect(parse({ kiosk: {} }).kiosk).toEqual(kioskDefaults);
    const given = {
      language: 'en',
      idleSeconds: 90,
      warningSeconds: 20,
      home: '/projects/core42',
      attractLoop: null,
      externalLinks: 'handOff',
      runningOrder: ['/', '/projects/dda'],
    };
    expect(parse({ kiosk: { ...given, publicOrigin: 'https://show.example/' } }).kiosk).toEqual({
      ...given,
      publicOrigin: 'https://show.example',
    });
  });

  it.each([
    [{ idleSeconds: 0 }, 'idleSeconds must be at least 1'],
    [{ idleSeconds: '90' }, 'idleSeconds must be a number of seconds'],
    [{ warningSeconds: 90_000 }, 'warningSeconds must be at most 86400'],
    [{ home: '//elsewhere.example' }, 'home must be a path of the app'],
    [{ home: 'https://elsewhere.example' }, 'home must be a path of the app'],
    [{ attractLoop: false }, 'attractLoop must be a path of the app, or null'],
    [{ externalLinks: 'sameTab' }, 'externalLinks must be "newTab" or "handOff"'],
    [{ runningOrder: '/' }, 'runningOrder must be a list'],
    [{ publicOrigin: 'show.example' }, 'publicOrigin must be an address'],
    [
      { publicOrigin: 'https://show.example/home' },
      'publicOrigin must be an origin, such as https://show.example',
    ],
  ])('uses the default of the key that is wrong in the kiosk %j', (kiosk, problem) => {
    const { configuration, problems } = parseConfiguration({ kiosk: { ...kiosk, idleSecond: 1 } });
    expect(problems).toEqual([
      `kiosk.${problem}; its default is used.`,
      'kiosk.idleSecond is not a known key; it is ignored.',
    ]);
    expect(configuration.kiosk).toEqual(kioskDefaults);
  });

  it('accepts a running order completely or not at all', () => {
    const { configuration, problems } = parseConfiguration({ kiosk: { runningOrder: ['/', 7] } });
    expect(problems).toEqual([
      'kiosk.runningOrder.1 must be a text; the default of kiosk.runningOrder is used.',
    ]);
    expect(configuration.kiosk).toEqual(kioskDefaults);
  });

  // An incomplete set of another form's ids would send requests nowhere.
  it('accepts a contact form completely or not at all', () => {
    const form = { host: 'https://forms.example', portalId: '1/2', formId: 'x y' };
    const { configuration, problems } = parseConfiguration({ contactForm: form, gridPortal: '/g' });
    expect(configuration).toEqual({ ...defaultConfiguration, gridPortal: '/g' });
    expect(problems).toHaveLength(2);
  });

  const form = { host: 'https://forms.example', portalId: '1234', formId: 'a-b' };

  it.each([{ text }, { text, href: 'https://example.org/privacy' }, { text, href: '/privacy' }])(
    'accepts the notice %j of a contact form',
    (notice) => {
      expect(parse({ contactForm: { ...form, notice } }).contactForm).toEqual({ ...form, notice });
    },
  );

  it.each([
    [7, 'notice must be an object; its default'],
    [{}, 'notice.text is missing; the default of contactForm.notice'],
    [{ text: 'x' }, 'notice.text must be an object; the default of contactForm.notice'],
    [{ text: incomplete }, `notice.text.${last} is missing; the default of contactForm.notice`],
    [
      { text: { ...text, ar: ' ' } },
      'notice.text.ar must not be blank; the default of contactForm.notice',
    ],
    [
      { text, href: 'javascript:1' },
      'notice.href must be an http(s) address or a path of the app; the default of contactForm.notice',
    ],
    [{ text, link: '/' }, 'notice.link is not a known key; the default of contactForm.notice'],
  ])('keeps a contact form without the wrong notice %j', (notice, problem) => {
    const { configuration, problems } = parseConfiguration({ contactForm: { ...form, notice } });
    expect(problems).toEqual([`contactForm.${problem} is used.`]);
    expect(configuration).toEqual({ ...defaultConfiguration, contactForm: form });
  });

  it.each([[{ text }, 1] as const, [7, 2] as const])(
    'drops the notice %j with its contact form',
    (notice, faults) => {
      const contactForm = { ...form, portalId: '1/2', notice };
      const { configuration, problems } = parseConfiguration({ contactForm });
      expect(problems).toHaveLength(faults);
      expect(configuration).toEqual(defaultConfiguration);
    },
  );

  it('is not confused by the names of object members', () => {
    const value: unknown = JSON.parse(
      '{"__proto__": {"gridPortal": 7}, "constructor": 7, "videos": {"dubaiNow": {"__proto__": {"en": "/x"}}}}',
    );
    const { configuration, problems } = parseConfiguration(value);
    expect(configuration.gridPortal).toBe(defaultConfiguration.gridPortal);
    expect(configuration.videos.dubaiNow).toEqual({});
    expect(problems).toEqual([
      '__proto__ is not a known key; it is ignored.',
      'constructor is not a known key; it is ignored.',
    ]);
  });
});
