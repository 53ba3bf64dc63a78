import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { readRecord, writeRecord } from './file.ts';
import { keysReport, runs, type StoryKeys, type StoryResult, type TestRecord } from './record.ts';

/** What Storybook's addon attaches to the test of a story. */
interface StoryMeta {
  readonly storyId?: string;
  readonly reports?: readonly { type: string; status: string; result: unknown }[];
}

/** The run that a project's name stands for; in a browser the name ends in the browser's: 'stories-en (chromium)'. */
const runOf = (name: string) => runs.find((run) => name.split(' ')[0] === run);

/** The result of a story's test; undefined for other tests and for those that were left out. */
export function resultOf(
  state: ReturnType<TestCase['result']>['state'],
  { storyId, reports = [] }: StoryMeta,
): readonly [id: string, result: StoryResult] | undefined {
  if (storyId === undefined || state === 'skipped' || state === 'pending') return undefined;
  const isClean = reports.some(({ type, status }) => type === 'a11y' && status === 'passed');
  const keys = reports.find(({ type }) => type === keysReport)?.result as StoryKeys | undefined;
  return [
    storyId,
    {
      hasPassed: state === 'passed' && isClean,
      keys: {
        listed: [...new Set(keys?.listed)],
        pressed: [...new Set(keys?.pressed)],
      },
    },
  ];
}

/** A reporter of vitest: keeps the latest result of every story. Stories that did not run keep theirs. */
export default class StoryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const record: TestRecord = readRecord();
    let isChanged = false;
    for (const test of modules.flatMap((module) => [...module.children.allTests()])) {
      const run = runOf(test.project.name);
      const result = resultOf(test.result().state, test.meta() as StoryMeta);
      if (run === undefined || result === undefined) continue;
      record[run] = { ...record[run], [result[0]]: result[1] };
      isChanged = true;
    }
    if (isChanged) writeRecord(record);
  }
}
