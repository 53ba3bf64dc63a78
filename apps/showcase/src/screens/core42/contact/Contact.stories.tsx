import { createFormProvider } from '@showcase/host/formProvider';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { preloadAll } from '../../../navigation/preload.ts';
import { longestMessage } from '../../../services/contact/readAnswer.ts';
import { answerFetch, Screen, screenGlobals, screenParameters } from '../../../testing/Screen.tsx';
import { forgetDraft } from './draft.ts';

const endpoint = '/submissions/v3/integration/submit/showcase/contact';
const configuration = '/showcase.config.json';

/** Answers requests as the host does, with its stand-in for the form provider. */
function answerAsHost(send = createFormProvider().answer, configured: object = {}) {
  forgetDraft();
  return answerFetch({ [configuration]: () => Response.json(configured), [endpoint]: send });
}

/** The contact page of the microsite. The host's stand-in for the form provider answers it. */
const meta = {
  title: 'Screens/Core42 contact',
  component: Screen,
  args: { address: '/projects/core42/contact' },
  parameters: { ...screenParameters, docs: { ...screenParameters.docs } },
  globals: screenGlobals,
  loaders: [preloadAll],
  beforeEach: () => answerAsHost(),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

/** Fills in the form and sends it; the e-mail address decides how the provider responds. */
async function send({ canvas, userEvent }: Play, email: string, product = 'AI Cloud') {
  const type = (name: string, text: string) =>
    userEvent.type(canvas.getByRole('textbox', { name }), text);
  await type('Name', 'Maryam Al Ali');
  await type('Email', email);
  await userEvent.click(canvas.getByText('Select a product'));
  await userEvent.click(canvas.getByRole('option', { name: product }));
  await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
}

/** A story in which the provider refuses, and the message that the visitor then sees. */
const refused = (email: string, message: string): Story => ({
  play: async (context) => {
    await send(context, email);
    const { canvas } = context;
    await expect(await canvas.findByRole('alert')).toHaveTextContent(message);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Maryam Al Ali');
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeEnabled();
  },
});

export const Idle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Contact us today');
    await expect(
      canvas.getByText('Tell us a little about your organisation and how we can help.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      '/projects/core42/info',
    );
  },
};

export const ProductsOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Select a product'));
    const options = within(screen.getByRole('listbox')).getAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'Compass',
      'AI Cloud',
      'Sovereign Public Cloud',
      'Signature Private Cloud',
      'Cloud & AI Delivery Services',
      'Delivery Services',
      'Signature Fusion Cloud',
      'Other',
    ]);
  },
};

export const Other: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Select a product'));
    await userEvent.click(canvas.getByRole('option', { name: 'Other' }));
    await expect(
      canvas.getByRole('textbox', { name: 'Tell us more about your product interest' }),
    ).toBeVisible();
  },
};

/** Another product, then Other again: the visitor's own text is gone. */
export const OtherChosenAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    const choose = async (from: string, to: string) => {
      await userEvent.click(canvas.getByText(from, { selector: '[class*="select"]' }));
      await userEvent.click(canvas.getByRole('option', { name: to }));
    };
    const interest = { name: 'Tell us more about your product interest' };
    await choose('Select a product', 'Other');
    await userEvent.type(canvas.getByRole('textbox', interest), 'A data centre of our own');
    await choose('Other', 'Compass');
    await expect(canvas.queryByRole('textbox', interest)).not.toBeInTheDocument();
    await choose('Compass', 'Other');
    await expect(canvas.getByRole('textbox', interest)).toHaveValue('');
  },
};

export const Sending: Story = {
  play: async (context) => {
    await send(context, 'never@example.ae');
    await expect(context.canvas.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  },
};

export const StillSending: Story = {
  play: async (context) => {
    await send(context, 'never@example.ae');
    const text = await context.canvas.findByText('Still sending…', undefined, { timeout: 11_000 });
    await expect(text).toBeVisible();
  },
};

export const Success: Story = {
  play: async (context) => {
    await send(context, 'maryam@example.ae');
    const { canvas } = context;
    await expect(await canvas.findByText('Thank you! We will be in touch soon.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('');
    await expect(canvas.getByText('Select a product')).toBeVisible();
  },
};

export const SuccessWithHtml: Story = {
  play: async (context) => {
    await send(context, 'html@example.ae');
    const { canvas } = context;
    await expect(await canvas.findByText('Thank you! We will be in touch soon.')).toBeVisible();
  },
};

export const SuccessWithoutBody: Story = {
  beforeEach: () => answerAsHost(() => Promise.resolve(new Response(null, { status: 204 }))),
  play: async (context) => {
    await send(context, 'maryam@example.ae');
    const { canvas } = context;
    await expect(await canvas.findByText('Thank you! We will be in touch soon.')).toBeVisible();
  },
};

export const NotConfigured: Story = {
  ...refused('maryam@example.ae', 'Contact form is not configured.'),
  beforeEach: () => answerAsHost(undefined, { contactForm: null }),
};

export const NoProduct: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please choose a product.');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

export const OtherWithoutText: Story = {
  play: async (context) => {
    await send(context, 'maryam@example.ae', 'Other');
    await expect(context.canvas.getByRole('alert')).toHaveTextContent(
      'Please specify your product interest.',
    );
  },
};

/** Nothing but spaces, one of them without width. */
export const OtherWithBlankText: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await send(context, 'maryam@example.ae', 'Other');
    const text = canvas.getByRole('textbox', { name: 'Tell us more about your product interest' });
    await userEvent.type(text, ' \u00a0\u200b');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Please specify your product interest.',
    );
    await expect(text).toHaveFocus();
  },
};

export const InvalidEmail: Story = {
  play: async (context) => {
    await send(context, 'nobody');
    const { canvas } = context;
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The request is not valid');
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveAccessibleDescription('Invalid email address');
    await expect(email).toHaveFocus();
  },
};

export const ErrorsWithoutMessage = refused(
  'errorsonly@example.ae',
  'The first of two errors, The second of two errors',
);
export const NoReason = refused('http500@example.ae', 'Failed to submit form.');
export const EmptyAnswer = refused('empty@example.ae', 'Failed to submit form.');
export const WrongShape = refused('wrongshape@example.ae', 'Failed to submit form.');
export const NoMessage = refused('nomessage@example.ae', 'Failed to submit form.');
export const TruncatedAnswer = refused('notjson@example.ae', 'Failed to submit form.');
export const TooManyRequests = refused(
  '429@example.ae',
  'You have reached your ten_secondly_rolling limit.',
);

/** A response of another provider instead of the stand-in's. */
const refusedWith = (status: number, body: object, message: string): Story => ({
  ...refused('maryam@example.ae', message),
  beforeEach: () => answerAsHost(() => Promise.resolve(Response.json(body, { status }))),
});

/** A message comes before those of the errors. */
export const MessageAndErrors = refusedWith(
  400,
  { message: 'The form has been closed.', errors: [{ message: 'Not this one' }] },
  'The form has been closed.',
);
export const MessageWithMarkup = refusedWith(
  400,
  { message: 'Please call <b>800 42</b> <img src=x onerror=alert(1)>.' },
  'Please call <b>800 42</b> <img src=x onerror=alert(1)>.',
);
export const TooLarge = refusedWith(
  413,
  { message: 'The request is too large.' },
  'The request is too large.',
);

/** A message that does not end is cut. */
export const EndlessMessage: Story = {
  beforeEach: () => {
    const message = 'The provider could not accept this request. '.repeat(20_000);
    return answerAsHost(() => Promise.resolve(Response.json({ message }, { status: 400 })));
  },
  play: async (context) => {
    await send(context, 'maryam@example.ae');
    const { textContent } = await context.canvas.findByRole('alert');
    await expect(textContent.length).toBeLessThanOrEqual(longestMessage);
    await expect(textContent).toMatch(/^The provider could not accept this request\. The/);
  },
};

export const NetworkFailure: Story = {
  ...refused('maryam@example.ae', 'Failed to fetch'),
  beforeEach: () => answerAsHost(() => Promise.reject(new TypeError('Failed to fetch'))),
};

export const ThrownText: Story = {
  ...refused('maryam@example.ae', 'Something went wrong. Please try again.'),
  beforeEach: () =>
    answerAsHost(async () => {
      await Promise.resolve();
      // A broken extension that wraps fetch may throw anything.
      throw 'offline';
    }),
};

/** The toolbar's failing network: no configuration, and a provider out of reach. */
export const NetworkFails: Story = {
  ...refused('maryam@example.ae', 'Failed to fetch'),
  globals: { network: 'failing' },
};
