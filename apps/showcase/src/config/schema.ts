import {
  createTheme,
  failingPairs,
  themeNames,
  themes as libraryThemes,
  type ThemeName,
} from '@showcase/ui/tokens';
import * as v from 'valibot';
import { defaultConfiguration, type Configuration, type KioskConfiguration } from './defaults.ts';
import { addressIn, languages } from '@showcase/content/languages';
import { isPath, kioskDefaults } from './kiosk.ts';
import { defaultLinks, type LinkId } from '@showcase/content/links';

/** Letters, digits, dots and hyphens, or an IPv6 address: the host's policy blocks anything else. */
const plainHost = /^(?:[a-z\d.-]+|\[[\da-f:.]+\])(?::\d+)?$/;

const webAddress = v.pipe(
  v.string('must be an address'),
  v.url('must be an address'),
  v.regex(/^https?:\/\//i, 'must begin with http:// or https://'),
  v.check((address) => plainHost.test(new URL(address).host), 'must name a host'),
);

/** An origin without its trailing slash; empty for the origin of the app. */
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

const path = v.pipe(
  v.string('must be a path of the app'),
  v.check(isPath, 'must be a path of the app'),
);

/** The source of a frame or a video: a web address or a path of the app. */
const player = v.union([path, webAddress], 'must be an http(s) address or a path of the app');

/** Says what is wrong with an object. Valibot treats a list as an object too, hence `isNoList`. */
const faultOfObject = ({ expected }: { readonly expected: string | null }) => {
  if (expected === 'Object') return 'must be an object';
  return expected === 'never' ? unknownKey : 'is missing';
};
const unknownKey = 'is not a known key';
const isNoList = v.check((value) => !Array.isArray(value), 'must be an object');
const object = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(v.unknown(), isNoList, v.strictObject(entries, faultOfObject));

const films = object({ en: v.optional(player), ar: v.optional(player) });
const id = v.pipe(
  v.string('must be a text'),
  v.regex(/^[\w-]+$/, 'must contain only letters, digits, hyphens and underscores'),
);
const sentence = v.pipe(v.string('must be a text'), v.regex(/\S/, 'must not be blank'));
const bilingual = object({ en: sentence, ar: sentence });
const notice = object({ text: bilingual, href: v.optional(player) });
const contactForm = object({ host, portalId: id, formId: id, notice: v.optional(notice) });
const link = v.optional(v.string('must be a text'));
const links = Object.fromEntries(Object.keys(defaultLinks).map((key) => [key, link])) as Record<
  LinkId,
  typeof link
>;

/** A number of seconds, at most a day. */
const seconds = v.pipe(
  v.number('must be a number of seconds'),
  v.minValue(1, 'must be at least 1'),
  v.maxValue(86_400, 'must be at most 86400'),
);
const origin = v.pipe(
  webAddress,
  v.check(
    (address) => /^\/?$/.test(address.slice(new URL(address).origin.length)),
    'must be an origin, such as https://show.example',
  ),
  v.transform((address) => new URL(address).origin),
);
const language = v.picklist(languages, `must be one of ${languages.join(', ')}`);
const kiosk = object({
  language: v.optional(language),
  idleSeconds: v.optional(seconds),
  warningSeconds: v.optional(seconds),
  home: v.optional(path),
  attractLoop: v.optional(v.union([v.null(), path], 'must be a path of the app, or null')),
  externalLinks: v.optional(v.picklist(['newTab', 'handOff'], 'must be "newTab" or "handOff"')),
  runningOrder: v.optional(
    v.pipe(v.unknown(), v.array(v.string('must be a text'), 'must be a list'), v.readonly()),
  ),
  publicOrigin: v.optional(origin),
});

const color = v.pipe(
  v.string('must be a colour such as #1b2566'),
  v.regex(/^#[\da-f]{6}$/i, 'must be a colour such as #1b2566'),
);
const roles = Object.keys(libraryThemes.midnight.colors).filter(
  (role) => !/^(shade|scheme)$/.test(role),
);
const brandColors = object({
  ...Object.fromEntries(roles.map((role) => [role, v.optional(color)])),
  page: color,
  text: color,
  accent: color,
});
const themes = object(
  Object.fromEntries(themeNames.map((name) => [name, v.optional(brandColors)])) as Record<
    ThemeName,
    v.OptionalSchema<typeof brandColors, undefined>
  >,
);

/** The policy of a page allows no picture of another origin. */
const picture = v.pipe(
  v.string('must be an address'),
  v.check(
    (address) => isPath(address) || /^data:image\//i.test(address),
    'must be a path of the app or a data:image/… address',
  ),
);
const brand = object({ name: bilingual, logo: picture });

/** No key is required, so that a file is valid once its invalid keys are left out. */
const schema = object({
  $comment: v.optional(v.string('must be a text')),
  language: v.optional(language),
  entitiesHost: v.optional(host),
  contactForm: v.optional(v.nullable(contactForm)),
  videos: v.optional(
    object({
      product: v.optional(player),
      coLocation: v.optional(player),
      liveStream: v.optional(v.nullable(player)),
      dubaiNow: v.optional(
        v.pipe(v.unknown(), isNoList, v.record(v.string(), films, 'must be an object')),
      ),
    }),
  ),
  gridPortal: v.optional(player),
  links: v.optional(object(links)),
  externalProjects: v.optional(object({ m42: v.optional(webAddress) })),
  themes: v.optional(themes),
  brand: v.optional(v.nullable(brand)),
  kiosk: v.optional(v.nullable(kiosk)),
});

export interface ParsedConfiguration {
  readonly configuration: Configuration;
  /** A sentence for each invalid key, which begins with the key: `videos.product must be …; its default is used.` */
  readonly problems: readonly string[];
}

/**
 * Checks a configuration file and fills in the defaults. An invalid key affects only itself, with five exceptions that
 * are accepted completely or not at all: a contact form, whose host and ids belong together, its notice, a theme, a
 * brand, and a running order. Never throws.
 *
 * @param file The parsed JSON, of any shape.
 */
export function parseConfiguration(file: unknown): ParsedConfiguration {
  const problems: string[] = [];
  let rest = file;
  let result = parse(rest);
  // Valibot reports an object's unknown keys one at a time.
  while (!result.success) {
    for (const { path: keys = [], message } of result.issues) {
      const path = keys.map(({ key }) => String(key));
      const [first = '', second = ''] = path;
      const steps = wholeKeys.get(`${first}.${second}`) ?? wholeKeys.get(first);
      const dropped = path.slice(0, steps);
      problems.push(
        `${path.join('.') || 'the file'} ${message}; ${outcome(message, path, dropped)}`,
      );
      rest = without(rest, dropped);
    }
    result = parse(rest);
  }
  const configuration = withDefaults(result.output);
  return { configuration, problems: [...problems, ...contrastProblems(configuration)] };
}

/** The pairs of colours that are too close to each other; they are used all the same. */
function contrastProblems({ themes }: Configuration): readonly string[] {
  return Object.values(themes).flatMap(({ name, colors }) =>
    failingPairs(colors).map(
      ({ front, back, ratio, minRatio }) =>
        `themes.${name}: ${front} on ${back} has a contrast of ${ratio.toFixed(2)}, and needs ${String(minRatio)}; it is used all the same.`,
    ),
  );
}

/** How many leading steps of an invalid key's path to drop; other invalid keys are dropped alone. */
const wholeKeys: ReadonlyMap<string, number> = new Map([
  ['contactForm', 1],
  ['contactForm.notice', 2],
  ['kiosk', 2],
  ['themes', 2],
  ['brand', 1],
]);

const parse = (file: unknown) => v.safeParse(schema, file, { abortPipeEarly: true });

function outcome(message: string, path: readonly string[], dropped: readonly string[]): string {
  if (path.length === 0) return 'the defaults are used.';
  if (path.length > dropped.length) return `the default of ${dropped.join('.')} is used.`;
  return message === unknownKey ? 'it is ignored.' : 'its default is used.';
}

/** A copy of the value without the part at the path; undefined if the path leads nowhere. */
function without(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return {};
  // Its parent has already been removed.
  if (value === undefined) return undefined;
  const { [key]: inner, ...others } = value as Record<string, unknown>;
  return rest.length === 0 ? others : { ...others, [key]: without(inner, rest) };
}

function withDefaults(given: v.InferOutput<typeof schema>): Configuration {
  const defaults = defaultConfiguration;
  return {
    language: given.language ?? defaults.language,
    entitiesHost: given.entitiesHost ?? defaults.entitiesHost,
    contactForm: given.contactForm === undefined ? defaults.contactForm : given.contactForm,
    videos: { ...defaults.videos, ...withoutUndefined(given.videos) },
    gridPortal: given.gridPortal ?? defaults.gridPortal,
    links: withoutUndefined(given.links),
    externalProjects: { ...defaults.externalProjects, ...withoutUndefined(given.externalProjects) },
    themes: Object.fromEntries(
      Object.entries(withoutUndefined(given.themes)).map(([name, colors]) => [
        name,
        createTheme({ name, colors }),
      ]),
    ),
    brand: given.brand ?? defaults.brand,
    kiosk: given.kiosk
      ? kioskIn(given.kiosk.language ?? given.language ?? defaults.language, given.kiosk)
      : null,
  };
}

/** A kiosk whose first pages are in a language, unless their addresses name one. */
function kioskIn(language: string, given: object): KioskConfiguration {
  const kiosk: KioskConfiguration = { ...kioskDefaults, ...withoutUndefined(given), language };
  const { home, attractLoop } = kiosk;
  return {
    ...kiosk,
    home: addressIn(language, home),
    attractLoop: attractLoop && addressIn(language, attractLoop),
  };
}

type Defined<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

/** JSON contains no undefined, but the types of the schema do. */
function withoutUndefined<T extends object>(value: T | undefined): Defined<T> {
  return (value ?? {}) as Defined<T>;
}
