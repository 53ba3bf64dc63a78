import type { TestRecord } from './record.ts';

/** The record as it was when Storybook was built or started; a glob, because before the first run there is none. */
const found = import.meta.glob<TestRecord>('../../test-results/stories.json', {
  eager: true,
  import: 'default',
});
export const record: TestRecord = Object.values(found)[0] ?? {};
