import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { stateMatrix } from '../../../ui/src/story/stateMatrix/index.ts';
import { AdoptionDial, type AdoptionDialProps } from './AdoptionDial.tsx';

const meta = {
  title: 'This show/AdoptionDial',
  component: AdoptionDial,
  args: { adopted: 15, total: 25, children: '15/25' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AdoptionDial>;

export default meta;
type Story = StoryObj<typeof meta>;

const petalsOf = (canvasElement: HTMLElement) => canvasElement.querySelectorAll('svg > g').length;
const filledOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelectorAll('svg > g > [data-adopted]').length;

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('15/25')).toBeVisible();
    await expect(petalsOf(canvasElement)).toBe(25);
    await expect(filledOf(canvasElement)).toBe(15);
    // Filled petals come before unfilled ones, and reach full size once they've grown.
    const petal = canvasElement.querySelector('[data-adopted]');
    await waitFor(() => expect(petal?.getAnimations()).toHaveLength(0));
    await expect(petal).toHaveStyle({ transform: 'none' });
  },
};

export const Unfilled: Story = {
  args: { adopted: 0, children: undefined },
  play: async ({ canvasElement }) => {
    await expect(filledOf(canvasElement)).toBe(0);
    await expect(canvasElement.querySelector('[data-part="star"]')).toBeVisible();
  },
};

export const OnePetal: Story = {
  args: { adopted: 1, total: 1, children: '1/1' },
  play: async ({ canvasElement }) => {
    await expect(petalsOf(canvasElement)).toBe(1);
  },
};

export const SixtyPetals: Story = {
  args: { adopted: 23, total: 60, children: '23/60' },
  play: async ({ canvasElement }) => {
    await expect(filledOf(canvasElement)).toBe(23);
  },
};

/** Too many petals to tell apart: a ring shows the same share. */
export const PlainRing: Story = {
  args: { adopted: 123, total: 492, children: '123/492' },
  play: async ({ canvasElement }) => {
    const ring = canvasElement.querySelector('circle[data-adopted]');
    await expect(canvasElement.querySelectorAll('path')).toHaveLength(0);
    await expect(ring).toHaveAttribute('pathLength', '492');
    await expect(ring).toHaveAttribute('stroke-dasharray', '123 492');
  },
};

export const AllStates: Story = stateMatrix<AdoptionDialProps>({
  states: {
    rest: {},
    unfilled: { adopted: 0, children: undefined },
    filled: { adopted: 25, children: '25/25' },
    'one petal': { adopted: 1, total: 1, children: '1/1' },
    'sixty petals': { adopted: 23, total: 60, children: '23/60' },
    'plain ring': { adopted: 123, total: 492, children: '123/492' },
  },
});
