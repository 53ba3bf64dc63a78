import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stateMatrix } from '../story/stateMatrix/index.ts';
import { duskBehind, overDusk } from '../story/dusk.tsx';
import { guide } from './QrCode.guide.ts';
import { QrCode, type QrCodeProps } from './QrCode.tsx';

const meta = {
  title: 'Library/Media/QrCode',
  component: QrCode,
  tags: ['stable', '!beta', 'arabic-reviewed-2026-11'],
  args: {
    value: 'https://example.org/app',
    caption: { en: 'Scan to open', ar: 'امسح الرمز للفتح' },
  },
  parameters: { guide, theme: 'dusk', isScreen: true },
  decorators: [
    (Story) => (
      <div>
        <Story />
      </div>
    ),
    overDusk,
  ],
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

const longCaption = {
  en: 'Scan to open the service on your own phone and take it along',
  ar: 'امسح الرمز لفتح الخدمة على هاتفك ومتابعتها أينما كنت',
};

const image = { name: /^(QR code|رمز الاستجابة السريعة)$/ };

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', image)).toBeVisible();
    const link = canvas.getByRole('link', { name: /example.org\/app/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const DeepLink: Story = {
  args: { value: 'dubainow://open?journey=marriage' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', image)).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

/** An address that's only a scheme is shown in full. */
export const DeepLinkWithoutAPath: Story = {
  args: { value: 'dubainowqa://' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('dubainowqa://')).toBeVisible();
  },
};

const longAddress = `https://example.org/${'a-long-part-of-an-address/'.repeat(6)}`;

export const LongAddress: Story = { args: { value: longAddress } };

export const LongCaption: Story = {
  args: { caption: longCaption },
  play: async ({ canvas }) => {
    const figure = canvas.getByRole('figure');
    await expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth);
  },
};

export const WithoutACaption: Story = {
  render: ({ value }) => <QrCode value={value} />,
};

export const TooLongToDraw: Story = {
  args: { value: `https://example.org/?${'x'.repeat(2400)}` },
  render: (props) => (
    <div style={{ maxBlockSize: '12rem', overflow: 'hidden' }}>
      <QrCode {...props} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const AllStates: Story = stateMatrix<QrCodeProps>({
  cellStyle: duskBehind,
  states: {
    rest: {},
    hover: {},
    'focus-visible': {},
    'deep link': { value: 'dubainow://open?journey=marriage' },
    'without a caption': { caption: undefined },
    'long texts': { value: longAddress, caption: longCaption },
  },
});
