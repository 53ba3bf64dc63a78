import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode, useEffect, useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import { stateMatrix } from '../story/stateMatrix/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { ShowcaseProvider } from '../ShowcaseProvider/index.ts';
import { themeNames } from '../theme/themes.ts';
import { guide } from './ContactForm.guide.ts';
import {
  aboutSubject,
  either,
  emptyValues,
  fieldsIn,
  filled,
  filledArabic,
  longArabic,
  longNotice,
  longValues,
  notice,
  submitButton,
} from './ContactForm.fixtures.ts';
import { ContactForm, type ContactFormProps } from './ContactForm.tsx';
import { SubmitError } from './SubmitError.ts';

const refuse = (reason: unknown) =>
  fn(async () => {
    await Promise.resolve();
    // Callers may throw anything.
    throw reason;
  });

const meta = {
  title: 'Library/Forms/ContactForm',
  component: ContactForm,
  tags: ['stable', '!beta', 'arabic-reviewed-2026-11'],
  args: {
    fields: fieldsIn('en'),
    submit: fn(async () => Promise.resolve()),
    onValuesChange: fn(),
    backHref: '/projects/core42/info',
    intro: (
      <PageHeader
        title="Contact us today"
        lead="Tell us a little about your organisation and how we can help."
      />
    ),
  },
  parameters: {
    guide,
    network: ['submit'],
    asPicture: (props: ContactFormProps) => (
      <ContactForm {...props} intro={undefined} fields={['name', 'email']} />
    ),
    jsx: { functionValue: () => 'async () => {}' },
    arabic: {
      fields: fieldsIn('ar'),
      intro: (
        <PageHeader title="تواصل معنا اليوم" lead="عرّفنا بجهة عملك وأخبرنا كيف يمكننا مساعدتك." />
      ),
    },
  },
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const filledStory = {
  args: { defaultValues: filled },
  parameters: { arabic: { defaultValues: filledArabic } },
} as const;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const labels = [...canvas.getAllByRole('textbox'), canvas.getByRole('combobox')];
    await expect(labels).toHaveLength(7);
    for (const key of ['name', 'email', 'mobile', 'jobTitle', 'organisation', 'message'] as const) {
      await expect(canvas.getByRole('textbox', { name: either(key) })).toBeRequired();
    }
    await expect(canvas.getByRole('combobox', { name: aboutSubject('label') })).toBeRequired();
    await expect(canvas.getByRole('textbox', { name: either('message') })).toHaveAttribute(
      'rows',
      '4',
    );
    await expect(canvas.getByRole('link', { name: either('back') })).toHaveAttribute(
      'href',
      '/projects/core42/info',
    );
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const NotConfigured: Story = {
  render: ({ fields }) => <ContactForm fields={fields} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', submitButton));
    await expect(canvas.getByRole('alert')).toHaveTextContent(either('notConfigured'));
  },
};

/** What is marked as required is checked: each empty field shows its own error. */
export const EmptyFields: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', submitButton));
    await expect(canvas.getByRole('alert')).toHaveTextContent(either('checkFields'));
    const name = canvas.getByRole('textbox', { name: either('name') });
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription(either('fillIn'));
    const subject = canvas.getByRole('combobox');
    await expect(subject).toHaveAccessibleDescription(aboutSubject('required'));
    await expect(canvas.getByRole('textbox', { name: either('message') })).toBeInvalid();
    await userEvent.type(name, 'x');
    await expect(name).not.toBeInvalid();
    await expect(subject).toBeInvalid();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

/** A single error is above the buttons, and describes its field. */
export const OneEmptyField: Story = {
  args: { defaultValues: { ...filled, subject: '' } },
  parameters: { arabic: { defaultValues: { ...filledArabic, subject: '' } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', submitButton));
    const box = canvas.getByRole('combobox');
    await expect(canvas.getByRole('alert')).toHaveTextContent(aboutSubject('required'));
    await expect(box).toHaveFocus();
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(aboutSubject('required'));
    await expect(args.submit).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{Home}{Enter}');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(box).not.toBeInvalid();
  },
};

/** A field can appear for one answer in another. Spaces alone don't fill it. */
export const DependentField: Story = {
  args: { defaultValues: { ...filled, subject: 'other', ownSubject: ' \u00A0\u200B' } },
  parameters: {
    arabic: { defaultValues: { ...filledArabic, subject: 'other', ownSubject: ' ' } },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', submitButton));
    await expect(canvas.getByRole('alert')).toHaveTextContent(aboutSubject('ownRequired'));
    const box = canvas.getByRole('textbox', { name: aboutSubject('own') });
    await expect(box).toHaveFocus();
    await expect(box).toBeInvalid();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

export const AnotherAnswerEmptiesTheField: Story = {
  tags: ['!dev'],
  args: { defaultValues: { ...filled, subject: 'other', ownSubject: 'A data centre' } },
  play: async ({ canvas, userEvent }) => {
    const own = { name: aboutSubject('own') };
    await expect(canvas.getByRole('textbox', own)).toHaveValue('A data centre');
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard('{ArrowDown}{Home}{Enter}');
    await expect(canvas.queryByRole('textbox', own)).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{End}{Enter}');
    await expect(canvas.getByRole('textbox', own)).toHaveValue('');
  },
};

const checkedBySubmit: Pick<ContactFormProps, 'fields' | 'defaultValues'> = {
  fields: ['name', { name: 'email', required: 'submit' }],
  defaultValues: { name: 'Maryam' },
};

/** What `submit` checks is marked as required, and may be empty when it is sent. */
export const CheckedBySubmit: Story = {
  args: checkedBySubmit,
  parameters: { arabic: checkedBySubmit },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: either('email') })).toBeRequired();
    await userEvent.click(canvas.getByRole('button', submitButton));
    await expect(await canvas.findByText(either('success'))).toBeVisible();
    await expect(args.submit).toHaveBeenCalledOnce();
  },
};

export const Success: Story = {
  ...filledStory,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', submitButton));
    await expect(args.submit).toHaveBeenCalledOnce();
    await expect(await canvas.findByText(either('success'))).toBeVisible();
    await expect(canvas.getByText(either('success')).closest('[role="status"]')).not.toBeNull();
    for (const box of canvas.getAllByRole('textbox')) await expect(box).toHaveValue('');
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(emptyValues);
    await expect(canvas.getByRole('button', submitButton)).toBeEnabled();
  },
};

export const Sending: Story = {
  args: { defaultValues: filled, submit: fn(() => new Promise<void>(() => undefined)) },
  parameters: { arabic: { defaultValues: filledArabic } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole<HTMLButtonElement>('button', submitButton);
    button.click();
    button.click();
    button.form?.requestSubmit();
    await userEvent.type(canvas.getByRole('textbox', { name: either('name') }), '{Enter}{Enter}');
    await expect(await canvas.findByRole('button', { name: either('sending') })).toBeDisabled();
    await expect(args.submit).toHaveBeenCalledOnce();
    await expect(canvas.queryByText(either('stillSending'))).not.toBeInTheDocument();
  },
};

/** Uses the toolbar's network setting. */
export const NetworkFails: Story = {
  args: { defaultValues: filled },
  globals: { network: 'failing' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', submitButton));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /There is no connection|تعذّر الاتصال/,
    );
    await expect(args.submit).not.toHaveBeenCalled();
    await expect(canvas.getByDisplayValue(filled.name)).toBeVisible();
  },
};

const closed = {
  en: 'The form is closed for today. Please come to the stand.',
  ar: 'أُغلق النموذج لهذا اليوم. يُرجى زيارة الجناح.',
};

/** A reason that the server gives. */
export const FailsWithAnError: Story = {
  args: { defaultValues: filled, submit: refuse(new Error(closed.en)) },
  parameters: { arabic: { defaultValues: filledArabic, submit: refuse(new Error(closed.ar)) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', submitButton));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^(The form is|أُغلق)/);
    await expect(canvas.getByRole('textbox', { name: either('name') })).not.toHaveValue('');
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue(/^(A visit|زيارة)$/);
    await waitFor(() => expect(canvas.getByRole('button', submitButton)).toHaveFocus());
  },
};

export const MarkupStaysText: Story = {
  tags: ['!dev'],
  args: { defaultValues: filled, submit: refuse(new Error('<b>Failed</b> to submit form.')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', submitButton));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      '<b>Failed</b> to submit form.',
    );
  },
};

export const FailsWithFieldErrors: Story = {
  args: {
    defaultValues: filled,
    submit: refuse(
      new SubmitError('The request is not valid', {
        email: 'Invalid email address',
        mobile: 'Invalid phone number',
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', submitButton));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The request is not valid');
    const email = canvas.getByRole('textbox', { name: either('email') });
    await expect(email).toHaveAccessibleDescription('Invalid email address');
    await expect(canvas.getByRole('textbox', { name: either('mobile') })).toBeInvalid();
    await expect(email).toHaveFocus();
    await userEvent.type(email, 'x');
    await expect(email).not.toBeInvalid();
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

export const InStrictMode: Story = {
  tags: ['!dev'],
  ...filledStory,
  render: (args) => (
    <StrictMode>
      <ContactForm {...args} />
    </StrictMode>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', submitButton));
    await expect(await canvas.findByText(either('success'))).toBeVisible();
    await expect(args.submit).toHaveBeenCalledOnce();
  },
};

export const InEveryTheme: Story = {
  tags: ['!dev'],
  render: ({ fields }) => (
    <>
      {themeNames.map((theme) => (
        <ShowcaseProvider key={theme} theme={theme} style={{ padding: '2rem' }}>
          <ContactForm fields={fields} defaultValues={filled} aria-label={theme} />
        </ShowcaseProvider>
      ))}
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button', submitButton)) await userEvent.click(button);
    await expect(canvas.getAllByRole('alert')).toHaveLength(themeNames.length);
  },
};

/** A prerendered form is complete: every field, a native select, and a note for visitors without scripts. */
export const OnTheServer: Story = {
  tags: ['!dev'],
  play: async ({ args }) => {
    const html = renderToString(<ContactForm {...args} />);
    await expect(html).toContain('method="dialog"');
    await expect(html).toContain('<select');
    await expect(html).toContain('<noscript>');
    await expect(html).not.toMatch(/css-|data-emotion|style=/);
  },
};

export const LongValues: Story = {
  args: { defaultValues: longValues },
  parameters: { arabic: { defaultValues: longArabic } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

interface SentProps extends ContactFormProps {
  readonly isSent?: boolean;
}

/** Submits itself to show the result. */
function Sent({ isSent, ...rest }: SentProps) {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isSent) ref.current?.requestSubmit();
  }, [isSent]);
  return <ContactForm {...rest} ref={ref} />;
}

const fieldErrors = {
  en: { email: 'Invalid email address' },
  ar: { email: 'عنوان البريد الإلكتروني غير صالح' },
};
const refusal = { en: 'The request is not valid.', ar: 'الطلب غير صالح.' };
const values = { en: filled, ar: filledArabic };

/** The hover and press states of the fields and buttons are in their own matrices. */
export const AllStates: Story = stateMatrix<SentProps>({
  render: (props) => <Sent {...props} intro={undefined} />,
  room: 'wide',
  target: 'button[type="submit"]',
  states: {
    rest: {},
    'focus-visible': {},
    'a field that depends on another': ({ language }) => ({
      defaultValues: { ...values[language], subject: 'other' },
    }),
    'not configured': { submit: undefined, isSent: true },
    'empty fields': { isSent: true },
    'one empty field': ({ language }) => ({
      defaultValues: { ...values[language], subject: '' },
      isSent: true,
    }),
    'fields refused': ({ language }) => ({
      defaultValues: values[language],
      submit: refuse(new SubmitError(refusal[language], fieldErrors[language])),
      isSent: true,
    }),
    'not sent': ({ language }) => ({
      defaultValues: values[language],
      submit: refuse(new Error(closed[language])),
      isSent: true,
    }),
    sending: ({ language }) => ({
      defaultValues: values[language],
      submit: () => new Promise<void>(() => undefined),
      isSent: true,
    }),
    sent: ({ language }) => ({ defaultValues: values[language], isSent: true }),
    notice: { notice },
    'long text': ({ language }) => ({
      defaultValues: language === 'ar' ? longArabic : longValues,
      notice: longNotice,
    }),
  },
});
