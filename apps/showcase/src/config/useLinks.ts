import { useConfiguration } from './configuration.ts';
import { defaultLinks, type LinkCatalogue } from './links.ts';

/** The link catalogue, with what the configuration file puts in its place. */
export function useLinks(): LinkCatalogue {
  return { ...defaultLinks, ...useConfiguration().links };
}
