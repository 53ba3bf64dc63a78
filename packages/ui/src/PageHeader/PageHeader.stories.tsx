import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stateMatrix } from '../story/stateMatrix/index.ts';
import { guide } from './PageHeader.guide.ts';
import { PageHeader, type PageHeaderProps } from './PageHeader.tsx';

const title = { en: 'Government Digital Impact', ar: 'الأثر الرقمي الحكومي' };
const lead = {
  en: 'Search for an entity and see its savings.',
  ar: 'ابحث عن جهة واطّلع على ما حققته من وفورات.',
};

const meta = {
  title: 'Library/Layout/PageHeader',
  component: PageHeader,
  tags: ['stable', '!beta', 'arabic-reviewed-2026-11'],
  args: { title, lead: lead.en },
  parameters: { guide, arabic: { lead: lead.ar } },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};

export const Display: Story = {
  args: { size: 'display', title: { en: 'Projects', ar: 'المشاريع' } },
};

/** If it doesn't fit next to the first, the second language moves below, on the side where it begins. */
export const Narrow: Story = {
  args: { lead },
  parameters: { arabic: { lead } },
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
      [/^Search for an entity/, /^ابحث/],
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

const mark = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><rect width="120" height="40" rx="20" fill="#e0a458"/></svg>')}`;

/** The logo of an event, opposite the heading. */
export const WithLogo: Story = {
  args: { size: 'display', title: 'Projects', logo: <img src={mark} alt="The event" /> },
  parameters: {
    arabic: { title: 'المشاريع', lead: lead.ar, logo: <img src={mark} alt="الفعالية" /> },
  },
  play: async ({ canvas, globals }) => {
    const logo = canvas.getByRole('img').getBoundingClientRect();
    const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(logo.top).toBeLessThan(heading.bottom);
    if (globals['language'] === 'ar') await expect(logo.right).toBeLessThan(heading.left);
    else await expect(logo.left).toBeGreaterThan(heading.right);
  },
};

export const OneLanguage: Story = {
  args: { title: title.en },
  parameters: { arabic: { title: title.ar, lead: lead.ar } },
  play: async ({ canvas, globals }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading.closest('[lang]')).toHaveAttribute('lang', globals['language']);
    await expect(heading.parentElement?.children).toHaveLength(1);
  },
};

const long = {
  title: {
    en: 'Shared infrastructure for artificial intelligence across all government entities',
    ar: 'البنية التحتية المشتركة للذكاء الاصطناعي في جميع الجهات الحكومية',
  },
  lead: {
    en: 'Search for an entity, see what it saves in cost, in time and in visits, and open any of its services to see where the figures come from and how they were counted.',
    ar: 'ابحث عن جهة واطّلع على ما وفّرته من تكلفة ووقت وزيارات، وافتح أيًّا من خدماتها لتعرف مصدر الأرقام وطريقة احتسابها.',
  },
};

export const LongTexts: Story = {
  args: long,
  parameters: { arabic: long },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const AllStates: Story = stateMatrix<PageHeaderProps>({
  room: 'wide',
  states: {
    rest: {},
    display: { size: 'display' },
    'one language': ({ language }) => ({ title: title[language] }),
    'title alone': ({ language }) => ({ title: title[language], lead: undefined }),
    long,
  },
});
