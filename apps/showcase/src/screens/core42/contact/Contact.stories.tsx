import { createFormProvider } from '@showcase/host/formProvider';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import type { Screen } from '../../../testing/Screen.tsx';
import {
  answerFetch,
  configurationOf,
  inEnglish,
  screenMeta,
  screenParameters,
} from '../../../testing/Screen.tsx';
import { forgetDraft } from './draft.ts';

const endpoint = '/submissions/v3/integration/submit/showcase/contact';
const configuration = '/showcase.config.json';

/** Answers requests as the host does, with its stand-in for the form provider. */
function answerAsHost(configured: object = {}) {
  forgetDraft();
  return answerFetch({
    [configuration]: () => Response.json(configurationOf(configured)),
    [endpoint]: createFormProvider().answer,
  });
}

/**
 * The contact page of the cloud provider's microsite, on its kiosks and on visitors' phones. Here, the host's stand-in for
 * the form provider answers: it refuses nobody but the addresses that the stories use. English shows the provider's own
 * words for a refusal; other languages have the show's.
 */
const meta = {
  ...screenMeta,
  title: 'Screens/Core42 contact',
  args: { address: '/projects/core42/contact' },
  parameters: { ...screenParameters, docs: { ...screenParameters.docs } },
  beforeEach: () => answerAsHost(),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Fills in the form, in any language, and sends it; the email address decides how the provider responds. */
const send =
  (email: string): Play =>
  async ({ canvas, canvasElement, userEvent }) => {
    const type = (name: string, text: string) =>
      userEvent.type(canvasElement.querySelector(`[name="${name}"]`) ?? canvasElement, text);
    await type('name', 'Maryam Al Ali');
    await type('email', email);
    await type('mobile', '+971 50 123 4567');
    await type('jobTitle', 'Head of services');
    await type('organisation', 'Ministry of Example');
    await type('message', 'A tour of the AI Cloud for ten colleagues');
    await userEvent.click(canvas.getByRole('combobox'));
    const [, cloud] = canvas.getAllByRole('option');
    if (cloud) await userEvent.click(cloud);
    await userEvent.click(canvas.getByRole('button', { name: /^(Submit|إرسال)/ }));
  };

/** A story in which the provider refuses, and the message that the visitor then sees. */
const refused = (email: string, message: string): Story => ({
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(message);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Maryam Al Ali');
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeEnabled();
  }, send(email)),
});

export const Idle: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Contact us today');
    await expect(
      canvas.getByText('Tell us a little about your organisation and how we can help.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      '/projects/core42/info',
    );
  }),
};

const openProducts: Story['play'] & {} = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox'));
};

export const ProductsOpen: Story = {
  play: inEnglish(async () => {
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
  }, openProducts),
};

export const Other: Story = {
  play: inEnglish(
    async ({ canvas }) => {
      await expect(
        canvas.getByRole('textbox', { name: 'Tell us more about your product interest' }),
      ).toBeVisible();
    },
    async (context) => {
      await openProducts(context);
      await context.userEvent.click(context.canvas.getAllByRole('option').at(-1) as HTMLElement);
    },
  ),
};

export const Sending: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  }, send('never@example.ae')),
};

export const Success: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Thank you! We will be in touch soon.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('');
    await expect(canvas.getByText('Select a product')).toBeVisible();
  }, send('maryam@example.ae')),
};

export const NotConfigured: Story = {
  tags: ['!dev'],
  ...refused('maryam@example.ae', 'Contact form is not configured.'),
  beforeEach: () => answerAsHost({ contactForm: null }),
};

export const NoProduct: Story = {
  tags: ['!dev'],
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please choose a product.');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  }),
};

export const InvalidEmail: Story = {
  tags: ['!dev'],
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The request is not valid');
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveAccessibleDescription('Invalid email address');
    await expect(email).toHaveFocus();
  }, send('nobody')),
};

export const NoReason: Story = {
  ...refused('http500@example.ae', 'Failed to submit form.'),
  tags: ['!dev'],
};

/** The toolbar's failing network: no configuration, and an unreachable provider. */
export const NetworkFails: Story = {
  ...refused('maryam@example.ae', 'Failed to fetch'),
  globals: { network: 'failing' },
};
