/** The content of the city platform, for tests and scripts. Screens import only the modules that they need. */
export { ddaRoot } from './area.ts';
export { dubaiNow, dubaiNowFilm, dubaiNowServices, findDubaiNowService } from './dubaiNow.ts';
export { dubaiNowPath } from './dubaiNowAddresses.ts';
export { deepLinkItems, linking } from './linking.ts';
export { figures } from './platforms.ts';
export { findPlatformEntry, platformPages } from './platformPages.ts';
export { pageName, toolkit, toolkitSections } from './toolkit.ts';
export * from './types.ts';
