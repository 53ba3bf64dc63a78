/** What `/showcase.config.json` may change, and what serves without it (design, section 3). */
export interface Configuration {
  /** The origin of `/api/entities`; empty for the origin of the app. */
  readonly entitiesHost: string;
  readonly externalProjects: { readonly m42: string };
}

export const defaultConfiguration: Configuration = {
  entitiesHost: '',
  externalProjects: { m42: 'https://m42.ae/' },
};
