import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { stateMatrix } from '../story/stateMatrix/index.ts';
import { guide } from './Combobox.guide.ts';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

const few = [
  'Dubai Municipality',
  'Ministry of Finance',
  'Federal Tax Authority',
  'هيئة المعرفة والتنمية البشرية',
];
const many = Array.from({ length: 100_000 }, (_, index) => `Authority ${String(index + 1)}`);

const searchIn = (names: readonly string[]) => (text: string) =>
  names.flatMap((name, index) => (name.toLowerCase().includes(text.toLowerCase()) ? index : []));

const list = (names: readonly string[]) => ({
  search: searchIn(names),
  nameOf: (option: number) => names[option] ?? '',
});

interface OpenedProps extends ComboboxProps {
  /** The text typed, and the keys pressed, before the state is shown. */
  readonly typed?: string;
  readonly keys?: readonly string[];
}

/** Opens itself without focus, because only one element on a page can have it. */
function Opened({ typed, keys, ...rest }: OpenedProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = ref.current;
    if (!input || (typed === undefined && !keys)) return;
    if (typed !== undefined) type(input, typed);
    for (const key of keys ?? []) {
      input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    }
  }, [typed, keys]);
  return (
    <div style={{ minBlockSize: typed === undefined && !keys ? undefined : '17rem' }}>
      <Combobox {...rest} ref={ref} />
    </div>
  );
}

/** Types as a visitor would: sets the value without React, then sends the event that tells React. */
function type(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const code = `<Combobox
  label="Ministry"
  search={(text) => (text.startsWith('M') ? [0] : [])}
  nameOf={() => 'Ministry of Education'}
  onValueChange={() => {}}
/>`;

const meta = {
  title: 'Library/Forms/Combobox',
  component: Combobox,
  tags: ['stable', '!beta', 'arabic-reviewed-2026-11'],
  parameters: { guide, docs: { source: { code } } },
  args: { label: { en: 'Authority', ar: 'الجهة' }, ...list(few), onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    const box = canvas.getByPlaceholderText(/^(Authority|الجهة)$/);
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    // The placeholder begins at the page's inline start.
    const direction = globals['language'] === 'ar' ? 'rtl' : 'ltr';
    await expect(box).toHaveStyle({ direction });
  },
};

export const OpensOnFocus: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
    await expect(canvas.getByRole('status')).toHaveTextContent(/4/);
  },
};

export const ChoosesWithTheKeyboard: Story = {
  tags: ['!dev'],
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.click(box);
    const active = () => {
      const id = box.getAttribute('aria-activedescendant');
      return id ? document.getElementById(id)?.textContent : undefined;
    };
    await expect(active()).toBeUndefined();
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toBe('Dubai Municipality');
    await userEvent.keyboard('{End}');
    await expect(active()).toBe('هيئة المعرفة والتنمية البشرية');
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toBe('Dubai Municipality');
    await userEvent.keyboard('{ArrowUp}{Home}{ArrowDown}');
    await expect(active()).toBe('Ministry of Finance');
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith(1);
    await expect(box).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Filters: Story = {
  tags: ['!dev'],
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'TAX');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('option', { name: 'Federal Tax Authority' }));
    await expect(args.onValueChange).toHaveBeenCalledWith(2);
    await expect(box).toHaveValue('');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

export const ClosesWhenEmptied: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'd');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await userEvent.clear(box);
    await expect(box).toHaveAttribute('aria-expanded', 'false');
  },
};

export const ClosesOnAPressOutside: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.click(box);
    await userEvent.click(canvasElement);
    await expect(box).toHaveAttribute('aria-expanded', 'false');
  },
};

export const NoMatches: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '(*.');
    const texts = canvas.getAllByText(/No matches|لا توجد نتائج/);
    await expect(texts).toHaveLength(2);
  },
};

export const EmptyList: Story = {
  args: list([]),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.click(box);
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(box, 'a');
    await expect(canvas.getAllByText(/No matches|لا توجد نتائج/)[0]).toBeVisible();
  },
};

export const Selected: Story = {
  args: { placeholder: 'Dubai Municipality' },
  play: async ({ canvas }) => {
    await expect(canvas.getByPlaceholderText('Dubai Municipality')).toBeVisible();
  },
};

export const AHundredThousand: Story = {
  tags: ['!dev'],
  args: list(many),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const listbox = canvas.getByRole('listbox');
    await expect(within(listbox).getAllByRole('option').length).toBeLessThan(30);
    await expect(listbox.clientHeight).toBeLessThanOrEqual(300);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('option', { selected: true })).toBeVisible());
    const last = canvas.getByRole('option', { selected: true });
    await expect(last).toHaveTextContent('Authority 100000');
    await expect(last).toHaveAttribute('aria-posinset', '100000');
    await expect(last).toHaveAttribute('aria-setsize', '100000');
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      listbox.getBoundingClientRect().bottom + 1,
    );
  },
};

export const HostileNames: Story = {
  tags: ['!dev'],
  args: list(['<script>alert(1)</script>', '\u202Eevil', '🏛️🏛️', 'x'.repeat(10_000)]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByText('<script>alert(1)</script>')).toBeVisible();
    const listbox = canvas.getByRole('listbox');
    await expect(listbox.scrollWidth).toBe(listbox.clientWidth);
  },
};

const longNames = [
  'Federal Authority for Identity, Citizenship, Customs and Port Security, Department of Digital Services',
  'الهيئة الاتحادية للهوية والجنسية والجمارك وأمن المنافذ، إدارة الخدمات الرقمية المشتركة',
];

export const LongNames: Story = {
  args: list(longNames),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const listbox = canvas.getByRole('listbox');
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
    await expect(listbox.scrollWidth).toBe(listbox.clientWidth);
  },
};

/** Owns the value, as an app does, and changes it from outside. */
function Controlled(props: ComboboxProps) {
  const [value, setValue] = useState(props.value);
  return (
    <>
      <Combobox
        {...props}
        value={value}
        onValueChange={(option) => {
          setValue(option);
          props.onValueChange?.(option);
        }}
      />
      <button
        type="button"
        onClick={() => {
          setValue(2);
        }}
      >
        Federal Tax Authority
      </button>
    </>
  );
}

/** The box shows the chosen option, and opens with all of them. */
export const ControlledChoice: Story = {
  tags: ['!dev'],
  args: { value: 0 },
  render: (args) => <Controlled {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole<HTMLInputElement>('combobox');
    await expect(box).toHaveValue('Dubai Municipality');
    await userEvent.tab();
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
    await expect([box.selectionStart, box.selectionEnd]).toEqual([0, box.value.length]);
    await userEvent.keyboard('fin{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith(1);
    await expect(box).toHaveValue('Ministry of Finance');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

/** Text that wasn't chosen disappears when the visitor leaves. */
export const ControlledKeepsItsValue: Story = {
  tags: ['!dev'],
  args: { value: 0 },
  render: (args) => <Controlled {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('fin');
    await expect(box).toHaveValue('fin');
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(box).toHaveValue('Dubai Municipality');
    await userEvent.keyboard('fin');
    await userEvent.tab();
    await expect(box).toHaveValue('Dubai Municipality');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** Emptying the box clears the choice once. */
export const ControlledClearing: Story = {
  tags: ['!dev'],
  args: { value: 0 },
  render: (args) => <Controlled {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.clear(box);
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith(null);
    await expect(box).toHaveValue('');
    await expect(canvas.getByPlaceholderText(/^(Authority|الجهة)$/)).toBe(box);
    await userEvent.type(box, 'x{Backspace}tax');
    await userEvent.tab();
    await expect(box).toHaveValue('');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
};

/** Without `value`, a box with a default keeps its own choice. */
export const KeepsItsOwnChoice: Story = {
  tags: ['!dev'],
  args: { defaultValue: 0 },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await expect(box).toHaveValue('Dubai Municipality');
    await userEvent.tab();
    await userEvent.keyboard('fin{Enter}');
    await expect(box).toHaveValue('Ministry of Finance');
    await userEvent.clear(box);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

/** A changed value replaces the typed text. */
export const ControlledFromOutside: Story = {
  tags: ['!dev'],
  args: { value: null },
  render: (args) => <Controlled {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await expect(box).toHaveValue('');
    await userEvent.type(box, 'dub');
    canvas.getByRole('button', { name: 'Federal Tax Authority' }).click();
    await waitFor(() => expect(box).toHaveValue('Federal Tax Authority'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** If the owner doesn't change the value, it stays, whatever is chosen. */
export const ControlledWithoutConsent: Story = {
  tags: ['!dev'],
  args: { value: 0 },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('fin{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith(1);
    await expect(box).toHaveValue('Dubai Municipality');
  },
};

/** An option that the search doesn't find keeps its name; one without a name leaves the box empty. */
export const ControlledNotInTheList: Story = {
  tags: ['!dev'],
  args: {
    value: 7,
    nameOf: (option) => (option === 7 ? 'Former Authority' : (few[option] ?? '')),
  },
  render: (args) => (
    <>
      <Combobox {...args} />
      <Combobox {...args} value={8} />
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const [former, unknown] = canvas.getAllByRole('combobox');
    await expect(former).toHaveValue('Former Authority');
    await expect(unknown).toHaveValue('');
    await userEvent.tab();
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
    await userEvent.keyboard('{Escape}');
    await expect(former).toHaveValue('Former Authority');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

const down = ['ArrowDown'];

export const AllStates: Story = stateMatrix<OpenedProps>({
  render: (props) => <Opened {...props} />,
  states: {
    rest: {},
    hover: {},
    'focus-visible': {},
    placeholder: { placeholder: few[0] },
    'placeholder in two scripts': {
      placeholder: 'Telecommunications Regulatory Authority (هيئة تنظيم الاتصالات)',
    },
    value: { value: 0 },
    open: { keys: down },
    filtered: { typed: 'tax' },
    'no matches': { typed: '(*.' },
    'long text': { ...list(longNames), placeholder: longNames[0], keys: down },
  },
});
