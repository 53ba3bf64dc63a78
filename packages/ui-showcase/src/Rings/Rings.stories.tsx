import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyPicture } from '../../../ui/src/story/storyPicture.ts';
import { stateMatrix } from '../../../ui/src/story/stateMatrix/index.ts';
import { Rings, type RingsProps } from './Rings.tsx';

const meta = {
  title: 'This show/Rings',
  component: Rings,
  args: { picture: storyPicture('#12123a') },
  // Narrower screens have no room for it.
  globals: { viewport: { value: 'laptop' } },
} satisfies Meta<typeof Rings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden] > img')).toBeVisible();
  },
};

const matrix = stateMatrix<RingsProps>({ states: { rest: {} } });

export const AllStates: Story = {
  ...matrix,
  globals: { ...matrix.globals, viewport: { value: 'laptop' } },
};
