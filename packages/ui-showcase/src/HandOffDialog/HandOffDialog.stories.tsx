import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { dialogCells, inPlace } from '../../../ui/src/story/inPlace.tsx';
import { stateMatrix } from '../../../ui/src/story/stateMatrix/index.ts';
import { withOpener } from '../../../ui/src/story/withOpener.tsx';
import { HandOffDialog, type HandOffDialogProps } from './HandOffDialog.tsx';

const Example = withOpener(HandOffDialog, 'HandOffDialog', ({ title }) => ({
  heading: { en: 'City services', ar: 'خدمات المدينة' },
  button: title,
}));

const InPlace = inPlace(HandOffDialog);

const meta = {
  title: 'This show/HandOffDialog',
  component: HandOffDialog,
  tags: ['arabic-reviewed-2026-11'],
  render: (args) => <Example {...args} />,
  args: {
    open: false,
    onOpenChange: fn(),
    title: { en: 'Dubai Trade', ar: 'دبي التجارية' },
    address: 'https://www.dubaitrade.ae/en/services',
  },
  parameters: { asPicture: InPlace, schemes: ['smartsupplier'] },
} satisfies Meta<typeof HandOffDialog>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const image = { name: /^(QR code|رمز الاستجابة السريعة)$/ };
const card = () => screen.getByRole('dialog', { name: /Dubai Trade/ });
const opener = ({ canvas }: Context) => canvas.getByRole('button', { name: /Dubai Trade/ });
const open = async (context: Context) => {
  await context.userEvent.click(opener(context));
  return within(card());
};
const hasNoCode = async (content: ReturnType<typeof within>, english: string, arabic: string) => {
  await expect(content.getByText(english)).toHaveAttribute('lang', 'en');
  await expect(content.getByText(arabic)).toHaveAttribute('lang', 'ar');
  await expect(content.queryByRole('img')).not.toBeInTheDocument();
  await expect(content.queryByText('Scan with your phone')).not.toBeInTheDocument();
};

export const Playground: Story = {
  play: async (context) => {
    const content = await open(context);
    await expect(await content.findByRole('img', image)).toBeVisible();
    await expect(content.getByText('Scan with your phone')).toBeVisible();
    await expect(content.getByText('امسح الرمز بهاتفك')).toHaveAttribute('dir', 'rtl');
    await expect(content.getByText('www.dubaitrade.ae/en/services')).toHaveAttribute('dir', 'ltr');
    await expect(content.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const Closes: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const isClosed = async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(opener(context)).toHaveFocus();
    };
    await open(context);
    await context.userEvent.keyboard('{Enter}');
    await isClosed();
    await context.userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('button', { name: /Close|إغلاق/ })).toHaveFocus();
    await context.userEvent.keyboard(' ');
    await isClosed();
    await open(context);
    await context.userEvent.keyboard('{Escape}');
    await isClosed();
  },
};

export const DeepLink: Story = {
  args: { address: 'smartsupplier://open?offer=42' },
  play: async (context) => {
    const content = await open(context);
    await expect(await content.findByRole('img', image)).toBeVisible();
    await expect(content.getByText('smartsupplier://open?offer=42')).toBeVisible();
  },
};

const entity = '/projects/tdra/impact?entity=هيئة';

export const PageOfTheSite: Story = {
  args: { address: entity, publicOrigin: 'https://showcase.example' },
  play: async (context) => {
    const content = await open(context);
    await expect(await content.findByRole('img', image)).toBeVisible();
    await expect(content.getByText(`showcase.example${entity}`)).toBeVisible();
  },
};

export const WithoutAPublicOrigin: Story = {
  args: { address: entity },
  play: async (context) => {
    const content = await open(context);
    await hasNoCode(
      content,
      'Phones cannot reach this page, so there is no QR code for it.',
      'لا يمكن فتح هذه الصفحة على الهواتف، لذلك لا يتوفر لها رمز استجابة سريعة.',
    );
    await expect(content.getByText(entity)).toBeVisible();
  },
};

const addressOf = (length: number) =>
  `https://example.org/?${'offer=0123456789&'.repeat(200)}`.slice(0, length);

/** As long as the longest address that a card must fit. */
export const LongAddress: Story = {
  args: { address: addressOf(2000) },
  play: async (context) => {
    const content = await open(context);
    await expect(await content.findByRole('img', image)).toBeVisible();
    await expect(card().scrollWidth).toBe(card().clientWidth);
  },
};

export const CodeTooLong: Story = {
  args: { address: addressOf(2400) },
  play: async (context) => {
    await hasNoCode(
      await open(context),
      'This address is too long for a QR code.',
      'هذا العنوان أطول من أن يتّسع له رمز الاستجابة السريعة.',
    );
  },
};

/** Unsafe addresses aren't handed on. */
export const NotAnAddress: Story = {
  args: { address: 'javascript:alert(1)' },
  play: async (context) => {
    await hasNoCode(await open(context), 'Coming soon', 'قريبًا');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    const content = await open(context);
    await expect(await content.findByRole('img', image)).toBeVisible();
    await expect(card().scrollWidth).toBe(card().clientWidth);
  },
};

const longTitle = {
  en: 'Trade and logistics services for importing, exporting and moving goods',
  ar: 'خدمات التجارة والخدمات اللوجستية للاستيراد والتصدير ونقل البضائع',
};

export const AllStates: Story = stateMatrix<HandOffDialogProps>({
  room: 'wide',
  render: (args) => <InPlace {...args} />,
  ...dialogCells,
  states: {
    rest: {},
    hover: {},
    'focus-visible': {},
    pressed: {},
    'deep link': { address: 'smartsupplier://open' },
    'page of the site': { address: entity, publicOrigin: 'https://showcase.example' },
    'without a public origin': { address: entity },
    'code too long': { address: addressOf(2400) },
    'not an address': { address: 'waiting for a link' },
    'long text': { title: longTitle, address: addressOf(400) },
  },
});
