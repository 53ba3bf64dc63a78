import { act, cloneElement, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { cases } from './cases.tsx';

const firstLevels = {
  BilingualCard: 1,
  FeatureCard: 2,
  PageHeader: 1,
  SavingsChart: 2,
};

test.each(Object.entries(firstLevels))(
  'the heading of %s has the given level',
  async (name, first) => {
    const element = cases[name] as ReactElement<{ readonly headingLevel?: number }>;
    expect(await levelsIn(element)).toEqual([first]);
    expect(await levelsIn(cloneElement(element, { headingLevel: 3 }))).toEqual([3]);
  },
);

/** The levels of the headings that an element renders. */
async function levelsIn(element: ReactElement): Promise<readonly number[]> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const host = document.createElement('div');
  const root = createRoot(host);
  onTestFinished(async () => {
    await act(() => {
      root.unmount();
    });
  });
  await act(() => {
    root.render(element);
  });
  return [...host.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1]));
}
