import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Page, PageTransition } from '../PageTransition/index.ts';
import { SelectField } from '../SelectField/index.ts';
import { cases } from './cases.tsx';
import { createTestHost } from './testHost.ts';

/** Browser features that jsdom, which apps use for tests, lacks. */
const missing: readonly (readonly [holder: object, name: string])[] = [
  [HTMLDialogElement.prototype, 'showModal'],
  [HTMLDialogElement.prototype, 'close'],
  [Element.prototype, 'animate'],
  [Element.prototype, 'getAnimations'],
  [Element.prototype, 'scrollIntoView'],
  [HTMLImageElement.prototype, 'decode'],
  [window, 'matchMedia'],
  [window, 'ResizeObserver'],
  [window, 'IntersectionObserver'],
];
const { render, find } = createTestHost();
const faults: string[] = [];
let giveBack: readonly (() => void)[] = [];

const note = (event: ErrorEvent | PromiseRejectionEvent) => {
  faults.push(String('reason' in event ? event.reason : event.error));
  event.preventDefault();
};

beforeEach(() => {
  addEventListener('error', note);
  addEventListener('unhandledrejection', note);
  giveBack = missing.map(([holder, name]) => {
    const part = Object.getOwnPropertyDescriptor(holder, name);
    Reflect.deleteProperty(holder, name);
    return () => {
      if (part) Object.defineProperty(holder, name, part);
    };
  });
});

afterEach(() => {
  for (const give of giveBack) give();
  removeEventListener('error', note);
  removeEventListener('unhandledrejection', note);
  expect(faults.splice(0)).toEqual([]);
});

test.each(Object.entries(cases))('%s mounts and unmounts', async (_name, example) => {
  await render(example);
  await render(null);
});

test('pages change', async () => {
  const show = (name: string) => (
    <PageTransition page={name} keyOf={String}>
      {(page) => (
        <Page title={page}>
          <h1>{page}</h1>
        </Page>
      )}
    </PageTransition>
  );
  await render(show('Trade'));
  await render(show('Health'));
  await act(() => vi.waitUntil(() => find('h1').textContent === 'Health'));
});

test('an option can be chosen', async () => {
  const choose = vi.fn();
  await render(
    <SelectField
      label="Product"
      options={[{ value: 'compass', label: 'Compass' }]}
      value=""
      onValueChange={choose}
    />,
  );
  await act(() => userEvent.click(find('[role=combobox]')));
  await act(() => userEvent.click(find('[role=option]')));
  expect(choose).toHaveBeenCalledWith('compass');
});
