import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyPicture } from '../internal/storyPicture.ts';
import { PartnerGrid } from './PartnerGrid.tsx';

const partners = (name: string) =>
  [1, 2, 3, 4, 5, 6].map((number) => ({
    title: `${name} ${String(number)}`,
    logo: storyPicture('transparent', 480, 270),
  }));

/** Partners as pictures alone: nothing to press. Every logo has the partner's name as its text alternative. */
const meta = {
  title: 'Library/PartnerGrid',
  component: PartnerGrid,
  tags: ['stable', '!beta', 'reviewed-in-arabic'],
  args: { partners: partners('Partner') },
  parameters: { theme: 'graphite', arabic: { partners: partners('الشريك') } },
} satisfies Meta<typeof PartnerGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: /^(Partner|الشريك) \d$/ })).toHaveLength(6);
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
