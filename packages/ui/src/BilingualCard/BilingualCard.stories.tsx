import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { actionLabels } from '../ActionLink/index.ts';
import { stateMatrix } from '../story/stateMatrix/index.ts';
import { duskBehind, overDusk } from '../story/dusk.tsx';
import { QrCode } from '../QrCode/index.ts';
import { guide } from './BilingualCard.guide.ts';
import { BilingualCard, type BilingualCardProps } from './BilingualCard.tsx';

const meta = {
  title: 'Library/BilingualCard',
  component: BilingualCard,
  tags: ['stable', '!beta', 'reviewed-in-arabic'],
  args: {
    title: { en: 'Trade and logistics', ar: 'التجارة والخدمات اللوجستية' },
    description: {
      en: 'One platform for everything a trader needs, from the licence to the container at the quay.',
      ar: 'منصة واحدة لكل ما يحتاج إليه التاجر، من الرخصة إلى الحاوية على الرصيف.',
    },
    figures: [
      {
        value: { en: 'Over 400', ar: 'أكثر من 400' },
        label: { en: 'services', ar: 'خدمة' },
      },
      {
        value: { en: 'Over 20', ar: 'أكثر من 20' },
        label: { en: 'entities', ar: 'جهة' },
      },
    ],
    action: { label: actionLabels.explore, href: 'https://example.org/' },
  },
  parameters: { guide, theme: 'dusk', isScreen: true },
  decorators: [overDusk],
} satisfies Meta<typeof BilingualCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const title = /^(Trade and logistics|التجارة والخدمات اللوجستية)$/;

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: title });
    await expect(heading.closest('[lang]')).toHaveAttribute('lang', globals['language']);
    const [first, second] = canvas.getAllByText(title);
    const style = (element: Element | undefined) =>
      element && [getComputedStyle(element).fontSize, getComputedStyle(element).color];
    await expect(style(first)).toEqual(style(second));
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
  },
};

export const SideBySide: Story = {
  play: async ({ canvas }) => {
    const english = canvas.getByText('Trade and logistics').getBoundingClientRect();
    const arabic = canvas.getByText('التجارة والخدمات اللوجستية').getBoundingClientRect();
    await expect(english.top).toBe(arabic.top);
    await expect(english.right).toBeLessThan(arabic.left);
  },
};

export const ComingSoon: Story = {
  args: { action: { label: actionLabels.tryNow, href: 'waiting for a link' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Try now/ });
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await expect(link).not.toHaveAttribute('href');
  },
};

export const DeepLink: Story = {
  args: {
    action: { label: actionLabels.tryNow, href: 'dubainow://open' },
    schemes: ['dubainow'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'dubainow://open');
  },
};

export const TitleAlone: Story = {
  render: ({ title, description }) => <BilingualCard title={title} description={description} />,
};

export const WithAQrCode: Story = {
  args: {
    qr: (
      <QrCode
        value="https://example.org/app"
        caption={{ en: 'Scan to open', ar: 'امسح الرمز للفتح' }}
      />
    ),
  },
};

export const LongTexts: Story = {
  args: {
    title: {
      en: 'Infrastructure for artificial intelligence across all government entities',
      ar: 'البنية التحتية للذكاء الاصطناعي في جميع الجهات الحكومية',
    },
    description: {
      en: 'Shared computing, models and safeguards, so that every entity builds its services on the same foundation. Teams begin with what is there already, add what only they can, and give back what others may use. Nothing is bought twice, and everything is accounted for.',
      ar: 'حوسبة ونماذج وضوابط مشتركة، كي تبني كل جهة خدماتها على الأساس نفسه. تبدأ الفرق بما هو متاح، وتضيف ما تنفرد به، وتشارك ما قد يفيد غيرها. ولا يُشترى شيء مرتين، وكل شيء محسوب.',
    },
  },
};

/** The worst case of a video behind the card. */
export const OverWhite: Story = {
  decorators: [
    (Story) => (
      <div style={{ background: '#ffffff', padding: '2rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
};

export const AllStates: Story = stateMatrix<BilingualCardProps>({
  isWide: true,
  cellStyle: duskBehind,
  states: {
    rest: { headingLevel: 3 },
    hover: { headingLevel: 3 },
    'focus-visible': { headingLevel: 3 },
    pressed: { headingLevel: 3 },
    disabled: { headingLevel: 3, action: { label: actionLabels.tryNow, href: undefined } },
    empty: { headingLevel: 3, figures: [], action: undefined },
  },
});
