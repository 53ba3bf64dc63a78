import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { stateMatrix } from '../story/stateMatrix/index.ts';
import { guide } from './RadioGroup.guide.ts';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

const options = [
  { value: 'monday', label: 'Monday' },
  { value: 'tuesday', label: 'Tuesday' },
  { value: 'wednesday', label: 'Wednesday' },
];
const arabicOptions = [
  { value: 'monday', label: 'الاثنين' },
  { value: 'tuesday', label: 'الثلاثاء' },
  { value: 'wednesday', label: 'الأربعاء' },
];

const meta = {
  title: 'Library/Forms/RadioGroup',
  component: RadioGroup,
  tags: ['beta'],
  args: { label: 'Preferred day', options, onValueChange: fn() },
  parameters: { guide, arabic: { label: 'اليوم المفضّل', options: arabicOptions } },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByRole('radiogroup', { name: /^(Preferred day|اليوم المفضّل)$/ }),
    ).toBeVisible();
    await userEvent.click(canvas.getByText(/^(Tuesday|الثلاثاء)$/));
    const chosen = canvas.getByRole('radio', { name: /^(Tuesday|الثلاثاء)$/ });
    await expect(chosen).toBeChecked();
    await expect(chosen.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(
      48,
    );
    await expect(args.onValueChange).toHaveBeenLastCalledWith('tuesday');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('wednesday');
    await expect(chosen).not.toBeChecked();
  },
};

/** The group follows `value`, not the visitor. */
export const Controlled: Story = {
  tags: ['!dev'],
  args: { value: 'monday' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Tuesday|الثلاثاء/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith('tuesday');
    await expect(canvas.getByRole('radio', { name: /Monday|الاثنين/ })).toBeChecked();
  },
};

const texts = {
  en: {
    hint: 'The stand is open from 10:00 to 18:00.',
    error: 'Please choose a day.',
    long: 'The day on which most of your colleagues could come along to the stand',
  },
  ar: {
    hint: 'الجناح مفتوح من الساعة 10:00 إلى الساعة 18:00.',
    error: 'يُرجى اختيار يوم.',
    long: 'اليوم الذي يمكن فيه لمعظم زملائك الحضور معك إلى الجناح',
  },
};

export const WithError: Story = {
  args: { required: true, error: texts.en.error, hint: texts.en.hint },
  parameters: {
    arabic: {
      label: 'اليوم المفضّل',
      options: arabicOptions,
      error: texts.ar.error,
      hint: texts.ar.hint,
    },
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toHaveAttribute('aria-required', 'true');
    await expect(group).toHaveAccessibleDescription(/Please choose a day\.|يُرجى اختيار يوم\./);
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeRequired();
  },
};

export const AllStates: Story = stateMatrix<RadioGroupProps>({
  states: {
    rest: {},
    chosen: { defaultValue: 'tuesday' },
    'focus-visible': {},
    required: { required: true },
    hint: ({ language }) => ({ hint: texts[language].hint }),
    error: ({ language }) => ({ error: texts[language].error }),
    disabled: { disabled: true, defaultValue: 'monday' },
    long: ({ language }) => ({
      label: texts[language].long,
      options: [
        ...(language === 'ar' ? arabicOptions : options),
        { value: 'any', label: texts[language].long },
      ],
    }),
  },
});
