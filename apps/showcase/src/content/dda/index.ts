/** The content of the city platform, for tests and scripts. Screens import only the modules that they need. */
export { ddaRoot, linkingSlug } from './area.ts';
export { dubaiNow, dubaiNowServices, findDubaiNowService } from './dubaiNow.ts';
export { dubaiNowPath } from './dubaiNowAddresses.ts';
export { dubaiNowFilm } from './dubaiNowServices.ts';
export { deepLinkItems, linking } from './linking.ts';
export { pageTexts, platformPages } from './platformPages.ts';
export { toolkit, toolkitSections } from './toolkit.ts';
export * from './types.ts';
