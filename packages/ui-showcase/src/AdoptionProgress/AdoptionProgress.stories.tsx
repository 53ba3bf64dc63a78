import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stateMatrix } from '../../../ui/src/story/stateMatrix/index.ts';
import { AdoptionProgress, type AdoptionProgressProps } from './AdoptionProgress.tsx';

const meta = {
  title: 'This show/AdoptionProgress',
  component: AdoptionProgress,
  tags: ['stable', '!beta', 'arabic-reviewed-2026-11'],
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

export const LargeNumbers: Story = { args: { adopted: 12_345, total: 67_890, percentage: 18 } };

export const AllStates: Story = stateMatrix<AdoptionProgressProps>({
  states: {
    rest: {},
    'none adopted': { adopted: 0, percentage: 0 },
    'all adopted': { adopted: 25, percentage: 100 },
    'large numbers': { adopted: 12_345, total: 67_890, percentage: 18 },
  },
});
