import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { BuiltInLanguage } from '../i18n/language.ts';
import { stateMatrix } from '../story/stateMatrix/index.ts';
import { guide } from './SelectField.guide.ts';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';

function Example({ value, onValueChange, ...rest }: SelectFieldProps) {
  const [chosen, setChosen] = useState(value);
  return (
    <SelectField
      {...rest}
      value={chosen}
      onValueChange={(next) => {
        setChosen(next);
        onValueChange?.(next);
      }}
    />
  );
}

const options = ['Compass', 'AI Cloud', 'Sovereign Public Cloud', 'Signature Private Cloud'].map(
  (label) => ({ value: label.toLowerCase(), label }),
);

// The story's code shows only the component, not the page around it.
Example.displayName = 'SelectField';

const meta = {
  title: 'Library/Forms/SelectField',
  component: SelectField,
  tags: ['stable', '!beta', 'arabic-reviewed-2026-11'],
  // Room for the open list.
  render: (args) => (
    <div style={{ minBlockSize: '24rem', maxInlineSize: '32rem' }}>
      <Example {...args} />
    </div>
  ),
  args: { label: 'Product interest', options, value: '', onValueChange: fn(), name: 'product' },
  parameters: { guide, arabic: { label: 'المنتج الذي يهمّك' } },
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
  tags: ['!dev'],
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
  tags: ['!dev'],
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
  tags: ['!dev'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/^(Select|اختر)/));
    await userEvent.click(canvas.getByRole('option', { name: 'AI Cloud' }));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('ai cloud');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(canvas.getByRole('combobox', label)).toHaveFocus();
  },
};

/**
 * Near the bottom of the screen, on pages as tall as the screen and on longer ones, the whole list is visible at once,
 * and nothing moves under a finger.
 */
export const StandsStill: Story = {
  tags: ['!dev'],
  render: (args) => (
    <div style={{ minBlockSize: '200vh', paddingBlockStart: 'calc(100vh - 17rem)' }}>
      <Example {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const { style } = document.documentElement;
    for (const blockSize of ['100%', 'auto']) {
      style.blockSize = blockSize;
      scrollTo(0, 0);
      await userEvent.click(canvas.getByText(/^(Select|اختر)/));
      const list = canvas.getByRole('listbox');
      const { top, bottom } = list.getBoundingClientRect();
      await expect(bottom).toBeLessThanOrEqual(innerHeight);
      await new Promise((resolve) => setTimeout(resolve, 400));
      await expect(list.getBoundingClientRect().top).toBe(top);
      await userEvent.keyboard('{Escape}');
    }
    style.blockSize = '';
    scrollTo(0, 0);
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
  args: { loading: true, options: [] },
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

/** The select of a prerendered page, used until scripts run. */
export const OnTheServer: Story = {
  tags: ['!dev'],
  play: async ({ args }) => {
    const html = renderToString(<SelectField {...args} value="ai cloud" />);
    await expect(html).toContain('<select');
    await expect(html).toContain('<option value="ai cloud" selected="">AI Cloud</option>');
    await expect(html).not.toMatch(/css-|data-emotion|style=/);
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const box = canvas.getByRole('combobox', label);
    await expect(box).toHaveFocus();
    const control = box.closest('.select__control') ?? box;
    await expect(getComputedStyle(control).outlineWidth).toBe('3px');
  },
};

const longTexts = {
  en: {
    label: 'The product or the service that you would like to be told more about at the stand',
    choice: 'Signature Private Cloud for regulated industries and their suppliers abroad',
    hint: 'One is enough: we bring along whoever knows the others, and you can ask about all of them.',
    error: 'Please choose the product that our colleague is to prepare for your visit tomorrow.',
  },
  ar: {
    label: 'المنتج أو الخدمة التي تودّ معرفة المزيد عنها خلال زيارتك للجناح',
    choice: 'سحابة Signature الخاصة للقطاعات الخاضعة للتنظيم ومورّديها في الخارج',
    hint: 'يكفي اختيار واحد، وسيرافقنا من يعرف بقية المنتجات للإجابة عن أسئلتك كافةً.',
    error: 'يُرجى اختيار المنتج الذي سيعرضه زميلنا خلال زيارتك غدًا.',
  },
};
const longArgs = (language: BuiltInLanguage) => {
  const { choice, ...texts } = longTexts[language];
  return { ...texts, value: 'long', options: [{ value: 'long', label: choice }] };
};

/** A long option wraps, in the box and in the list. */
export const LongTexts: Story = {
  args: { ...longArgs('en'), required: true },
  parameters: { arabic: longArgs('ar') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('combobox').closest('.select__control') ?? document.body,
    );
    const option = canvas.getByRole('option');
    await expect(option.scrollWidth).toBeLessThanOrEqual(option.clientWidth);
    await userEvent.click(option);
    const chosen = canvas.getByText(option.textContent, { selector: '.select__single-value' });
    await expect(chosen.scrollWidth).toBeLessThanOrEqual(chosen.clientWidth);
    await expect(getComputedStyle(chosen).whiteSpace).toBe('normal');
  },
};

const errors = { en: 'Please choose a product.', ar: 'يُرجى اختيار منتج.' };
const hints = { en: 'One is enough.', ar: 'يكفي اختيار واحد.' };

/** Without focus or an open list: only one field on a page can have them. */
export const AllStates: Story = stateMatrix<SelectFieldProps>({
  render: (args) => <Example {...args} />,
  target: '.select__control',
  states: {
    rest: {},
    chosen: { value: 'ai cloud' },
    hover: {},
    required: { required: true },
    hint: ({ language }) => ({ hint: hints[language] }),
    error: ({ language }) => ({ error: errors[language] }),
    disabled: { disabled: true, value: 'ai cloud' },
    loading: { loading: true, options: [] },
    long: ({ language }) => longArgs(language),
  },
});
