/** The list of life-event services and the page of each (docs/product.md, Dubai Now). */
import { languages, type Language } from '../../languages.ts';
import { localize, type LocalizedText } from '../../localize.ts';
import { figuresOf } from '../figures.ts';
import {
  serviceIds,
  servicePath,
  serviceRows,
  type ServiceId,
  type ServiceRow,
} from './services.ts';
import { ar } from './texts/ar.ts';
import { en } from './texts/en.ts';

const { services, ...texts } = localize({ en, ar });

export const dubaiNow = {
  ...texts,
  motif: 'dubai-now',
  figures: figuresOf({ services: { exactly: 350 }, entities: { over: 50 } }),
  link: 'dubaiNow',
} as const;

export interface DubaiNowService {
  readonly id: ServiceId;
  readonly label: LocalizedText;
  readonly description: LocalizedText;
  /** Its address in each language. */
  readonly paths: Readonly<Record<Language, string>>;
}

export const dubaiNowServices: readonly DubaiNowService[] = serviceIds.map((id) => ({
  id,
  ...services[id],
  paths: Object.fromEntries(
    languages.map((language) => [language, servicePath(id, language)]),
  ) as DubaiNowService['paths'],
}));

/**
 * The player of our own film of a service, in English if there is none in the language; undefined if there is none at
 * all. The configuration can replace it (`videos.dubaiNow`).
 */
export function dubaiNowFilm(id: ServiceId, language: string): string | undefined {
  const row: ServiceRow = serviceRows[id];
  if (!row.films) return undefined;
  const [english] = languages;
  const own = row.films.find((other) => other === language) ?? english;
  return `/player?film=${id}-${own}${own === english ? '' : `&lang=${own}`}`;
}
