import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { Combobox } from '../Combobox/index.ts';
import { SelectField } from '../SelectField/index.ts';
import { SideNavigation } from '../SideNavigation/index.ts';

let shadow: ShadowRoot;
let root: Root;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const host = document.body.appendChild(document.createElement('div'));
  shadow = host.attachShadow({ mode: 'open' });
});

afterEach(async () => {
  await act(() => {
    root.unmount();
  });
  shadow.host.remove();
});

async function render(node: ReactNode) {
  const [styles, place] = [document.createElement('div'), document.createElement('div')];
  shadow.append(styles, place);
  root = createRoot(place);
  await act(() => {
    root.render(<StyleSheetManager target={styles}>{node}</StyleSheetManager>);
  });
}

function find(selector: string): HTMLElement {
  const element = shadow.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
}

const press = (selector: string) => act(() => userEvent.click(find(selector)));
const names = ['First', 'Second'];
const stops = {
  label: 'Stop',
  nameOf: (option: number) => names[option] ?? '',
  search: () => [0, 1],
};
const days = [
  { value: 'monday', label: 'Monday' },
  { value: 'tuesday', label: 'Tuesday' },
];
const overflow = () => getComputedStyle(document.documentElement).overflowY;

test('D8: a press chooses an option of a combobox', async () => {
  const change = vi.fn();
  await render(<Combobox {...stops} onValueChange={change} />);
  await press('input');
  await press('[role=option]:nth-child(3)');
  expect(change).toHaveBeenCalledExactlyOnceWith(1);
});

test('D8: a press outside closes the list', async () => {
  await render(
    <>
      <p>Beside</p>
      <Combobox {...stops} />
    </>,
  );
  await press('input');
  await press('p');
  expect(find('input').ariaExpanded).toBe('false');
});

test('D8: a press chooses an option of a select, and a reset empties it', async () => {
  await render(
    <form>
      <SelectField label="Day" name="day" options={days} />
    </form>,
  );
  const entries = () => Object.fromEntries(new FormData(find('form') as HTMLFormElement));
  await press('[role=combobox]');
  await press('[role=option]:last-child');
  expect(entries()).toEqual({ day: 'tuesday' });
  await act(() => {
    (find('form') as HTMLFormElement).reset();
  });
  expect((find('[role=combobox]') as HTMLInputElement).value).toBe('');
});

test('D8: a touch chooses an option of a select', async () => {
  await render(<SelectField label="Day" options={days} />);
  await press('[role=combobox]');
  const option = find('[role=option]:last-child');
  await act(() => {
    option.dispatchEvent(new TouchEvent('touchend', { bubbles: true, composed: true }));
  });
  await press('[role=option]:last-child');
  expect((find('[role=combobox]') as HTMLInputElement).value).toBe('Tuesday');
});

test('D8: a dialog locks the page, and returns the focus to its trigger', async () => {
  await render(
    <Dialog title="Trade" trigger={<Button>Open</Button>}>
      <Dialog title="Health" defaultOpen />
    </Dialog>,
  );
  const before = overflow();
  await press('button');
  expect(overflow()).toBe('hidden');
  await press('dialog dialog button');
  expect(overflow()).toBe('hidden');
  await press('dialog button');
  expect(overflow()).toBe(before);
  expect(shadow.activeElement).toBe(find('button'));
});

test('D8: two dialogs that go at once unlock the page', async () => {
  const before = overflow();
  await render(
    <Dialog title="Trade" defaultOpen>
      <Dialog title="Health" defaultOpen />
    </Dialog>,
  );
  await act(() => {
    root.render(null);
  });
  expect(overflow()).toBe(before);
});

test('D8: a heading in the shadow root gets the focus if the trigger is gone', async () => {
  await render(
    <>
      <h1>Trade</h1>
      <Dialog title="Trade" defaultOpen />
    </>,
  );
  await press('dialog button');
  expect(shadow.activeElement).toBe(find('h1'));
});

test('D8: Escape closes the side navigation', async () => {
  await render(<SideNavigation items={[{ label: 'Trade', href: '#trade' }]} />);
  await press('button');
  await act(() => userEvent.keyboard('{Escape}'));
  expect(find('button').ariaExpanded).toBe('false');
  expect(shadow.activeElement).toBe(find('button'));
});
