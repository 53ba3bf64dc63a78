import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { stateMatrix } from '../story/stateMatrix/index.ts';
import { guide } from './Checkbox.guide.ts';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

const meta = {
  title: 'Library/Forms/Checkbox',
  component: Checkbox,
  tags: ['beta'],
  args: { label: 'Send me news of the event.', name: 'news', onCheckedChange: fn() },
  parameters: { guide, arabic: { label: 'أرسلوا إليّ أخبار الفعالية.' } },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: /news of the event|أخبار الفعالية/ });
    const label = canvas.getByText(/news of the event|أخبار الفعالية/);
    await expect(label.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    await userEvent.click(label);
    await expect(box).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};

/** The box follows `checked`, not the visitor. */
export const Controlled: Story = {
  tags: ['!dev'],
  args: { checked: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onCheckedChange).toHaveBeenCalledWith(false);
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

const withLink = (
  <>
    I agree to the <a href="#terms">terms of the event</a>.
  </>
);
const withLinkArabic = (
  <>
    أوافق على <a href="#terms">شروط الفعالية</a>.
  </>
);

export const Required: Story = {
  args: { label: withLink, required: true, error: 'Please agree to the terms.' },
  parameters: { arabic: { label: withLinkArabic, error: 'يُرجى الموافقة على الشروط.' } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: /terms of the event|شروط الفعالية/ });
    await expect(box).toBeRequired();
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(/Please agree|يُرجى/);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#terms');
  },
};

const texts = {
  en: {
    hint: 'At most one message a week.',
    error: 'Please agree to the terms.',
    long: 'I would like a colleague to write to me after the event about everything that was shown at the stand, and about the next events.',
  },
  ar: {
    hint: 'رسالة واحدة في الأسبوع على الأكثر.',
    error: 'يُرجى الموافقة على الشروط.',
    long: 'أودّ أن يراسلني أحد أعضاء الفريق بعد الفعالية بشأن كل ما عُرض في الجناح، وبشأن الفعاليات القادمة.',
  },
};

export const AllStates: Story = stateMatrix<CheckboxProps>({
  states: {
    rest: {},
    checked: { defaultChecked: true },
    'focus-visible': {},
    required: { required: true },
    hint: ({ language }) => ({ hint: texts[language].hint }),
    error: ({ language }) => ({ error: texts[language].error, required: true }),
    disabled: { disabled: true },
    long: ({ language }) => ({ label: texts[language].long }),
  },
});
