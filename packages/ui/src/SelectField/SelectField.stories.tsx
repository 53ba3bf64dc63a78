import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor, within } from 'storybook/test';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';

function Example({ value, onValueChange, ...rest }: SelectFieldProps) {
  const [chosen, setChosen] = useState(value);
  return (
    <SelectField
      {...rest}
      value={chosen}
      onValueChange={(next) => {
        setChosen(next);
        onValueChange(next);
      }}
    />
  );
}

const options = ['Compass', 'AI Cloud', 'Sovereign Public Cloud', 'Signature Private Cloud'].map(
  (label) => ({ value: label.toLowerCase(), label }),
);

/**
 * A labelled list of choices. Arrow keys, Home, End, Page Up and Page Down move, first letters jump, Enter or
 * Space choose, Escape closes.
 */
const meta = {
  title: 'Library/SelectField',
  component: SelectField,
  tags: ['stable', '!beta', 'reviewed-in-arabic', 'accessibility-reviewed'],
  render: (args) => <Example {...args} />,
  args: { label: 'Product interest', options, value: '', onValueChange: fn(), name: 'product' },
  parameters: { arabic: { label: 'المنتج الذي يهمّك' } },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '24rem', maxInlineSize: '32rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

const label = { name: /Product interest|المنتج الذي يهمّك/ };

export const Playground: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox', label);
    await expect(canvas.getByText(/^(Select\.\.\.|اختر\.\.\.)$/)).toBeVisible();
    await expect(box).toHaveAttribute('aria-haspopup', 'listbox');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    for (const absent of ['activedescendant', 'controls', 'readonly', 'autocomplete']) {
      await expect(box).not.toHaveAttribute(`aria-${absent}`);
    }
    await expect(box).not.toHaveAttribute('aria-describedby');
    const control = box.closest('.select__control');
    await expect(control?.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    await expect(box.getBoundingClientRect().width).toBeGreaterThan(200);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', label);
    await userEvent.click(canvas.getByText(/^(Select|اختر)/));
    await expect(box).toHaveFocus();
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    const list = canvas.getByRole('listbox', label);
    await expect(box).toHaveAttribute('aria-controls', list.id);
    await expect(within(list).getAllByRole('option')).toHaveLength(4);
    await expect(getComputedStyle(list.parentElement ?? list).zIndex).toBe('20');
    await expect(box.getAttribute('aria-activedescendant')).toBe(
      within(list).getByRole('option', { name: 'Compass' }).id,
    );
  },
};

export const ChoosesWithTheKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', label);
    const active = () =>
      document.getElementById(box.getAttribute('aria-activedescendant') ?? 'none')?.textContent;
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toBe('Compass');
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toBe('AI Cloud');
    await userEvent.keyboard('{End}');
    await expect(active()).toBe('Signature Private Cloud');
    await userEvent.keyboard('{Home}{Escape}');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('ai cloud');
    await expect(box).toHaveValue('AI Cloud');
    await userEvent.keyboard(' {ArrowDown} ');
    await expect(box).toHaveValue('Sovereign Public Cloud');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await userEvent.tab();
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(box).toHaveValue('Sovereign Public Cloud');
  },
};

export const JumpsByFirstLetters: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', label);
    await userEvent.tab();
    await userEvent.keyboard('s');
    await expect(box).toHaveValue('Sovereign Public Cloud');
    await userEvent.keyboard('s');
    await expect(box).toHaveValue('Signature Private Cloud');
    await new Promise((resolve) => setTimeout(resolve, 700));
    await userEvent.keyboard('{ArrowDown}a');
    const active = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
    await waitFor(() => expect(active()).toHaveTextContent('AI Cloud'));
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveValue('AI Cloud');
  },
};

export const ChoosesByPointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/^(Select|اختر)/));
    await userEvent.click(canvas.getByRole('option', { name: 'AI Cloud' }));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('ai cloud');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(canvas.getByRole('combobox', label)).toHaveFocus();
  },
};

export const Selected: Story = {
  args: { value: 'ai cloud', required: true },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', label);
    await expect(box).toHaveValue('AI Cloud');
    await expect(box).toHaveAttribute('aria-required', 'true');
    await userEvent.click(canvas.getByText('AI Cloud'));
    await expect(canvas.getByRole('option', { name: 'AI Cloud', selected: true })).toBeVisible();
  },
};

export const WithError: Story = {
  args: { error: 'Please choose a product.' },
  parameters: { arabic: { label: 'المنتج الذي يهمّك', error: 'يُرجى اختيار منتج.' } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox', label);
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(/Please choose a product\.|يُرجى اختيار منتج\./);
  },
};

export const Disabled: Story = {
  args: { disabled: true, value: 'ai cloud' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', label)).toBeDisabled();
  },
};

export const Loading: Story = {
  args: { isLoading: true, options: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByText(/^(Loading\.\.\.|جارٍ التحميل\.\.\.)$/)).toBeVisible();
  },
};

export const NoOptions: Story = {
  args: { options: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByText(/^(No options|لا توجد خيارات)$/)).toBeVisible();
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

/** What stands in a prerendered page, and serves until scripts run. */
export const OnTheServer: Story = {
  play: async ({ args }) => {
    const html = renderToString(<SelectField {...args} value="ai cloud" />);
    await expect(html).toContain('<select');
    await expect(html).toContain('<option value="ai cloud" selected="">AI Cloud</option>');
    await expect(html).not.toMatch(/css-|data-emotion|style=/);
  },
};
