/** Where our own live stream is. */
export const ownStream = '/live/stream.m3u8';

/** The values of the keys that a file leaves out. They are apart from the checks, which the app doesn't need. */
export const defaultConfiguration = {
  language: 'en',
  entitiesHost: '',
  contactForm: { host: '', portalId: 'showcase', formId: 'contact' },
  videos: { product: '/player', coLocation: '/player/live', liveStream: ownStream, dubaiNow: {} },
  gridPortal: '/portal',
  links: {},
  externalProjects: { m42: 'https://m42.ae/' },
  themes: {},
  brand: null,
  kiosk: null,
} as const;

/** The defaults of a kiosk. Its language is that of the show, unless it has its own. */
export const kioskDefaults = {
  warningSeconds: 15,
  home: '/',
  attractLoop: '/projects/tdra/screensaver',
  externalLinks: 'newTab',
  runningOrder: [],
} as const;
