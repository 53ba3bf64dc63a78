/** The checks of values, each with the sentence that says what a value must be. */
import * as v from 'valibot';
import { themes, type BrandColors } from '@showcase/ui/tokens';
import { languages } from '../languages.ts';
import { isPath } from '../links.ts';

/** Letters, digits, dots and hyphens, or an IPv6 address: a `*` or `;` would widen the policy of the pages. */
const plainHost = /^(?:[a-z\d.-]+|\[[\da-f:.]+\])(?::\d+)?$/;

export const webAddress = v.pipe(
  v.string('must be an address'),
  v.url('must be an address'),
  v.regex(/^https?:\/\//i, 'must begin with http:// or https://'),
  v.check((address) => plainHost.test(new URL(address).host), 'must name a host'),
);

/** An origin without its trailing slash; empty for the origin of the app. */
export const host = v.union(
  [
    v.literal(''),
    v.pipe(
      webAddress,
      v.transform((address) => address.replace(/\/+$/, '')),
    ),
  ],
  'must be an http(s) address or ""',
);

export const path = v.pipe(
  v.string('must be a path of the app'),
  v.check(isPath, 'must be a path of the app'),
);

/** The source of a frame or a video: a web address or a path of the app. */
export const player = v.union(
  [path, webAddress],
  'must be an http(s) address or a path of the app',
);

export const origin = v.pipe(
  webAddress,
  v.check(
    (address) => /^\/?$/.test(address.slice(new URL(address).origin.length)),
    'must be an origin, such as https://show.example',
  ),
  v.transform((address) => new URL(address).origin),
);

/** The policy of a page allows no picture of another origin. */
export const picture = v.pipe(
  v.string('must be an address'),
  v.check(
    (address) => isPath(address) || /^data:image\//i.test(address),
    'must be a path of the app or a data:image/… address',
  ),
);

export const text = v.string('must be a text');
export const id = v.pipe(
  text,
  v.regex(/^[\w-]+$/, 'must contain only letters, digits, hyphens and underscores'),
);

/** A number of seconds, at most a day. */
export const seconds = v.pipe(
  v.number('must be a number of seconds'),
  v.minValue(1, 'must be at least 1'),
  v.maxValue(86_400, 'must be at most 86400'),
);

export const language = v.picklist(languages, `must be one of ${languages.join(', ')}`);

export const unknownKey = 'is not a known key';

/** Says what is wrong with an object. Valibot treats a list as an object too, hence `isNoList`. */
const faultOfObject = ({ expected }: { readonly expected: string | null }) => {
  if (expected === 'Object') return 'must be an object';
  return expected === 'never' ? unknownKey : 'is missing';
};
const isNoList = v.check((value) => !Array.isArray(value), 'must be an object');

export const object = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(v.unknown(), isNoList, v.strictObject(entries, faultOfObject));

/** An object with any keys. */
export const dictionary = <Value extends v.GenericSchema>(value: Value) =>
  v.pipe(v.unknown(), isNoList, v.record(v.string(), value, 'must be an object'));

export const list = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.unknown(), v.array(item, 'must be a list'), v.readonly());

/** An object with the same check for each of some keys. */
export function each<Key extends string, Value extends v.GenericSchema>(
  keys: readonly Key[],
  value: Value,
) {
  return object(Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>);
}

/** A text in each language of the show. */
export const texts = each(languages, v.pipe(text, v.regex(/\S/, 'must not be blank')));

const color = v.pipe(
  v.string('must be a colour such as #1b2566'),
  v.regex(/^#[\da-f]{6}$/i, 'must be a colour such as #1b2566'),
);
const roles = Object.keys(themes.midnight.colors).filter((role) => !/^(shade|scheme)$/.test(role));

/** A brand's colours. The library derives the roles that are left out. */
export const brandColors: v.GenericSchema<unknown, BrandColors> = object({
  ...Object.fromEntries(roles.map((role) => [role, v.exactOptional(color)])),
  page: color,
  text: color,
  accent: color,
});
