/** The tag that a test run grants. What stories files say about it does not count. */
export const reviewedTag = 'accessibility-reviewed';

/** The test projects that run every story, by their names in `vitest.config.ts`. */
export const runs = ['stories-en', 'stories-ar', 'stories-reduced'] as const;
type Run = (typeof runs)[number];

/** What happened to a story in one run. */
export interface StoryResult {
  /** Its interactions held, and axe ran and found nothing. */
  readonly hasPassed: boolean;
  readonly keys: StoryKeys;
}

export interface StoryKeys {
  /** The keys that the guide of its component lists, as written there. */
  readonly listed: readonly string[];
  /** The keys that its interactions pressed, by the names of `keyOf`. */
  readonly pressed: readonly string[];
}

/** The type of the report that a story files about its keys, beside axe's report of type 'a11y'. */
export const keysReport = 'keys';

/** The latest result of every story in every run, by run and story id. */
export type TestRecord = Partial<Record<Run, Readonly<Record<string, StoryResult>>>>;

/** One name for a key, however a guide ('Arrow down', 'Space') or an event (`ArrowDown`, ' ') writes it. */
export function keyOf(written: string): string {
  if (written.length === 1) return written === ' ' ? 'space' : 'letter';
  const name = written.toLowerCase().replaceAll(' ', '');
  return name === 'letters' ? 'letter' : name;
}

function isPressed(listed: string, pressed: ReadonlySet<string>): boolean {
  const key = keyOf(listed);
  if (key === 'anykey') return pressed.size > 0;
  if (key === 'arrowkeys') return [...pressed].some((one) => one.startsWith('arrow'));
  return pressed.has(key);
}

/** What the stories of a component lack for the tag `accessibility-reviewed`; nothing if they have earned it. */
export function lacksOf(ids: readonly string[], record: TestRecord): readonly string[] {
  const results = runs.flatMap((run) => ids.map((id) => record[run]?.[id]));
  const found = results.filter((result) => result !== undefined);
  if (found.length === 0) return ['not run yet'];
  const pressed = new Set(found.flatMap(({ keys }) => keys.pressed));
  const listed = new Set(found.flatMap(({ keys }) => keys.listed));
  const missing = results.length - found.length;
  const failed = found.filter(({ hasPassed }) => !hasPassed).length;
  return [
    ...(missing > 0 ? [`${String(missing)} of ${String(results.length)} tests not run`] : []),
    ...(failed > 0 ? [`${String(failed)} of ${String(results.length)} tests failed`] : []),
    ...[...listed].filter((key) => !isPressed(key, pressed)).map((key) => `${key} not pressed`),
  ];
}

/** The tags of a component, with the granted one only where its stories have earned it. */
export function grantTags(
  tags: readonly string[],
  ids: readonly string[],
  record: TestRecord,
): string[] {
  const own = tags.filter((tag) => tag !== reviewedTag);
  return lacksOf(ids, record).length === 0 ? [...own, reviewedTag] : own;
}
