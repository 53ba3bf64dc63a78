import { useConfiguration } from './configuration.ts';
import { defaultLinks, type LinkCatalogue } from '@showcase/content/links';

/** The link catalogue, including replacements from the configuration file. */
export function useLinks(): LinkCatalogue {
  return { ...defaultLinks, ...useConfiguration().links };
}
