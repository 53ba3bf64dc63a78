import type { KioskConfiguration } from './defaults.ts';

/** What a kiosk does where the configuration says nothing. */
export const kioskDefaults = {
  warningSeconds: 15,
  home: '/',
  attractLoop: '/projects/tdra/screensaver',
  externalLinks: 'newTab',
  runningOrder: [],
} as const satisfies KioskConfiguration;

/** Whether a text is a path of the app. One that begins with `//` or `/\` would lead to another host. */
export const isPath = (text: string) => /^\/(?![/\\])/.test(text);
