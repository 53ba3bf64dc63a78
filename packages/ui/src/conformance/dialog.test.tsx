import { act, createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { Combobox } from '../Combobox/index.ts';
import { SelectField } from '../SelectField/index.ts';
import { SideNavigation } from '../SideNavigation/index.ts';
import { TextField } from '../TextField/index.ts';
import { createTestHost } from './testHost.ts';

const { render, find } = createTestHost();

const box = () => find('[role=combobox]');

test('a trigger opens its dialog, which closes itself', async () => {
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

const names = {
  label: 'Stop',
  nameOf: () => 'Trade',
  search: (text: string) => (text === 'x' ? [] : [0]),
};
const popups = {
  SelectField: <SelectField label="Day" options={[{ value: 'monday', label: 'Monday' }]} />,
  Combobox: <Combobox {...names} />,
  SideNavigation: <SideNavigation items={[{ label: 'Trade', href: '#trade' }]} />,
};

test.each(Object.entries(popups))(
  'D5: Escape closes what %s opened, then the dialog around it',
  async (_name, popup) => {
    await render(
      <Dialog title="Trade" defaultOpen size="medium">
        {popup}
      </Dialog>,
    );
    const opener = find('dialog [aria-expanded]');
    await act(() => userEvent.click(opener));
    expect(opener.ariaExpanded).toBe('true');
    await act(() => userEvent.keyboard('{Escape}'));
    expect(opener.ariaExpanded).toBe('false');
    expect(find('dialog')).toBeVisible();
    await act(() => userEvent.keyboard('{Escape}'));
    await expect.poll(() => document.querySelector('dialog')).toBeNull();
  },
);

test('D5: Escape closes a popover of the app, then the dialog around it', async () => {
  await render(
    <Dialog title="Trade" defaultOpen>
      <button popoverTarget="hint">Hint</button>
      <div id="hint" popover="auto" />
    </Dialog>,
  );
  await act(() => userEvent.click(find('[popovertarget]')));
  await act(() => userEvent.keyboard('{Escape}'));
  await expect.poll(() => document.querySelector(':popover-open')).toBeNull();
  expect(find('dialog')).toBeVisible();
  await act(() => userEvent.keyboard('{Escape}'));
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
});

test('D5: Escape closes a dialog at once if its combobox has a text but no list', async () => {
  await render(
    <Dialog title="Trade" defaultOpen>
      <Combobox {...names} />
    </Dialog>,
  );
  await act(() => userEvent.fill(box(), 'x'));
  await act(() => userEvent.keyboard('{Escape}'));
  expect(find('dialog')).toBeVisible();
  await act(() => userEvent.keyboard('{Escape}'));
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
});

test('D5: a simulated Escape, which no browser acts on, closes the innermost dialog', async () => {
  const escape = () =>
    act(() => {
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
      );
    });
  const change = vi.fn();
  await render(
    <Dialog title="Outer" defaultOpen>
      <Dialog title="Inner" defaultOpen onOpenChange={change} />
    </Dialog>,
  );
  await escape();
  expect(change.mock.calls).toEqual([[false]]);
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
  await escape();
  expect(document.querySelector('dialog')).toBeNull();
});

const nested = (
  <Dialog title="Outer" trigger={<Button>Open</Button>}>
    <Dialog title="Inner" defaultOpen>
      <p>Inner content</p>
    </Dialog>
  </Dialog>
);

test('D6: a dialog that is open from the start is above the one around it, and closes alone', async () => {
  await render(nested);
  await act(() => userEvent.click(find('button')));
  const { left, top } = find('p').getBoundingClientRect();
  expect(document.elementFromPoint(left + 2, top + 2)).toBe(find('p'));
  expect(document.activeElement).toBe(find('dialog dialog button'));
  await act(() => userEvent.keyboard('{Escape}'));
  await expect.poll(() => document.querySelectorAll('dialog').length).toBe(1);
  expect(document.activeElement).toBe(find('dialog button'));
  await act(() => userEvent.keyboard('{Escape}'));
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
  expect(document.activeElement).toBe(find('button'));
});

test('D6: of three that open without a press, Escape closes the innermost alone', async () => {
  await render(
    <Dialog title="First" defaultOpen>
      <Dialog title="Second" defaultOpen>
        <Dialog title="Third" defaultOpen />
      </Dialog>
    </Dialog>,
  );
  for (const left of [2, 1, 0]) {
    await act(() => userEvent.keyboard('{Escape}'));
    await expect.poll(() => document.querySelectorAll('dialog').length).toBe(left);
  }
});

const container = (props: object) => (
  <>
    <h1>Trade</h1>
    <div {...props}>
      <Dialog title="Trade" trigger={<Button>Open</Button>} />
    </div>
  </>
);

test.each([{ hidden: true }, { style: { display: 'none' } }])(
  'D7: a dialog closes when its container is hidden (%o), and the focus goes to the heading',
  async (hidden) => {
    await render(container({}));
    await act(() => userEvent.click(find('button')));
    await render(container(hidden));
    await expect.poll(() => document.querySelector('dialog')).toBeNull();
    expect(document.activeElement).toBe(find('h1'));
  },
);

test.each([{ inert: true }, { style: { visibility: 'hidden' } }, { style: { opacity: 0 } }])(
  'D7: a dialog stays in use in a container with %o',
  async (hidden) => {
    await render(container({}));
    await act(() => userEvent.click(find('button')));
    await render(container(hidden));
    expect(getComputedStyle(find('dialog')).visibility).toBe('visible');
    const { left, top } = find('dialog button').getBoundingClientRect();
    expect(document.elementFromPoint(left + 9, top + 9)).toBe(find('dialog button'));
    await act(() => userEvent.keyboard('{Enter}'));
    expect(document.querySelector('dialog')).toBeNull();
  },
);

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
