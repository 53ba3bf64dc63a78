import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { actionLabels } from '../ActionLink/index.ts';
import { stateMatrix } from '../story/stateMatrix/index.ts';
import { overDusk } from '../story/dusk.tsx';
import { LocalText } from '../i18n/BilingualText.tsx';
import { storyPicture } from '../story/storyPicture.ts';
import { guide } from './BilingualCard.guide.ts';
import { BilingualCard, type BilingualCardProps } from './BilingualCard.tsx';

const over = { en: 'Over', ar: 'أكثر من' };

const meta = {
  title: 'Library/Cards/BilingualCard',
  component: BilingualCard,
  tags: ['stable', '!beta', 'arabic-reviewed-2026-11'],
  args: {
    title: { en: 'Trade and logistics', ar: 'التجارة والخدمات اللوجستية' },
    description: {
      en: 'One platform for everything a trader needs, from the licence to the container at the quay.',
      ar: 'منصة واحدة لكل ما يحتاج إليه التاجر، من الرخصة إلى الحاوية على الرصيف.',
    },
    figures: [
      {
        value: '400',
        qualifier: over,
        label: { en: 'services', ar: 'خدمة' },
      },
      {
        value: '20',
        qualifier: over,
        label: { en: 'entities', ar: 'جهة' },
      },
    ],
    action: { label: actionLabels.explore, href: 'https://example.org/' },
  },
  parameters: { guide, theme: 'dusk' },
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
    await expect(canvas.getAllByRole('term')).toHaveLength(2);
    await expect(canvas.getByText('400').closest('dd')).toHaveTextContent(
      /Over.*أكثر من|أكثر من.*Over/s,
    );
  },
};

/** The baseline of a text: an empty inline box sits on it too. */
function baselineOf(element: HTMLElement): number {
  const box = document.createElement('span');
  box.style.display = 'inline-block';
  element.append(box);
  const { bottom } = box.getBoundingClientRect();
  box.remove();
  return bottom;
}

export const SideBySide: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const english = canvas.getByText('Trade and logistics');
    const arabic = canvas.getByText('التجارة والخدمات اللوجستية');
    await expect(baselineOf(english)).toBeCloseTo(baselineOf(arabic), 0);
    const { right } = english.getBoundingClientRect();
    await expect(right).toBeLessThan(arabic.getBoundingClientRect().left);
  },
};

const hero = { decorators: [overDusk], parameters: { isScreen: true } } satisfies Story;

/** Without a box, over a background whose upper part stays clear. */
export const Hero: Story = {
  ...hero,
  args: { variant: 'hero' },
  play: async ({ canvas }) => {
    const figure = canvas.getByText('400').getBoundingClientRect();
    const action = canvas.getByRole('link').getBoundingClientRect();
    const isApart =
      figure.right <= action.left || figure.left >= action.right || figure.bottom <= action.top;
    await expect(isApart).toBe(true);
  },
};

const six = [
  { value: '1.2M', label: { en: 'users', ar: 'مستخدم' } },
  { value: '24/7', label: { en: 'support', ar: 'دعم' } },
  { value: '98.6 %', label: { en: 'of requests answered online', ar: 'من الطلبات تُنجز رقميًا' } },
  { value: '7', label: { en: 'free zones', ar: 'مناطق حرة' } },
];

/** Up to six figures, once for both languages. */
export const SixFigures: Story = {
  args: { figures: [...(meta.args.figures ?? []), ...six] },
};

export const HeroWithSixFigures: Story = { ...hero, args: { ...SixFigures.args, variant: 'hero' } };

/** A value that differs by language is shown once per language, with its own words. */
export const DifferentValues: Story = {
  args: {
    figures: [
      {
        value: { en: '209', ar: '200' },
        qualifier: { en: '', ar: 'أكثر من' },
        label: { en: 'services', ar: 'خدمة' },
      },
    ],
  },
  play: async ({ canvas }) => {
    const [english, arabic] = ['209', '200'].map((value) => canvas.getByText(value).closest('dd'));
    await expect(english).not.toHaveTextContent('أكثر من');
    await expect(arabic).toHaveTextContent('أكثر من');
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
  },
  parameters: { schemes: ['dubainow'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'dubainow://open');
  },
};

export const TitleAlone: Story = {
  render: ({ title, description }) => <BilingualCard title={title} description={description} />,
};

/** The back link is subdued, below the action. */
export const WithAWayBack: Story = {
  args: { back: { label: { en: 'Back to the list', ar: 'العودة إلى القائمة' }, href: '/list' } },
  play: async ({ canvas }) => {
    const [action, back] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    await expect(back?.top).toBeGreaterThanOrEqual(action?.bottom ?? Infinity);
  },
};

const rings = storyPicture('#4b2a3d', 960, 600);

const pictured: Partial<BilingualCardProps> = {
  picture: rings,
  children: <LocalText as="p" text={{ en: 'The film follows', ar: 'الفيديو قريبًا' }} />,
};

/** A picture is next to the texts, or above them in a narrow card; children appear on it. */
export const WithAPicture: Story = { args: pictured };

/** The picture takes the place of the background. */
export const HeroWithAPicture: Story = {
  ...hero,
  args: { ...pictured, variant: 'hero', figures: [] },
  play: async ({ canvas, canvasElement }) => {
    const picture = canvasElement.querySelector('article img')?.getBoundingClientRect();
    const title = canvas.getByText('Trade and logistics').getBoundingClientRect();
    await expect(picture?.width).toBeGreaterThan(title.width);
    await expect(canvas.getByText('The film follows')).toBeVisible();
  },
};

/** What follows shares the first screen; the figures are between the titles. */
export const CompactHero: Story = {
  ...hero,
  args: { variant: 'hero', size: 'compact', action: undefined },
};

export const LongTexts: Story = {
  args: {
    title: {
      en: 'Infrastructure for artificial intelligence across all government entities',
      ar: 'البنية التحتية للذكاء الاصطناعي في جميع الجهات الحكومية',
    },
    description: {
      en: 'Shared computing, models and safeguards, so every entity builds its services on the same foundation. Teams begin with what is there already, add what only they can, and give back what others may use. Nothing is bought twice, and everything is accounted for.',
      ar: 'حوسبة ونماذج وضوابط مشتركة، كي تبني كل جهة خدماتها على الأساس نفسه. تبدأ الفرق بما هو متاح، وتضيف ما تنفرد به، وتتيح ما قد يفيد غيرها. ولا يُشترى شيء مرتين، وكل نفقة موثّقة.',
    },
  },
};

export const HeroWithLongTexts: Story = { ...hero, args: { ...LongTexts.args, variant: 'hero' } };

/** The worst case for a video behind the card. */
export const OverWhite: Story = {
  args: { variant: 'hero' },
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
  room: 'wide',
  states: {
    rest: { headingLevel: 3 },
    hover: { headingLevel: 3 },
    'focus-visible': { headingLevel: 3 },
    pressed: { headingLevel: 3 },
    disabled: { headingLevel: 3, action: { label: actionLabels.tryNow, href: undefined } },
    empty: { headingLevel: 3, figures: [], action: undefined },
  },
});
