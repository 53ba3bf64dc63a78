import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { stateMatrix } from '../story/stateMatrix/index.ts';
import { duskBehind } from '../story/dusk.tsx';
import { guide } from './LinkGroup.guide.ts';
import { LinkGroup, type LinkGroupProps } from './LinkGroup.tsx';

const meta = {
  title: 'Library/LinkGroup',
  component: LinkGroup,
  tags: ['stable', '!beta', 'reviewed-in-arabic'],
  args: {
    heading: { en: 'Dubai', ar: 'دبي' },
    links: [
      { id: 'trade', label: { en: 'Trade', ar: 'التجارة' }, href: '/projects/dda/trade' },
      { id: 'build', label: { en: 'Build', ar: 'البناء' }, href: '/projects/dda/build' },
      { id: 'later', label: { en: 'Later', ar: 'لاحقًا' }, href: undefined },
    ],
  },
  parameters: { guide, theme: 'dusk' },
} satisfies Meta<typeof LinkGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

const longLinks: LinkGroupProps['links'] = [
  {
    id: 'licence',
    label: {
      en: 'Apply for a commercial licence and follow it to the end',
      ar: 'التقدّم بطلب رخصة تجارية ومتابعته حتى نهايته',
    },
    href: '/projects/dda/licence',
  },
  {
    id: 'quay',
    label: {
      en: 'Find a container at the quay of Jebel Ali',
      ar: 'البحث عن حاوية على رصيف ميناء جبل علي',
    },
    href: undefined,
  },
];

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /^(Dubai|دبي)$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Trade/ })).toHaveAttribute(
      'href',
      '/projects/dda/trade',
    );
    await expect(canvas.getByRole('link', { name: /Later/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Each language keeps to its own side, even on a separate line. */
export const LongHeading: Story = {
  args: { heading: { en: 'Pages of the authority', ar: 'صفحات الهيئة' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const english = canvas.getByText('Pages of the authority').getBoundingClientRect();
    const arabic = canvas.getByText('صفحات الهيئة').getBoundingClientRect();
    const list = canvas.getByRole('list').getBoundingClientRect();
    await expect(english.top).not.toBe(arabic.top);
    await expect(english.left).toBeCloseTo(list.left, 0);
    await expect(arabic.right).toBeCloseTo(list.right, 0);
  },
};

/** In a disabled link, too, each language keeps to its own edge. */
export const ComingSoon: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('link', { name: /Later/ });
    const english = within(row).getByText('Later').getBoundingClientRect();
    const arabic = within(row).getByText('لاحقًا').getBoundingClientRect();
    const middle = row.getBoundingClientRect().left + row.getBoundingClientRect().width / 2;
    await expect(Math.abs(english.top - arabic.top)).toBeLessThan(12);
    await expect(english.right).toBeLessThan(middle);
    await expect(arabic.left).toBeGreaterThan(middle);
  },
};

export const LongLabels: Story = {
  args: { links: longLinks },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link'))
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const AllStates: Story = stateMatrix<LinkGroupProps>({
  isWide: true,
  cellStyle: duskBehind,
  states: {
    rest: {},
    hover: {},
    'focus-visible': {},
    pressed: {},
    'coming soon': {
      links: [{ id: 'later', label: { en: 'Later', ar: 'لاحقًا' }, href: undefined }],
    },
    'long labels': { links: longLinks },
  },
});
