import { schema, type Configuration, type Opens } from './schema.ts';

/** The exact external origins that a configuration names, by what pages do with them. */
export type Origins = Readonly<Record<Opens, readonly string[]>>;

/** What the policy of the pages must allow. Paths of the app are left out: they are always allowed. */
export function originsOf(configuration: Configuration): Origins {
  const origins = (directive: Opens) => [
    ...new Set(addressesIn(schema, configuration, directive).flatMap(originOf)),
  ];
  return { connect: origins('connect'), embed: origins('embed') };
}

/** The site's own origin, under which visitors' phones reach it; undefined if it is missing or not an https address. */
export function publicOriginOf({ kiosk }: Configuration): string | undefined {
  const { publicOrigin = '' } = kiosk ?? {};
  return publicOrigin.startsWith('https:') ? publicOrigin : undefined;
}

const originOf = (address: string) => (/^https?:/i.test(address) ? [new URL(address).origin] : []);

/** A part of a schema, as valibot builds it. */
interface Part {
  readonly kind: string;
  readonly pipe?: readonly Part[];
  readonly wrapped?: Part;
  readonly entries?: Readonly<Record<string, Part>>;
  readonly value?: Part;
  readonly metadata?: { readonly opens?: Opens };
}

/** The addresses in a value of which the schema says that they open a directive. */
function addressesIn(part: Part | undefined, value: unknown, directive: Opens): readonly string[] {
  if (part === undefined || value === null || value === undefined) return [];
  if (typeof value === 'string') {
    const opened = part.pipe?.some(({ metadata }) => metadata?.opens === directive) ?? false;
    return opened ? [value] : addressesIn(part.wrapped, value, directive);
  }
  const ofEntries = Object.entries(value).flatMap(([key, own]) =>
    addressesIn(part.entries?.[key] ?? part.value, own, directive),
  );
  const inner = [part.wrapped, ...(part.pipe ?? []).filter((step) => step !== part)];
  return [...ofEntries, ...inner.flatMap((step) => addressesIn(step, value, directive))];
}
