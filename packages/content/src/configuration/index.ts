import { failingPairs } from '@showcase/ui/tokens';
import * as v from 'valibot';
import { addressIn } from '../languages.ts';
import { unknownKey } from './checks.ts';
import { schema, type Configuration, type KioskConfiguration } from './schema.ts';

/** A fault of a configuration file. */
export interface ConfigurationProblem {
  /** The keys that lead to the value; empty for the whole file. */
  readonly path: readonly string[];
  /** A sentence that begins with the key: `videos.product must be …; its default is used.` */
  readonly text: string;
}

export interface ParsedConfiguration {
  readonly configuration: Configuration;
  readonly problems: readonly ConfigurationProblem[];
}

/**
 * Checks a configuration file and fills in the defaults. An invalid key affects only itself, with five exceptions that
 * are accepted completely or not at all: a contact form, whose host and ids belong together, its notice, a theme, a
 * brand, and a running order. Throws a RangeError if the file is nested thousands of levels deep, and nothing else.
 *
 * @param file The parsed JSON, of any shape.
 */
export function parseConfiguration(file: unknown): ParsedConfiguration {
  const problems: ConfigurationProblem[] = [];
  let rest = file;
  let result = parse(rest);
  // Valibot reports an object's unknown keys one at a time.
  while (!result.success) {
    for (const { path: keys = [], message } of result.issues) {
      const path = keys.map(({ key }) => String(key));
      const [first = '', second = ''] = path;
      const steps = wholeKeys.get(`${first}.${second}`) ?? wholeKeys.get(first);
      const dropped = path.slice(0, steps);
      const name = path.join('.') || 'the file';
      problems.push({ path, text: `${name} ${message}; ${outcome(message, path, dropped)}` });
      rest = without(rest, dropped);
    }
    result = parse(rest);
  }
  const { kiosk, ...given } = result.output;
  delete given.$comment;
  const { language, themes } = given;
  const configuration = { ...given, kiosk: kiosk && kioskIn(kiosk.language ?? language, kiosk) };
  return { configuration, problems: [...problems, ...contrastProblems(themes)] };
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

/** The pairs of colours that are too close to each other; they are used all the same. */
function contrastProblems(themes: Configuration['themes']): readonly ConfigurationProblem[] {
  return Object.entries(themes).flatMap(([name, colors]) =>
    failingPairs(colors).map(({ front, back, ratio, minRatio }) => ({
      path: ['themes', name],
      text: `themes.${name}: ${front} on ${back} has a contrast of ${ratio.toFixed(2)}, and needs ${String(minRatio)}; it is used all the same.`,
    })),
  );
}

/** A kiosk whose first pages are in a language, unless their addresses name one. */
function kioskIn(
  language: KioskConfiguration['language'],
  kiosk: Omit<KioskConfiguration, 'language'>,
): KioskConfiguration {
  const { home, attractLoop } = kiosk;
  return {
    ...kiosk,
    language,
    home: addressIn(language, home),
    attractLoop: attractLoop && addressIn(language, attractLoop),
  };
}
