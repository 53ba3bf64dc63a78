import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stateMatrix } from '../story/stateMatrix/index.ts';
import { guide } from './MetricCard.guide.ts';
import { MetricCard, type MetricCardProps } from './MetricCard.tsx';

const meta = {
  title: 'Library/Figures/MetricCard',
  component: MetricCard,
  tags: ['stable', '!beta', 'arabic-reviewed-2026-11'],
  args: { label: 'Total Cost Saved:', value: '2.6M AED', exact: '2,611,300 AED' },
  parameters: {
    guide,
    arabic: {
      label: 'إجمالي الوفورات في التكلفة:',
      value: '2.6 مليون درهم',
      exact: '2,611,300 درهم',
    },
  },
} satisfies Meta<typeof MetricCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2,611,300 (AED|درهم)$/)).toBeInTheDocument();
    const shown = canvas.getByText(/^2.6M?$/);
    await expect(shown).toHaveTextContent(/^2.6(M AED| مليون درهم)$/);
    await expect(shown).toHaveAttribute('aria-hidden', 'true');
  },
};

export const NotAvailable: Story = {
  args: { value: 'N/A', exact: 'N/A' },
  parameters: { arabic: { value: 'غير متاح', exact: 'غير متاح' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/N\/A|غير/)).not.toHaveAttribute('aria-hidden');
  },
};

export const LongFigure: Story = {
  args: {
    label: 'Every saving of every service since the beginning:',
    value: '999,999,999,999.99 AED',
  },
  parameters: {
    arabic: {
      label: 'إجمالي وفورات الخدمات كافةً منذ إطلاقها:',
      value: '999,999,999,999.99 درهم',
    },
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '14rem' }}>
        <Story />
      </div>
    ),
  ],
};

/** In a narrow card the figure is smaller. It may break before its unit, but never between digits. */
export const FigureInANarrowCard: Story = {
  args: { label: 'Cost Saved', value: '31,791.07 AED', exact: '31,791.07 AED' },
  parameters: {
    arabic: { label: 'الوفورات في التكلفة', value: '31,791.07 درهم', exact: '31,791.07 درهم' },
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '15rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const words = canvas.getByText(/31,791\.07/).firstChild;
    const digits = document.createRange();
    digits.setStart(words as Text, 0);
    digits.setEnd(words as Text, '31,791.07'.length);
    const lines = new Set([...digits.getClientRects()].map(({ top }) => Math.round(top)));
    await expect(lines.size).toBe(1);
  },
};

/** A unit on its own line begins where its figure does, whatever its script. */
export const UnitBelowItsFigure: Story = {
  tags: ['!dev'],
  args: { label: 'CO₂', value: '3.5 kilotonnes', exact: undefined },
  parameters: { arabic: { label: 'CO₂', value: '3.5 kilotonnes', exact: undefined } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '12rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const unit = canvas.getByText('kilotonnes');
    const value = unit.closest('p') ?? unit;
    value.style.fontSize = '2rem';
    const digits = document.createRange();
    digits.selectNode(unit.parentElement?.firstChild ?? unit);
    const [figure, below] = [digits.getBoundingClientRect(), unit.getBoundingClientRect()];
    await expect(below.top).toBeGreaterThan(figure.top + 10);
    const isArabic = unit.closest('[lang]')?.getAttribute('lang') === 'ar';
    await expect(
      Math.abs(isArabic ? below.right - figure.right : below.left - figure.left),
    ).toBeLessThan(4);
  },
};

const long = {
  en: { label: 'Every saving of every service since the beginning:', unit: 'AED' },
  ar: { label: 'إجمالي وفورات الخدمات كافةً منذ إطلاقها:', unit: 'درهم' },
};

export const AllStates: Story = stateMatrix<MetricCardProps>({
  states: {
    rest: {},
    'not available': ({ language }) => {
      const text = { en: 'N/A', ar: 'غير متاح' }[language];
      return { value: text, exact: text };
    },
    long: ({ language }) => {
      const { label, unit } = long[language];
      return { label, value: `999,999,999,999.99 ${unit}`, exact: undefined };
    },
  },
});
