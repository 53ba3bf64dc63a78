import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './AdoptionProgress.guide.ts';
import { AdoptionProgress } from './AdoptionProgress.tsx';

/** How many services are adopted. The bar fills from the inline start, right in Arabic. */
const meta = {
  title: 'Library/AdoptionProgress',
  component: AdoptionProgress,
  tags: ['stable', '!beta', 'reviewed-in-arabic'],
  parameters: { guide },
  args: { adopted: 15, total: 25, percentage: 60 },
} satisfies Meta<typeof AdoptionProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('15/25')).toBeInTheDocument();
    await expect(canvas.getByText('60%')).toBeInTheDocument();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '15');
  },
};

export const NoneAdopted: Story = { args: { adopted: 0, percentage: 0 } };

export const AllAdopted: Story = { args: { adopted: 25, percentage: 100 } };
