import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stateMatrix } from '../story/stateMatrix/index.ts';
import { guide } from './FeatureCard.guide.ts';
import { FeatureCard, type FeatureCardProps } from './FeatureCard.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"><rect width="640" height="400" fill="#0d2c4d"/><g fill="none" stroke="#f0cd82"><path d="M220 100h200v200H220z"/><path d="M320 59 461 200 320 341 179 200z"/></g></svg>',
)}`;

const meta = {
  title: 'Library/Cards/FeatureCard',
  component: FeatureCard,
  tags: ['stable', '!beta', 'arabic-reviewed-2026-11'],
  args: {
    title: 'TDRA',
    text: 'What shared digital services save the government in cost, time and carbon.',
    picture: { src: picture, width: 640, height: 400 },
    href: '#details',
    linkLabel: 'View details',
  },
  parameters: {
    guide,
    arabic: {
      text: 'ما تحققه الخدمات الرقمية المشتركة للحكومة من وفورات في التكلفة والوقت وخفض للانبعاثات.',
      linkLabel: 'عرض التفاصيل',
    },
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: parameters['isMatrix'] ? 'none' : '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FeatureCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /TDRA$/ });
    await expect(link).toHaveAttribute('href', '#details');
    await expect(link).not.toHaveAttribute('target');
  },
};

export const External: Story = {
  args: { href: 'https://example.org/' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** A placeholder leads nowhere: the card says so and has no link. */
export const NoAddress: Story = {
  args: { href: 'waiting for a link' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /TDRA$/ });
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await expect(link).not.toHaveAttribute('href');
    await expect(link).toHaveTextContent(/Coming soon|قريبًا/);
  },
};

export const WithoutPicture: Story = {
  render: ({ title, text, href, linkLabel }) => (
    <FeatureCard title={title} text={text} href={href} linkLabel={linkLabel} />
  ),
};

const long = {
  en: {
    title: 'Telecommunications and Digital Government Regulatory Authority',
    text: 'What shared digital services save the government in cost, time and carbon, entity by entity and service by service, with every figure explained and none of them hidden behind another.',
    linkLabel: 'View the details of the impact dashboard',
  },
  ar: {
    title: 'هيئة تنظيم الاتصالات والحكومة الرقمية',
    text: 'ما تحققه الخدمات الرقمية المشتركة للحكومة من وفورات في التكلفة والوقت وخفض للانبعاثات، لكل جهة ولكل خدمة، مع شرح جميع الأرقام ودون إخفاء أيٍّ منها.',
    linkLabel: 'عرض تفاصيل لوحة معلومات الأثر',
  },
};

export const LongTexts: Story = { args: long.en, parameters: { arabic: long.ar } };

export const AllStates: Story = stateMatrix<FeatureCardProps>({
  states: {
    rest: {},
    hover: {},
    'focus-visible': {},
    pressed: {},
    external: { href: 'https://example.org/' },
    'no address': { href: 'waiting for a link' },
    'both languages': {
      title: { en: 'Digital Dubai', ar: 'دبي الرقمية' },
      text: {
        en: 'The platforms of a city in one place.',
        ar: 'منصات المدينة في مكان واحد.',
      },
    },
    'without a picture': { picture: undefined },
    'long text': ({ language }) => long[language],
  },
});
