import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stateMatrix } from '../story/stateMatrix/index.ts';
import { guide } from './HomeLink.guide.ts';
import { HomeLink, type HomeLinkProps } from './HomeLink.tsx';

const meta = {
  title: 'Library/Navigation/HomeLink',
  component: HomeLink,
  tags: ['arabic-reviewed-2026-11'],
  args: { href: './projects' },
  parameters: { guide },
} satisfies Meta<typeof HomeLink>;

export default meta;
type Story = StoryObj<typeof meta>;

const mark = { name: /All projects.*جميع المشاريع|جميع المشاريع.*All projects/ };
const edges = (element: Element) => element.getBoundingClientRect();

export const Playground: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', mark);
    await expect(edges(link).width).toBeGreaterThanOrEqual(48);
    await expect(edges(link).height).toBeGreaterThanOrEqual(48);
    await expect(canvas.getByText('جميع المشاريع')).toHaveAttribute('lang', 'ar');
  },
};

export const AllStates: Story = stateMatrix<HomeLinkProps>({
  states: { rest: {}, hover: {}, 'focus-visible': {}, pressed: {} },
});
