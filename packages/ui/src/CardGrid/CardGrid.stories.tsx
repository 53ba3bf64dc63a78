import type { Meta, StoryObj } from '@storybook/react-vite';
import { MetricCard } from '../MetricCard/index.ts';
import { guide } from './CardGrid.guide.ts';
import { CardGrid } from './CardGrid.tsx';

const cards = ['6/20', '2.6M AED', '8,000H', '5.3T'].map((value) => (
  <MetricCard key={value} label={<bdi>{value}</bdi>} value={value} />
));

/** Cards in as many columns as fit. */
const meta = {
  title: 'Library/CardGrid',
  component: CardGrid,
  tags: ['stable', '!beta'],
  parameters: { guide },
  args: { children: cards },
} satisfies Meta<typeof CardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Wide: Story = { args: { columns: 'wide' } };

export const Feature: Story = { args: { columns: 'feature' } };
