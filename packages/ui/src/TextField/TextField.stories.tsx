import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { stateMatrix } from '../story/stateMatrix/index.ts';
import { guide } from './TextField.guide.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

function Example({ value, onValueChange, ...rest }: TextFieldProps) {
  const [text, setText] = useState(value);
  return (
    <TextField
      {...rest}
      value={text}
      onValueChange={(next) => {
        setText(next);
        onValueChange?.(next);
      }}
    />
  );
}

// The story's code shows only the component, not the page around it.
Example.displayName = 'TextField';

const meta = {
  title: 'Library/Forms/TextField',
  component: TextField,
  tags: ['stable', '!beta', 'arabic-reviewed-2026-11'],
  render: (args) => <Example {...args} />,
  args: { label: 'Email', value: '', onValueChange: fn(), name: 'email' },
  parameters: { guide, arabic: { label: 'البريد الإلكتروني' } },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = { name: /Email|البريد الإلكتروني/ };

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', box);
    const isArabic = input.closest('[lang]')?.getAttribute('lang') === 'ar';
    await expect(getComputedStyle(input).direction).toBe(isArabic ? 'rtl' : 'ltr');
    await userEvent.type(input, 'a@b.ae');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('a@b.ae');
    await expect(getComputedStyle(input).direction).toBe('ltr');
    await expect(getComputedStyle(input).textAlign).toBe(isArabic ? 'right' : 'left');
    await expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
};

export const Required: Story = {
  args: { required: true, type: 'email', autoComplete: 'email' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', box);
    await expect(input).toBeRequired();
    await expect(input).toHaveAttribute('aria-invalid', 'false');
    await expect(canvas.getByText('*')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const WithHint: Story = {
  args: { hint: 'We answer within two working days.' },
  parameters: {
    arabic: { label: 'البريد الإلكتروني', hint: 'نردّ خلال يومَي عمل.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', box)).toHaveAccessibleDescription(/./);
  },
};

export const WithError: Story = {
  args: { value: 'nobody', error: 'Invalid email address' },
  parameters: {
    arabic: { label: 'البريد الإلكتروني', error: 'عنوان البريد الإلكتروني غير صالح' },
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', box);
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/Invalid email address|غير صالح/);
  },
};

export const Multiline: Story = {
  args: { label: 'Message', rows: 4 },
  parameters: { arabic: { label: 'الرسالة' } },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox');
    await expect(area).toHaveAttribute('rows', '4');
    await userEvent.type(area, 'مرحبًا');
    await expect(getComputedStyle(area).direction).toBe('rtl');
  },
};

export const Disabled: Story = {
  args: { value: 'a@b.ae', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', box)).toBeDisabled();
  },
};

const longTexts = {
  en: {
    label: 'The address at which our colleague may write to you after the event, if you wish so',
    hint: 'We answer within two working days, and delete the address as soon as your question is answered.',
    error: 'This does not look like an email address: there should be one @ with a name before it.',
    value: 'a.name.that.goes.on.and.on.and.does.not.end@an-authority-with-a-long-name.example',
  },
  ar: {
    label: 'العنوان الذي يمكن لزميلنا مراسلتك عليه بعد انتهاء الفعالية إن رغبت في ذلك',
    hint: 'نردّ خلال يومَي عمل، ونحذف العنوان فور الإجابة عن سؤالك.',
    error: 'عنوان البريد الإلكتروني غير صالح: يُرجى كتابة الاسم ثم علامة @ ثم اسم الموقع.',
    value: 'a.name.that.goes.on.and.on.and.does.not.end@an-authority-with-a-long-name.example',
  },
};

export const LongTexts: Story = {
  args: { ...longTexts.en, required: true },
  parameters: { arabic: longTexts.ar },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input.getBoundingClientRect().width).toBeLessThanOrEqual(320);
    await expect(getComputedStyle(input).direction).toBe('ltr');
  },
};

const texts = {
  en: { hint: 'We answer within two working days.', error: 'Invalid email address' },
  ar: { hint: 'نردّ خلال يومَي عمل.', error: 'عنوان البريد الإلكتروني غير صالح' },
};

export const AllStates: Story = stateMatrix<TextFieldProps>({
  render: (args) => <Example {...args} />,
  states: {
    rest: {},
    filled: { value: 'a@b.ae' },
    hover: {},
    'focus-visible': {},
    required: { required: true },
    hint: ({ language }) => ({ hint: texts[language].hint }),
    error: ({ language }) => ({ value: 'nobody', error: texts[language].error }),
    disabled: { value: 'a@b.ae', disabled: true },
    multiline: { rows: 3 },
    long: ({ language }) => longTexts[language],
  },
});
