import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { g42 } from '../../content/g42.ts';
import { preloadAll } from '../../router/preload.ts';
import { answerFetch, Screen } from '../../testing/Screen.tsx';
import { answerStream, type StreamAnswer } from '../../testing/stream.ts';

/** The live-stream page and the portal of the grid over it. */
const meta = {
  title: 'Screens/Live stream',
  component: Screen,
  args: { address: '/projects/g42' },
  parameters: { isScreen: true },
  loaders: [preloadAll],
  beforeEach: () => answer('live'),
  globals: { motion: 'full' },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

function answer(how: StreamAnswer) {
  const restoreStream = answerStream(how);
  const restoreFetch = answerFetch({ '/showcase.config.json': () => Response.json({}) });
  return () => {
    restoreStream();
    restoreFetch();
  };
}

const expectStatus = (canvas: Canvas, text: RegExp) =>
  waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text), { timeout: 15_000 });

export const Live: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('G42');
    await expectStatus(canvas, /Live مباشر/);
    await expect(canvas.getByRole('region', { name: g42.stream })).toBeInTheDocument();
  },
};

export const Connecting: Story = {
  beforeEach: () => answer('never'),
  play: async ({ canvas }) => {
    await expectStatus(canvas, /Connecting/);
  },
};

export const Reconnecting: Story = {
  beforeEach: () => answer('broken'),
  play: async ({ canvas }) => {
    await expectStatus(canvas, /Reconnecting/);
  },
};

export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    await expectStatus(canvas, /Paused/);
  },
};

export const Portal: Story = {
  play: async ({ canvas, userEvent }) => {
    const launch = canvas.getByRole('button', { name: g42.launch });
    await userEvent.click(launch);
    await expect(await screen.findByRole('dialog', { name: g42.portal.title })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: g42.stream })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /Close|إغلاق/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(launch).toHaveFocus();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
