import { describe, expect, it } from 'vitest';
import {
  grantTags,
  lacksOf,
  reviewedTag,
  runs,
  type StoryResult,
  type TestRecord,
} from './record.ts';
import { resultOf } from './reporter.ts';

const passed: StoryResult = {
  hasPassed: true,
  keys: { listed: ['Tab', 'Enter', 'Space'], pressed: ['tab', 'enter', 'space'] },
};
const inEveryRun = (result: StoryResult, id = 'button'): TestRecord =>
  Object.fromEntries(runs.map((run) => [run, { [id]: result }]));
const pressing = (listed: string, ...pressed: readonly string[]) =>
  lacksOf(['button'], inEveryRun({ hasPassed: true, keys: { listed: [listed], pressed } }));

describe('what the stories of a component lack', () => {
  it('is nothing when every test passed and every listed key was pressed', () => {
    expect(lacksOf(['button'], inEveryRun(passed))).toEqual([]);
  });

  it('is a run when there is no record, or a story or a language is missing from it', () => {
    expect(lacksOf(['button'], {})).toEqual(['not run yet']);
    expect(lacksOf(['button', 'other'], inEveryRun(passed))).toEqual(['3 of 6 tests not run']);
    const english = { 'stories-en': { button: passed } };
    expect(lacksOf(['button'], english)).toEqual(['2 of 3 tests not run']);
  });

  it('is each test that failed', () => {
    const record = {
      ...inEveryRun(passed),
      'stories-ar': { button: { ...passed, hasPassed: false } },
    };
    expect(lacksOf(['button'], record)).toEqual(['1 of 3 tests failed']);
  });

  it.each([
    ['Arrow down', 'arrowdown'],
    ['Page Up', 'pageup'],
    ['Space', 'space'],
    ['Letters', 'letter'],
    ['Shift + Tab', 'shift+tab'],
    ['Arrow keys', 'arrowleft'],
    ['Any key', 'q'],
  ])('is each listed key that no story pressed: %s', (listed, key) => {
    expect(pressing(listed, key)).toEqual([]);
    expect(pressing(listed)).toEqual([`${listed} not pressed`]);
  });
});

describe('the tag for accessibility', () => {
  it('is granted by the record, whatever the stories file says', () => {
    const tags = ['stable', reviewedTag];
    expect(grantTags(tags, ['button'], inEveryRun(passed))).toEqual(tags);
    expect(grantTags(['stable'], ['button'], inEveryRun(passed))).toEqual(tags);
    expect(grantTags(tags, ['button'], {})).toEqual(['stable']);
  });
});

describe('the result of a test', () => {
  const meta = {
    storyId: 'button',
    reports: [
      { type: 'a11y', status: 'passed', result: {} },
      { type: 'keys', status: 'passed', result: { listed: ['Tab'], pressed: ['tab', 'tab'] } },
    ],
  };
  const keys = { listed: ['Tab'], pressed: ['tab'] };

  it('passes only with a clean report from axe', () => {
    expect(resultOf('passed', meta)).toEqual(['button', { hasPassed: true, keys }]);
    const [, ...others] = meta.reports;
    const withoutAxe = resultOf('passed', { ...meta, reports: others });
    expect(withoutAxe).toEqual(['button', { hasPassed: false, keys }]);
    expect(resultOf('failed', { storyId: 'button' })?.[1].hasPassed).toBe(false);
  });

  it('is left as it was for a test that did not run, and is kept for stories alone', () => {
    expect(resultOf('skipped', meta)).toBeUndefined();
    expect(resultOf('passed', {})).toBeUndefined();
  });
});
