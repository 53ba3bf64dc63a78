import * as v from 'valibot';
import { defaultConfiguration, type Configuration } from './defaults.ts';

const webAddress = v.pipe(
  v.string(),
  v.url('must be an address'),
  v.regex(/^https?:\/\//i, 'must begin with http:// or https://'),
);

const keys = v.strictObject({
  $comment: v.optional(v.string()),
  entitiesHost: v.optional(
    v.union([v.literal(''), webAddress], 'must be an http(s) address or ""'),
  ),
  externalProjects: v.optional(v.strictObject({ m42: v.optional(webAddress) })),
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
  const { entitiesHost, externalProjects } = result.output;
  return {
    entitiesHost: entitiesHost?.replace(/\/+$/, '') ?? defaultConfiguration.entitiesHost,
    externalProjects: { m42: externalProjects?.m42 ?? defaultConfiguration.externalProjects.m42 },
  };
}
