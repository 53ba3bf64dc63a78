import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { ShowcaseProvider } from '../ShowcaseProvider/index.ts';
import { guide } from './ContactForm.guide.ts';
import {
  ar,
  either,
  emptyValues,
  en,
  fieldsIn,
  filled,
  filledArabic,
  longNotice,
  notice,
  submitButton,
} from './ContactForm.fixtures.ts';
import { ContactForm, type ContactFormProps } from './ContactForm.tsx';
import { SubmitError } from './SubmitError.ts';

/** More stories of ContactForm, on the same page: additions made by an app. */
const meta = {
  title: 'Library/Forms/ContactForm',
  component: ContactForm,
  tags: ['stable', '!beta'],
  args: {
    fields: fieldsIn('en'),
    submit: fn(async () => Promise.resolve()),
    onValuesChange: fn(),
    backHref: '/projects/core42/info',
  },
  parameters: {
    guide,
    network: ['submit'],
    jsx: { functionValue: () => 'async () => {}' },
    arabic: { fields: fieldsIn('ar') },
  },
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const visit = {
  name: 'visit',
  label: { en: 'Preferred day', ar: 'اليوم المفضّل' },
  type: 'select',
  required: true,
  requiredMessage: { en: 'Please choose a day.', ar: 'يُرجى اختيار يوم.' },
  options: [
    { value: 'monday', label: { en: 'Monday', ar: 'الاثنين' } },
    { value: 'tuesday', label: { en: 'Tuesday', ar: 'الثلاثاء' } },
  ],
} as const;
const website = {
  name: 'website',
  label: { en: 'Website', ar: 'الموقع الإلكتروني' },
  type: 'url',
  validate: (value: string) =>
    URL.canParse(value)
      ? undefined
      : { en: 'Please begin with https://.', ar: 'يُرجى أن يبدأ العنوان بـ \u2066https://\u2069.' },
} as const;
const needs = {
  name: 'needs',
  label: { en: 'What you need at the stand', ar: 'ما تحتاج إليه في الجناح' },
  type: 'textarea',
  required: true,
} as const;
const extraFieldsIn = (language: 'en' | 'ar'): ContactFormProps['fields'] => [
  ...fieldsIn(language).slice(0, -1),
  visit,
  website,
  needs,
  'message',
];
const shown = ({ label }: { readonly label: { readonly en: string; readonly ar: string } }) => ({
  name: `${label.en} ${label.ar}`,
});
const shownArabicFirst = ({
  label,
}: {
  readonly label: { readonly en: string; readonly ar: string };
}) => ({ name: `${label.ar} ${label.en}` });

/** An app's own fields: their values are sent with the others, by name. */
export const ExtraFields: Story = {
  args: { defaultValues: filled, fields: extraFieldsIn('en') },
  parameters: { arabic: { defaultValues: filledArabic, fields: extraFieldsIn('ar') } },
  play: async ({ args, canvas, globals, userEvent }) => {
    const isArabic = globals['language'] === 'ar';
    const of = isArabic ? shownArabicFirst : shown;
    const sent = isArabic ? filledArabic : filled;
    await userEvent.type(canvas.getByRole('textbox', of(website)), 'https://example.ae');
    await userEvent.type(canvas.getByRole('textbox', of(needs)), 'A screen');
    canvas.getByRole('combobox', of(visit)).focus();
    await userEvent.keyboard('{ArrowDown}{End}{Enter}');
    await userEvent.click(canvas.getByRole('button', submitButton));
    await expect(await canvas.findByText(either('success'))).toBeVisible();
    const extra = { visit: 'tuesday', website: 'https://example.ae', needs: 'A screen' };
    await expect(args.submit).toHaveBeenCalledOnce();
    await expect(args.submit).toHaveBeenCalledWith({ ...emptyValues, ...sent, ...extra });
    const empty = { visit: '', website: '', needs: '' };
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ ...emptyValues, ...empty });
  },
};

/** Each field shows its own error, in both languages, until it is changed. */
export const ExtraFieldsAreChecked: Story = {
  tags: ['!dev'],
  args: { defaultValues: { ...filled, website: 'example' }, fields: extraFieldsIn('en') },
  parameters: { arabic: { fields: extraFieldsIn('ar') } },
  play: async ({ args, canvas, globals, userEvent }) => {
    const of = globals['language'] === 'ar' ? shownArabicFirst : shown;
    await userEvent.click(canvas.getByRole('button', submitButton));
    await expect(canvas.getByRole('alert')).toHaveTextContent(either('checkFields'));
    const day = canvas.getByRole('combobox', of(visit));
    await expect(day).toHaveFocus();
    await expect(day).toHaveAccessibleDescription(/Please choose a day\./);
    await expect(canvas.getByText('يُرجى اختيار يوم.')).toHaveAttribute('lang', 'ar');
    const address = canvas.getByRole('textbox', of(website));
    await expect(address).toHaveAccessibleDescription(/Please begin with https/);
    await expect(canvas.getByRole('textbox', of(needs))).toHaveAccessibleDescription(
      either('fillIn'),
    );
    await userEvent.type(address, 'x');
    await expect(address).toHaveAttribute('aria-invalid', 'false');
    await expect(day).toBeInvalid();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

const otherFields: ContactFormProps['fields'] = [
  'email',
  'name',
  { name: 'mobile', required: false },
  'message',
];

/** Any of the form's own fields can be left out, moved, or made optional: it then has no marker and may be empty. */
export const OtherFields: Story = {
  args: { fields: otherFields, defaultValues: { ...filled, mobile: '' } },
  parameters: { arabic: { fields: otherFields } },
  play: async ({ args, canvas, userEvent }) => {
    const [first, second, third, ...others] = canvas.getAllByRole('textbox');
    await expect(first).toHaveAccessibleName(either('email'));
    await expect(second).toHaveAccessibleName(either('name'));
    await expect(third).toHaveAccessibleName(either('mobile'));
    await expect(third).not.toBeRequired();
    await expect(others).toHaveLength(1);
    await expect(canvas.getByRole('textbox', { name: either('email') })).toBeRequired();
    await userEvent.click(canvas.getByRole('button', submitButton));
    await expect(await canvas.findByText(either('success'))).toBeVisible();
    await expect(args.submit).toHaveBeenCalledOnce();
  },
};

const consent = {
  name: 'consent',
  type: 'checkbox',
  required: true,
  label: (
    <>
      I agree to the <a href="#terms">terms of the event</a>.
    </>
  ),
} as const;
const consentArabic = {
  ...consent,
  label: (
    <>
      أوافق على <a href="#terms">شروط الفعالية</a>.
    </>
  ),
};

/** The form is sent only with consent. The text contains a link. */
export const WithConsent: Story = {
  args: { fields: [...fieldsIn('en'), consent], defaultValues: filled },
  parameters: {
    arabic: { fields: [...fieldsIn('ar'), consentArabic], defaultValues: filledArabic },
  },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: /terms of the event|شروط الفعالية/ });
    await expect(box).toBeRequired();
    await expect(box.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    const link = canvas.getByRole('link', { name: /terms of the event|شروط الفعالية/ });
    await expect(link).toHaveAttribute('href', '#terms');
    await userEvent.click(canvas.getByRole('button', submitButton));
    await expect(canvas.getByRole('alert')).toHaveTextContent(either('tickBox'));
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toHaveAccessibleDescription(either('tickBox'));
    await expect(args.submit).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(box).not.toBeInvalid();
    await userEvent.click(canvas.getByRole('button', submitButton));
    await expect(await canvas.findByText(either('success'))).toBeVisible();
    await expect(args.submit).toHaveBeenCalledWith(expect.objectContaining({ consent: 'yes' }));
    await expect(box).not.toBeChecked();
  },
};

const news = {
  name: 'news',
  type: 'checkbox',
  label: { en: 'Send me news of the event.', ar: 'أرسلوا إليّ أخبار الفعالية.' },
} as const;

/** A checkbox that may stay empty. */
export const WithOptionalConsent: Story = {
  tags: ['!dev'],
  args: { fields: [...fieldsIn('en'), news], defaultValues: filled },
  parameters: { arabic: { fields: [...fieldsIn('ar'), news] } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox')).not.toBeRequired();
    await expect(canvas.getByText('أرسلوا إليّ أخبار الفعالية.')).toHaveAttribute('dir', 'rtl');
    await userEvent.click(canvas.getByRole('button', submitButton));
    await expect(await canvas.findByText(either('success'))).toBeVisible();
    await expect(args.submit).toHaveBeenCalledWith({ ...emptyValues, ...filled, news: '' });
  },
};

/** Anything else the form needs appears between its fields and its buttons. */
export const WithChildren: Story = {
  args: { children: <p>The stand is open until 18:00.</p> },
  parameters: { arabic: { children: <p>الجناح مفتوح حتى الساعة 18:00.</p> } },
  play: async ({ canvas }) => {
    const note = canvas.getByText(/18:00/);
    const { DOCUMENT_POSITION_FOLLOWING: follows } = Node;
    const message = canvas.getByRole('textbox', { name: either('message') });
    await expect(message.compareDocumentPosition(note)).toBe(follows);
    await expect(note.compareDocumentPosition(canvas.getByRole('button', submitButton))).toBe(
      follows,
    );
  },
};

const privacyPolicy = { name: `${en.privacyPolicy} ${ar.privacyPolicy}` };
const privacyPolicyArabicFirst = { name: `${ar.privacyPolicy} ${en.privacyPolicy}` };

/** A notice on how the details are used, in both languages, with one link. */
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
  tags: ['!dev'],
  args: { notice: { text: notice.text } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(notice.text.en)).toBeVisible();
    await expect(canvas.getByText(notice.text.ar)).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

/** In the page's language only. An invalid address is marked as such. */
export const WithNoticeInOneLanguage: Story = {
  tags: ['!dev'],
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
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', submitButton)).not.toHaveAttribute('aria-describedby');
    await expect(canvas.queryByText(new RegExp(en.privacyPolicy))).not.toBeInTheDocument();
  },
};

/** An app that switches its language while errors are shown. */
function Switched(args: ContactFormProps) {
  const [language, setLanguage] = useState('ar');
  return (
    <ShowcaseProvider language={language} texts="page">
      <Button
        onClick={() => {
          setLanguage('en');
        }}
      >
        English
      </Button>
      <ContactForm {...args} />
    </ShowcaseProvider>
  );
}

/** Errors follow the page's language: built-in ones, those of fields, and those of `submit`. */
export const ErrorsInTheNewLanguage: Story = {
  tags: ['!dev'],
  args: {
    fields: ['name', visit],
    submit: fn(async () =>
      Promise.reject(new SubmitError({ en: 'The day is full.', ar: 'اليوم مكتمل.' })),
    ),
  },
  parameters: { arabic: { fields: ['name', visit] } },
  render: (args) => <Switched {...args} />,
  play: async ({ canvas, userEvent }) => {
    const send = async () => {
      await userEvent.click(canvas.getByRole('button', submitButton));
    };
    await send();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(ar.checkFields);
    await userEvent.click(canvas.getByRole('button', { name: 'English' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(en.checkFields);
    await expect(canvas.getByText(en.fillIn)).toBeVisible();
    await expect(canvas.getByText(visit.requiredMessage.en)).toBeVisible();
    await expect(canvas.queryByText(ar.fillIn)).toBeNull();
    await userEvent.type(canvas.getByRole('textbox'), 'Sara');
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: 'Monday' }));
    await send();
    await expect(await canvas.findByText('The day is full.')).toBeVisible();
  },
};
