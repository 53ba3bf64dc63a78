import * as v from 'valibot';
import { defaultConfiguration, type Configuration } from './defaults.ts';
import { defaultLinks, type LinkId } from './links.ts';

const webAddress = v.pipe(
  v.string(),
  v.url('must be an address'),
  v.regex(/^https?:\/\//i, 'must begin with http:// or https://'),
);

/** An origin, its final slash left out; empty for the origin of the app. */
const host = v.union(
  [
    v.literal(''),
    v.pipe(
      webAddress,
      v.transform((address) => address.replace(/\/+$/, '')),
    ),
  ],
  'must be an http(s) address or ""',
);

/** What a frame or a video may show: an address of the app or of the web. */
const player = v.union(
  [v.pipe(v.string(), v.regex(/^\/(?!\/)/)), webAddress],
  'must be an http(s) address or a path of the app',
);

const dubaiNow = v.record(
  v.string(),
  v.strictObject({ en: v.optional(player), ar: v.optional(player) }),
);

const id = v.pipe(v.string(), v.regex(/^[\w-]+$/, 'must be letters, digits and hyphens'));

const links = Object.fromEntries(
  Object.keys(defaultLinks).map((key) => [key, v.string('must be a text')]),
) as Record<LinkId, v.StringSchema<string>>;

const keys = v.strictObject({
  $comment: v.optional(v.string()),
  entitiesHost: v.optional(host),
  contactForm: v.optional(v.nullable(v.strictObject({ host, portalId: id, formId: id }))),
  videos: v.optional(
    v.partial(
      v.strictObject({ product: player, coLocation: player, liveStream: player, dubaiNow }),
    ),
  ),
  gridPortal: v.optional(player),
  links: v.optional(v.partial(v.strictObject(links))),
  externalProjects: v.optional(v.partial(v.strictObject({ m42: webAddress }))),
});

// To valibot a list is an object too.
const schema = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value), 'must be an object'),
  keys,
);

/**
 * Checks a configuration file and fills in the defaults.
 *
 * @param value The parsed file.
 * @throws Error naming each key that is wrong and why, for instance `entitiesHost: must be …`.
 */
export function parseConfiguration(value: unknown): Configuration {
  const result = v.safeParse(schema, value);
  if (!result.success) {
    throw new Error(
      result.issues
        .map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`)
        .join('; '),
    );
  }
  const given = result.output;
  const defaults = defaultConfiguration;
  return {
    entitiesHost: given.entitiesHost ?? defaults.entitiesHost,
    contactForm: given.contactForm === undefined ? defaults.contactForm : given.contactForm,
    videos: { ...defaults.videos, ...withoutUndefined(given.videos) },
    gridPortal: given.gridPortal ?? defaults.gridPortal,
    links: withoutUndefined(given.links),
    externalProjects: { ...defaults.externalProjects, ...withoutUndefined(given.externalProjects) },
  };
}

type Defined<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

/** JSON holds no undefined, but the schema's types do. */
function withoutUndefined<T extends object>(value: T | undefined): Defined<T> {
  return (value ?? {}) as Defined<T>;
}
