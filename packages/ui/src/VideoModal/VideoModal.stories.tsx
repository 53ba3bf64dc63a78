import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inPlace } from '../story/inPlace.tsx';
import { stateMatrix } from '../story/stateMatrix/index.ts';
import { withOpener } from '../story/withOpener.tsx';
import { storyPicture } from '../story/storyPicture.ts';
import { guide } from './VideoModal.guide.ts';
import { VideoModal, type VideoModalProps } from './VideoModal.tsx';

const Example = withOpener(VideoModal, 'VideoModal', ({ title }) => ({
  heading: title,
  button: 'Video',
}));

const InPlace = inPlace(VideoModal, { inlineSize: '100%', maxBlockSize: 'none' });

const meta = {
  title: 'Library/Media/VideoModal',
  component: VideoModal,
  render: (args) => <Example {...args} />,
  tags: ['motion', 'stable', '!beta', 'arabic-reviewed-2026-11'],
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Compass Overview',
    src: '/player/',
    poster: storyPicture('#12123a', 1280, 720),
    onPlay: fn(),
    onEnd: fn(),
  },
  parameters: {
    guide,
    asPicture: InPlace,
    theme: 'graphite',
    arabic: { title: 'نظرة عامة على Compass' },
  },
} satisfies Meta<typeof VideoModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const title = /^(Compass Overview|نظرة عامة على Compass)$/;

export const Playground: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Video' }));
    await expect(screen.getByRole('dialog', { name: title })).toBeVisible();
    await expect(screen.getByRole('button', { name: /Close|إغلاق/ })).toHaveFocus();
    const player = await screen.findByTitle(title);
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
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Video' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByTitle(title)).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: /Close|إغلاق/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByTitle(title)).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
};

/** The film starts automatically, unless motion is reduced. */
export const TellsThatTheFilmPlays: Story = {
  tags: ['!dev'],
  args: { src: '/player/index.html' },
  globals: { motion: 'full' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.onPlay).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Video' }));
    await waitFor(() => expect(args.onPlay).toHaveBeenCalledOnce(), { timeout: 5000 });
    // A closed film hasn't reached its end.
    await userEvent.click(screen.getByRole('button', { name: /Close|إغلاق/ }));
    await waitFor(() => expect(screen.queryByTitle(title)).not.toBeInTheDocument());
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

export const PlayerDoesNotLoad: Story = {
  args: { timeoutSeconds: 0 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Video' }));
    await expect(
      await screen.findByText(/The player did not load|تعذّر تحميل المشغّل/),
    ).toBeVisible();
  },
};

export const NoAddress: Story = {
  args: { src: 'waiting for a link' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Video' }));
    await expect(screen.queryByTitle(title)).not.toBeInTheDocument();
    await expect(screen.getByRole('status')).toHaveTextContent(
      /The player did not load|تعذّر تحميل المشغّل/,
    );
    await expect(screen.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const OtherOriginIsConfined: Story = {
  tags: ['!dev'],
  args: { src: 'https://player.example/watch', timeoutSeconds: 0.1 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Video' }));
    await expect(await screen.findByTitle(title)).toHaveAttribute(
      'sandbox',
      'allow-scripts allow-same-origin allow-presentation allow-popups',
    );
  },
};

const longTitle = {
  en: 'Sovereign computing for the models of every ministry and authority',
  ar: 'الحوسبة السيادية لنماذج الوزارات والجهات كافةً',
};

export const LongTitle: Story = {
  args: { title: longTitle.en, src: 'waiting for a link' },
  parameters: { arabic: { title: longTitle.ar } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Video' }));
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(screen.getByRole('button', { name: /Close|إغلاق/ })).toBeVisible();
  },
};

/** In the page, which a modal would cover; inert, so none takes the focus; without an address or film. */
export const AllStates: Story = stateMatrix<VideoModalProps>({
  room: 'wide',
  // Buttons don't break words, as on a page.
  cellStyle: { overflowWrap: 'normal' },
  render: (args) => <InPlace {...args} inert />,
  states: {
    rest: { src: 'waiting for a link' },
    'no poster': { src: 'waiting for a link', poster: undefined },
    'long title': ({ language }) => ({ src: 'waiting for a link', title: longTitle[language] }),
  },
});
