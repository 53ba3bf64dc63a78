import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkGroup } from './LinkGroup.tsx';

/** A section of a directory: a heading and buttons, in both languages. */
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
  parameters: { theme: 'dusk' },
} satisfies Meta<typeof LinkGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

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

/** Each language keeps to its own side, on a line of its own too. */
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

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
