import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ShowcaseProvider } from '../ShowcaseProvider/index.ts';
import { stateMatrix } from '../story/stateMatrix/index.ts';
import { storyPicture } from '../story/storyPicture.ts';
import { guide } from './EmbeddedPlayer.guide.ts';
import { EmbeddedPlayer, type EmbeddedPlayerProps } from './EmbeddedPlayer.tsx';

const meta = {
  title: 'Library/Media/EmbeddedPlayer',
  component: EmbeddedPlayer,
  tags: ['stable', '!beta', 'arabic-reviewed-2026-11'],
  args: {
    src: '/player/',
    title: 'Film',
    poster: storyPicture('#12123a', 1280, 720),
    onPlay: fn(),
    onEnd: fn(),
  },
  parameters: { guide, theme: 'graphite', arabic: { title: 'فيديو' } },
} satisfies Meta<typeof EmbeddedPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle(/^(Film|فيديو)$/);
    await expect(frame).toHaveAttribute('allow', expect.stringContaining('fullscreen'));
    await expect(frame).not.toHaveAttribute('sandbox');
    await expect(
      canvas.getByRole('link', { name: /Open in a new tab|فتح في علامة تبويب/ }),
    ).toHaveAttribute('target', '_blank');
  },
};

/** A same-origin player reports playback. */
export const PlaysToTheEnd: Story = {
  tags: ['!dev'],
  args: { src: '/player/index.html' },
  play: async ({ args, canvas }) => {
    const film = await filmIn(await canvas.findByTitle(/^(Film|فيديو)$/));
    await waitFor(() => expect(args.onPlay).toHaveBeenCalledOnce(), { timeout: 5000 });
    film.pause();
    await waitFor(() => expect(film.paused).toBe(true), { timeout: 5000 });
    // eslint-disable-next-line storybook/context-in-play-function -- It plays a film, not a story.
    await film.play();
    await waitFor(() => expect(args.onPlay).toHaveBeenCalledTimes(2), { timeout: 5000 });
    await expect(args.onEnd).not.toHaveBeenCalled();
    film.loop = false;
    film.currentTime = film.duration - 0.1;
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce(), { timeout: 15_000 });
    await expect(args.onPlay).toHaveBeenCalledTimes(2);
  },
};

/** The player's film. */
async function filmIn(frame: HTMLElement): Promise<HTMLVideoElement> {
  const player = await waitFor(
    () => {
      const page = (frame as HTMLIFrameElement).contentDocument;
      if (!page?.querySelector('video')?.duration) throw new Error('The player has no film yet.');
      return within(page.body);
    },
    { timeout: 5000 },
  );
  return player.getByLabelText<HTMLVideoElement>('Film', { selector: 'video' });
}

/** A cross-origin player reports nothing. */
export const OfAnotherOrigin: Story = {
  args: { src: 'https://player.example/watch' },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByTitle(/^(Film|فيديو)$/)).toHaveAttribute(
      'sandbox',
      'allow-scripts allow-same-origin allow-presentation allow-popups',
    );
    await expect(args.onPlay).not.toHaveBeenCalled();
  },
};

export const DoesNotLoad: Story = {
  tags: ['!dev'],
  args: { timeoutSeconds: 0 },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/The player did not load|تعذّر تحميل المشغّل/),
    ).toBeVisible();
  },
};

/** On a kiosk, where nobody can close a tab. */
export const WithoutTabs: Story = {
  decorators: [
    (Story) => (
      <ShowcaseProvider newTabs={false}>
        <Story />
      </ShowcaseProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTitle(/^(Film|فيديو)$/)).toBeVisible());
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const NoAddress: Story = {
  args: { src: 'waiting for a link' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/did not load|تعذّر/);
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

const long = {
  en: { missing: 'The player of the service that hosts this film did not load on this screen.' },
  ar: { missing: 'تعذّر تحميل مشغّل الخدمة المستضيفة لهذا الفيديو على هذه الشاشة.' },
};

export const LongText: Story = {
  args: { src: 'waiting for a link', messages: long },
  globals: { viewport: { value: 'mobile1' } },
};

export const AllStates: Story = stateMatrix<EmbeddedPlayerProps>({
  room: 'wide',
  target: 'a',
  states: {
    rest: {},
    hover: {},
    'focus-visible': {},
    pressed: {},
    'no address': { src: 'waiting for a link' },
    'no poster': { src: 'waiting for a link', poster: undefined },
    'long text': { src: 'waiting for a link', messages: long },
  },
});
