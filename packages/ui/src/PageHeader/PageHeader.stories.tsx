import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageHeader } from './PageHeader.tsx';

/** The one heading of a page. Both languages weigh the same; the other one is marked with its language. */
const meta = {
  title: 'Library/PageHeader',
  component: PageHeader,
  tags: ['stable', '!beta', 'reviewed-in-arabic'],
  args: {
    title: 'Government Digital Impact',
    translation: { language: 'ar', text: 'الأثر الرقمي الحكومي' },
    lead: 'Search an entity and read its savings.',
  },
  parameters: {
    arabic: {
      title: 'الأثر الرقمي الحكومي',
      translation: { language: 'en', text: 'Government Digital Impact' },
      lead: 'ابحث عن جهة واطّلع على ما حققته من وفورات.',
    },
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};

export const Display: Story = {
  args: { size: 'display', title: 'Projects', translation: { language: 'ar', text: 'المشاريع' } },
  parameters: {
    arabic: { title: 'المشاريع', translation: { language: 'en', text: 'Projects' } },
  },
};

/** Where there is no room beside it, the other language stands below, on the side it begins on. */
export const Narrow: Story = {
  args: { leadTranslation: 'ابحث عن جهة واطّلع على ما حققته من وفورات.' },
  parameters: { arabic: { leadTranslation: 'Search an entity and read its savings.' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '30rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    const page = (heading.parentElement ?? heading).getBoundingClientRect();
    for (const [english, arabic] of [
      [/^Government Digital/, /^الأثر/],
      [/^Search an entity/, /^ابحث/],
    ] as const) {
      const [left, right] = [english, arabic].map((text) =>
        canvas.getByText(text).getBoundingClientRect(),
      );
      await expect(left?.top).not.toBe(right?.top);
      await expect(left?.left).toBeCloseTo(page.left, 0);
      await expect(right?.right).toBeCloseTo(page.right, 0);
    }
  },
};
