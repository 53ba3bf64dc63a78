import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { loadConfiguration } from '../../config/configuration.ts';
import { liveGrid } from '@showcase/content/live';
import type { Screen } from '../../testing/Screen.tsx';
import {
  answerFetch,
  configurationOf,
  inEnglish,
  screenMeta,
  screenParameters,
} from '../../testing/Screen.tsx';

/**
 * The live stream of the intelligence grid, on a stage display or a wall, and the grid's portal over it. The stream and the
 * portal here are the show's own samples; a stand configures the real ones.
 */
const meta = {
  ...screenMeta,
  title: 'Screens/G42',
  args: { address: '/projects/g42' },
  parameters: { ...screenParameters, docs: { ...screenParameters.docs } },
  beforeEach: () => answerFetch(),
  globals: { ...screenMeta.globals, motion: 'full' },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function answerBroken() {
  const restore = answerFetch({
    '/showcase.config.json': () =>
      Response.json(configurationOf({ videos: { liveStream: '/live/broken.m3u8' } })),
  });
  await loadConfiguration();
  return restore;
}

/** Waits for the signal over the picture. */
const expectSignal = (text: RegExp) =>
  waitFor(() => expect(document.body).toHaveTextContent(text), { timeout: 15_000 });

export const Live: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('G42');
    await expectSignal(/Live/);
    await expect(canvas.getByRole('region', { name: liveGrid.stream.en })).toBeInTheDocument();
  }),
};

export const Connecting: Story = {
  beforeEach: () => {
    spyOn(XMLHttpRequest.prototype, 'send').mockReturnValue();
  },
  play: inEnglish(async () => {
    await expectSignal(/Connecting/);
  }),
};

export const Reconnecting: Story = {
  beforeEach: answerBroken,
  play: inEnglish(async () => {
    await expectSignal(/Reconnecting/);
  }),
};

/** Without a network or an answer from the host, because a stream from the same machine would keep playing. */
export const Offline: Story = {
  beforeEach: () => {
    spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(false);
    return answerBroken();
  },
  play: inEnglish(async ({ canvas }) => {
    await expectSignal(/Offline/);
    await expect(canvas.getByRole('button', { name: liveGrid.launch.en })).toBeEnabled();
  }),
};

export const Paused: Story = {
  play: inEnglish(async ({ canvas, userEvent }) => {
    await expectSignal(/Live/);
    await userEvent.click(canvas.getByRole('button', { name: /Pause the live stream/ }));
    await expectSignal(/Paused/);
    await expect(canvas.getByRole('button', { name: /Play the live stream/ })).toHaveFocus();
  }),
};

export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: inEnglish(async () => {
    await expectSignal(/Paused/);
  }),
};

export const Portal: Story = {
  play: inEnglish(async ({ canvas, userEvent }) => {
    const launch = canvas.getByRole('button', { name: liveGrid.launch.en });
    await userEvent.click(launch);
    const dialog = await screen.findByRole('dialog', {
      name: new RegExp(liveGrid.portal.en),
    });
    await expect(dialog).toBeVisible();
    await expect(
      canvas.queryByRole('region', { name: liveGrid.stream.en }),
    ).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /Close|إغلاق/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(launch).toHaveFocus();
  }),
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
