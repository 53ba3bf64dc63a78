import { act, createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { SelectField } from '../SelectField/index.ts';
import { TextField } from '../TextField/index.ts';
import { createTestHost } from './testHost.ts';

const { render, find } = createTestHost();

const box = () => find('[role=combobox]');

test('a trigger opens its dialog, which closes by itself', async () => {
  const change = vi.fn();
  await render(
    <Dialog title="Trade" trigger={<Button>Open</Button>} onOpenChange={change}>
      Every step.
    </Dialog>,
  );
  expect(find('button').getAttribute('aria-haspopup')).toBe('dialog');
  await act(() => userEvent.click(find('button')));
  await act(() => userEvent.click(find('dialog button')));
  expect(change.mock.calls).toEqual([[true], [false]]);
  expect(document.activeElement).toBe(find('button'));
});

test('a form in a dialog closes it, and a handler can keep it open', async () => {
  const change = vi.fn();
  await render(
    <Dialog
      title="Trade"
      defaultOpen
      onOpenChange={change}
      onCancel={(event) => {
        event.preventDefault();
      }}
    >
      <form method="dialog">
        <button className="save">Save</button>
      </form>
    </Dialog>,
  );
  await act(() => find('dialog').dispatchEvent(new Event('cancel', { cancelable: true })));
  expect(change).not.toHaveBeenCalled();
  await act(() => userEvent.click(find('.save')));
  expect(change.mock.calls).toEqual([[false]]);
});

test('Escape closes an open list, then the dialog around it', async () => {
  await render(
    <Dialog title="Trade" defaultOpen size="medium">
      <SelectField label="Day" options={[{ value: 'monday', label: 'Monday' }]} />
    </Dialog>,
  );
  await act(() => userEvent.click(box()));
  await act(() => userEvent.keyboard('{Escape}'));
  expect(box().getAttribute('aria-expanded')).toBe('false');
  await act(() => userEvent.keyboard('{Escape}'));
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
});

test('a list in a low dialog is not clipped', async () => {
  const days = Array.from({ length: 8 }, (_, day) => ({ value: String(day), label: `Day ${day}` }));
  await render(
    <Dialog title="Trade" defaultOpen size="medium">
      <SelectField label="Day" options={days} />
    </Dialog>,
  );
  await act(() => userEvent.click(box()));
  const list = find('[role=listbox]');
  const { left, top, bottom } = list.getBoundingClientRect();
  expect(bottom - top).toBeGreaterThan(200);
  for (const y of [top + 20, bottom - 20])
    expect(list.contains(document.elementFromPoint(left + 20, y))).toBe(true);
});

test('a dialog focuses the element that it is given', async () => {
  const first = createRef<HTMLInputElement>();
  await render(
    <Dialog title="Trade" defaultOpen initialFocus={first}>
      <TextField label="Name" ref={first} />
    </Dialog>,
  );
  expect(document.activeElement).toBe(first.current);
});
