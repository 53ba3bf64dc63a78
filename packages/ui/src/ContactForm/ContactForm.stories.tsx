import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode, useEffect, useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import { stateMatrix } from '../story/stateMatrix/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { ShowcaseProvider } from '../ShowcaseProvider/index.ts';
import { themeNames } from '../theme/themes.ts';
import { guide } from './ContactForm.guide.ts';
import { contactFormMessages } from './ContactForm.messages.ts';
import { ContactForm, type ContactFormProps } from './ContactForm.tsx';
import { SubmitError } from './SubmitError.ts';
import { emptyContactValues } from './values.ts';

const { en, ar } = contactFormMessages;
/** A built-in text in whichever language the story is shown. */
const either = (key: keyof typeof en) =>
  new RegExp(
    `^(${[en[key], ar[key]].map((text) => text.replaceAll(/[.*?]/g, '\\$&')).join('|')})$`,
  );

const products = [
  { value: 'compass', label: 'Compass' },
  { value: 'ai-cloud', label: 'AI Cloud' },
  { value: 'other', label: 'Other' },
];

const filled = {
  name: 'Maryam Al Ali',
  email: 'maryam@example.ae',
  mobile: '+971 50 000 0000',
  jobTitle: 'Head of Digital',
  organisation: 'Example Authority',
  product: 'compass',
  message: 'We would like to see Compass with our own documents.',
};
const filledArabic = {
  ...filled,
  name: 'مريم العلي',
  jobTitle: 'مديرة التحوّل الرقمي',
  organisation: 'هيئة المثال',
  message: 'نودّ أن نجرّب Compass على وثائقنا.',
};

const refuse = (reason: unknown) =>
  fn(async () => {
    await Promise.resolve();
    // A caller may throw anything.
    throw reason;
  });

const meta = {
  title: 'Library/Forms/ContactForm',
  component: ContactForm,
  tags: ['stable', '!beta', 'reviewed-in-arabic'],
  args: {
    products,
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
    jsx: { functionValue: () => 'async () => {}' },
    arabic: {
      intro: (
        <PageHeader title="تواصل معنا اليوم" lead="أخبرنا بنبذة عن جهة عملك وكيف يمكننا مساعدتك." />
      ),
    },
  },
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const filledStory = {
  args: { initialValues: filled },
  parameters: { arabic: { initialValues: filledArabic } },
} as const;

const submitButton = { name: either('submit') };

export const Playground: Story = {
  play: async ({ canvas }) => {
    const labels = [...canvas.getAllByRole('textbox'), canvas.getByRole('combobox')];
    await expect(labels).toHaveLength(7);
    for (const key of ['name', 'email', 'mobile', 'jobTitle', 'organisation', 'message'] as const) {
      await expect(canvas.getByRole('textbox', { name: either(key) })).toBeRequired();
    }
    await expect(canvas.getByRole('combobox', { name: either('product') })).toBeRequired();
    await expect(canvas.getByText(either('productPlaceholder'))).toBeVisible();
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
  render: ({ products: given }) => <ContactForm products={given} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', submitButton));
    await expect(canvas.getByRole('alert')).toHaveTextContent(either('notConfigured'));
  },
};

export const NoProduct: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', submitButton));
    const box = canvas.getByRole('combobox');
    await expect(canvas.getByRole('alert')).toHaveTextContent(either('chooseProduct'));
    await expect(box).toHaveFocus();
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(either('chooseProduct'));
    await expect(args.submit).not.toHaveBeenCalled();
    await userEvent.keyboard('c');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(box).not.toBeInvalid();
  },
};

export const OtherWithoutText: Story = {
  args: { initialValues: { ...filled, product: 'other', customProductInterest: ' \u00A0\u200B' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', submitButton));
    await expect(canvas.getByRole('alert')).toHaveTextContent(either('specifyInterest'));
    const box = canvas.getByRole('textbox', { name: either('customProductInterest') });
    await expect(box).toHaveFocus();
    await expect(box).toBeInvalid();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

export const AnotherProductClearsTheText: Story = {
  args: { initialValues: { ...filled, product: 'other', customProductInterest: 'A data centre' } },
  play: async ({ canvas, userEvent }) => {
    const custom = { name: either('customProductInterest') };
    await expect(canvas.getByRole('textbox', custom)).toHaveValue('A data centre');
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard('a');
    await expect(canvas.queryByRole('textbox', custom)).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{End}{Enter}');
    await expect(canvas.getByRole('textbox', custom)).toHaveValue('');
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
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(emptyContactValues);
    await expect(canvas.getByRole('button', submitButton)).toBeEnabled();
  },
};

export const Sending: Story = {
  args: { initialValues: filled, submit: fn(() => new Promise<void>(() => undefined)) },
  parameters: { arabic: { initialValues: filledArabic } },
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

export const StillSending: Story = {
  ...Sending,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', submitButton));
    const text = await canvas.findByText(either('stillSending'), undefined, { timeout: 11_000 });
    await expect(text).toHaveAttribute('role', 'status');
    await expect(canvas.getByRole('button', { name: either('sending') })).toBeDisabled();
  },
};

/** Uses the toolbar's network setting. */
export const NetworkFails: Story = {
  args: { initialValues: filled },
  globals: { network: 'failing' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', submitButton));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch');
    await expect(args.submit).not.toHaveBeenCalled();
    await expect(canvas.getByDisplayValue(filled.name)).toBeVisible();
  },
};

export const NetworkIsSlow: Story = {
  args: { initialValues: filled },
  globals: { network: 'slow' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', submitButton));
    await expect(canvas.getByRole('button', { name: either('sending') })).toBeDisabled();
    await expect(await canvas.findByText(either('success'), {}, { timeout: 9000 })).toBeVisible();
    await expect(args.submit).toHaveBeenCalledOnce();
  },
};

export const FailsWithAnError: Story = {
  args: { initialValues: filled, submit: refuse(new Error('<b>Failed</b> to submit form.')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', submitButton));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      '<b>Failed</b> to submit form.',
    );
    await expect(canvas.getByRole('textbox', { name: either('name') })).toHaveValue(filled.name);
    await expect(canvas.getByRole('combobox')).toHaveValue('Compass');
    await waitFor(() => expect(canvas.getByRole('button', submitButton)).toHaveFocus());
  },
};

export const FailsWithAnythingElse: Story = {
  args: { initialValues: filled, submit: refuse(null) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', submitButton));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(either('somethingWrong'));
  },
};

export const FailsWithALongMessage: Story = {
  args: { initialValues: filled, submit: refuse(new Error('x'.repeat(1_000_000))) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', submitButton));
    await expect((await canvas.findByRole('alert')).textContent).toHaveLength(500);
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

export const FailsWithFieldErrors: Story = {
  args: {
    initialValues: filled,
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
  render: ({ products: given }) => (
    <>
      {themeNames.map((theme) => (
        <ShowcaseProvider key={theme} theme={theme} style={{ padding: '2rem' }}>
          <ContactForm products={given} initialValues={filled} aria-label={theme} />
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
  play: async ({ args }) => {
    const html = renderToString(<ContactForm {...args} />);
    await expect(html).toContain('method="dialog"');
    await expect(html).toContain('<select');
    await expect(html).toContain('<noscript>');
    await expect(html).not.toMatch(/css-|data-emotion|style=/);
  },
};

const longValues = {
  ...filled,
  name: 'Maryam bint Mohammed bin Rashid bin Abdulrahman Al Ali Al Mansoori',
  organisation: 'Federal Authority for Identity, Citizenship, Customs and Port Security',
  message: `${filled.message} `.repeat(12),
};
const longArabic = {
  ...longValues,
  name: 'مريم بنت محمد بن راشد بن عبد الرحمن العلي المنصوري',
  organisation: 'الهيئة الاتحادية للهوية والجنسية والجمارك وأمن المنافذ',
  message: `${filledArabic.message} `.repeat(12),
};

export const LongValues: Story = {
  args: { initialValues: longValues },
  parameters: { arabic: { initialValues: longArabic } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

const notice = {
  text: {
    en: 'We use your details only to answer your request.',
    ar: 'نستخدم بياناتك للرد على طلبك فقط.',
  },
  href: 'https://example.org/privacy',
};
const longNotice = {
  ...notice,
  text: {
    en: 'Example Authority and the partners who present with it at this event use your details only to answer your request, keep them for thirty days after they have answered, and pass them to nobody else. You may ask us at any time to correct or delete them.',
    ar: 'تستخدم هيئة المثال وشركاؤها المشاركون معها في هذه الفعالية بياناتك للرد على طلبك فقط، وتحتفظ بها ثلاثين يومًا بعد الرد، ولا تشاركها مع أي جهة أخرى. ويمكنك في أي وقت أن تطلب تصحيحها أو حذفها.',
  },
};
const privacyPolicy = { name: `${en.privacyPolicy} ${ar.privacyPolicy}` };
const privacyPolicyArabicFirst = { name: `${ar.privacyPolicy} ${en.privacyPolicy}` };

/** What the details are used for, in both languages, with one link. */
export const WithNotice: Story = {
  args: { notice },
  play: async ({ canvas, canvasElement }) => {
    const isArabic = canvasElement.querySelector('form')?.matches(':lang(ar)');
    const english = canvas.getByText(notice.text.en);
    const arabic = canvas.getByText(notice.text.ar);
    for (const [text, lang, dir] of [
      [english, 'en', 'ltr'],
      [arabic, 'ar', 'rtl'],
    ] as const) {
      await expect(text).toHaveAttribute('lang', lang);
      await expect(text).toHaveAttribute('dir', dir);
    }
    const [first, second] = isArabic ? [arabic, english] : [english, arabic];
    await expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    // A screen reader would read the other language with the wrong voice.
    await expect(canvas.getByRole('button', submitButton)).toHaveAccessibleDescription(
      first.textContent,
    );
    const link = canvas.getByRole('link', isArabic ? privacyPolicyArabicFirst : privacyPolicy);
    await expect(link).toHaveAttribute('href', notice.href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
};

export const WithNoticeWithoutLink: Story = {
  args: { notice: { text: notice.text } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(notice.text.en)).toBeVisible();
    await expect(canvas.getByText(notice.text.ar)).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

/** In the language of the page alone; an address that is none says so. */
export const WithNoticeInOneLanguage: Story = {
  args: { notice: { text: notice.text.en, href: 'waiting for a link' } },
  parameters: { arabic: { notice: { text: notice.text.ar, href: 'waiting for a link' } } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', {
      name: /^(Privacy policy|سياسة الخصوصية) ?(Coming|قريب)/,
    });
    await expect(link).not.toHaveAttribute('href');
    await expect(link).toHaveAttribute('aria-disabled', 'true');
  },
};

export const WithLongNotice: Story = {
  args: { notice: longNotice },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(longNotice.text.ar)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

/** Without a notice, the button has no description. */
export const WithoutNotice: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', submitButton)).not.toHaveAttribute('aria-describedby');
    await expect(canvas.queryByText(new RegExp(en.privacyPolicy))).not.toBeInTheDocument();
  },
};

interface SentProps extends ContactFormProps {
  readonly isSent?: boolean;
}

/** Submits itself, so that the result can be seen. */
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
  isWide: true,
  target: 'button[type="submit"]',
  states: {
    rest: {},
    'focus-visible': {},
    filled: ({ language }) => ({ initialValues: values[language] }),
    'other product': ({ language }) => ({
      initialValues: { ...values[language], product: 'other' },
    }),
    'not configured': { submit: undefined, isSent: true },
    'no product': { isSent: true },
    'fields refused': ({ language }) => ({
      initialValues: values[language],
      submit: refuse(new SubmitError(refusal[language], fieldErrors[language])),
      isSent: true,
    }),
    sending: ({ language }) => ({
      initialValues: values[language],
      submit: () => new Promise<void>(() => undefined),
      isSent: true,
    }),
    sent: ({ language }) => ({ initialValues: values[language], isSent: true }),
    notice: { notice },
    'long text': ({ language }) => ({
      initialValues: language === 'ar' ? longArabic : longValues,
      notice: longNotice,
    }),
  },
});
