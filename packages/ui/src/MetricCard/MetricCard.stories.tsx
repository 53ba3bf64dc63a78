import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MetricCard } from './MetricCard.tsx';

/**
 * One figure and what it measures. Give `exact` with every compact figure: it is what a screen reader
 * says. Do not put two figures in one card.
 */
const meta = {
  title: 'Library/MetricCard',
  component: MetricCard,
  args: { label: 'Total Cost Saved:', value: '2.6M AED', exact: '2,611,300 AED' },
  parameters: {
    arabic: { label: 'إجمالي الوفورات في التكلفة:', value: '2.6M AED', exact: '2,611,300 AED' },
  },
} satisfies Meta<typeof MetricCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2,611,300 AED')).toBeInTheDocument();
    await expect(canvas.getByText('2.6M AED')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const NotAvailable: Story = {
  args: { value: 'N/A', exact: 'N/A' },
  parameters: { arabic: { value: 'N/A', exact: 'N/A' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('N/A')).not.toHaveAttribute('aria-hidden');
  },
};

export const LongFigure: Story = {
  args: {
    label: 'Every saving of every service since the beginning:',
    value: '999,999,999,999.99 AED',
  },
  parameters: {
    arabic: { label: 'جميع الوفورات لجميع الخدمات منذ البداية:', value: '999,999,999,999.99 AED' },
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '14rem' }}>
        <Story />
      </div>
    ),
  ],
};
