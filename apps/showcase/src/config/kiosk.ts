import type { KioskConfiguration } from './defaults.ts';

/** The defaults of a kiosk. */
export const kioskDefaults = {
  language: 'en',
  warningSeconds: 15,
  home: '/',
  attractLoop: '/projects/tdra/screensaver',
  externalLinks: 'newTab',
  runningOrder: [],
} as const satisfies KioskConfiguration;

/** Whether a string is a path of the app. One that begins with `//` or `/\` would lead to another host. */
export const isPath = (text: string) => /^\/(?![/\\])/.test(text);
