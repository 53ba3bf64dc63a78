import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { stateMatrix } from '../story/stateMatrix/index.ts';
import { guide } from './ResourceList.guide.ts';
import { ResourceList, type ResourceData, type ResourceListProps } from './ResourceList.tsx';

const resources = (video: string, deck: string, demo: string): readonly ResourceData[] => [
  { title: video, type: 'video' },
  { title: deck, href: 'https://example.org/deck' },
  { title: demo, href: 'waiting for a link' },
];

const meta = {
  title: 'Library/Navigation/ResourceList',
  component: ResourceList,
  tags: ['stable', '!beta', 'arabic-reviewed-2026-11'],
  args: { resources: resources('Video', 'Sales Deck', 'Live Demo'), onPlay: fn() },
  parameters: {
    guide,
    theme: 'graphite',
    arabic: { resources: resources('فيديو', 'عرض تقديمي للمنتج', 'عرض توضيحي مباشر') },
  },
} satisfies Meta<typeof ResourceList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Video|فيديو)$/ }));
    await expect(args.onPlay).toHaveBeenCalledOnce();
    const deck = canvas.getByRole('link', { name: /^(Sales Deck|عرض تقديمي للمنتج)$/ });
    await expect(deck).toHaveAttribute('target', '_blank');
    await expect(deck).toHaveAttribute('rel', 'noopener noreferrer');
    const demo = canvas.getByRole('link', { name: /Coming soon|قريبًا/ });
    await expect(demo).toHaveAttribute('aria-disabled', 'true');
    await expect(demo).not.toHaveAttribute('href');
  },
};

export const OneResource: Story = {
  args: { resources: [{ title: 'Sales Deck', href: 'https://example.org/deck' }] },
  parameters: {
    arabic: { resources: [{ title: 'عرض تقديمي للمنتج', href: 'https://example.org/deck' }] },
  },
};

const longTitles = {
  en: resources(
    'A film about the first hundred days of a sovereign region',
    'The sales deck for financial services, health care and government',
    'A live demonstration on the conference floor',
  ),
  ar: resources(
    'فيديو عن أول مئة يوم من تشغيل منطقة سحابية سيادية',
    'عرض تقديمي للمنتج في قطاعات المال والصحة والحكومة',
    'عرض توضيحي مباشر في قاعة المؤتمر',
  ),
};

export const LongTitles: Story = {
  args: { resources: longTitles.en },
  parameters: { arabic: { resources: longTitles.ar } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const AllStates: Story = stateMatrix<ResourceListProps>({
  states: {
    rest: {},
    hover: {},
    'focus-visible': {},
    long: ({ language }) => ({ resources: longTitles[language] }),
  },
});
