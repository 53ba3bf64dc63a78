import { useConfiguration } from './configuration.ts';
import { defaultLinks, type LinkCatalogue } from './links.ts';

/** The link catalogue, with the entries that the configuration file replaces. */
export function useLinks(): LinkCatalogue {
  return { ...defaultLinks, ...useConfiguration().links };
}
