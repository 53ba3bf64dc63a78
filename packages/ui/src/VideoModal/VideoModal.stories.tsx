import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { storyPicture } from '../internal/storyPicture.ts';
import { VideoModal, type VideoModalProps } from './VideoModal.tsx';

type Arguments = Omit<VideoModalProps, 'open' | 'onClose'>;

function Example(props: Arguments) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <h1>{props.product}</h1>
      <Button
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Video
      </Button>
      <VideoModal
        {...props}
        open={isOpen}
        onClose={() => {
          setIsOpen(false);
        }}
      />
    </>
  );
}

/**
 * A film in a dialog. The player exists only while the dialog is open; the poster, a word and a way out stand
 * behind and beside it for the day it does not appear.
 */
const meta = {
  title: 'Library/VideoModal',
  component: Example,
  tags: ['stable', '!beta', 'reviewed-in-arabic', 'accessibility-reviewed'],
  args: {
    product: 'Compass',
    src: '/player',
    poster: storyPicture('#12123a', 1280, 720),
  },
  parameters: { theme: 'graphite' },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

const title = /^(Compass Overview|نظرة عامة على Compass)$/;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Video' }));
    await expect(screen.getByRole('dialog', { name: title })).toBeVisible();
    await expect(screen.getByRole('button', { name: /Close|إغلاق/ })).toHaveFocus();
    const player = screen.getByTitle(title);
    await expect(player).toHaveAttribute('allow', expect.stringMatching(/autoplay.*fullscreen/));
    const { width, height } = player.getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(340);
    await expect(Math.abs(width / height - 16 / 9) < 0.02 || Math.round(height) === 340).toBe(true);
    await expect(
      screen.getByRole('link', { name: /Open in a new tab|فتح في علامة تبويب/ }),
    ).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const ClosesAndRemovesThePlayer: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Video' });
    await userEvent.click(opener);
    await expect(screen.getByTitle(title)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /Close|إغلاق/ }));
    await waitFor(() => expect(screen.queryByTitle(title)).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
};

export const PlayerDoesNotLoad: Story = {
  args: { patience: 0 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Video' }));
    await expect(
      await screen.findByText(/The player did not load here|تعذّر تحميل المشغّل/),
    ).toBeVisible();
  },
};

export const NoAddress: Story = {
  args: { src: 'waiting for a link' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Video' }));
    await expect(screen.queryByTitle(title)).not.toBeInTheDocument();
    await expect(screen.getByRole('status')).toHaveTextContent(
      /The player did not load here|تعذّر تحميل المشغّل/,
    );
    await expect(screen.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const OtherOriginIsConfined: Story = {
  args: { src: 'https://player.example/watch', patience: 0.1 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Video' }));
    await expect(screen.getByTitle(title)).toHaveAttribute(
      'sandbox',
      'allow-scripts allow-same-origin allow-presentation allow-popups',
    );
  },
};
