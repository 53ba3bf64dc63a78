import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { ShowcaseProvider } from '../ShowcaseProvider/index.ts';
import { stateMatrix } from '../story/stateMatrix/index.ts';
import { storyPicture } from '../story/storyPicture.ts';
import { guide } from './FilmPlayer.guide.ts';
import { FilmPlayer, type FilmPlayerProps } from './FilmPlayer.tsx';

const captions = (text: string) =>
  `data:text/vtt,${encodeURIComponent(`WEBVTT\n\n00:00.000 --> 01:00.000\n${text}\n`)}`;

const meta = {
  title: 'Library/Media/FilmPlayer',
  component: FilmPlayer,
  args: {
    title: 'The new quay',
    sources: [
      {
        src: new URL('../BackgroundVideo/fixture/sea.webm', import.meta.url).href,
        type: 'video/webm',
      },
    ],
    tracks: [
      { src: captions('Ships arrive at dawn.'), language: 'en', label: 'English' },
      { src: captions('تصل السفن عند الفجر.'), language: 'ar', label: 'العربية' },
    ],
    poster: storyPicture('#12314a', 1280, 720),
    onPlay: fn(),
    onEnd: fn(),
  },
  parameters: { guide, theme: 'graphite', arabic: { title: 'الرصيف الجديد' } },
} satisfies Meta<typeof FilmPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

const title = /^(The new quay|الرصيف الجديد)$/;
const film = (player: HTMLElement) => player as HTMLVideoElement;
const shownIn = (player: HTMLElement) =>
  [...film(player).textTracks].filter(({ mode }) => mode === 'showing').map((it) => it.language);

const play = /^(Play|تشغيل)$/;
const pause = /^(Pause|إيقاف مؤقت)$/;

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    const player = canvas.getByLabelText(title);
    await expect(player).not.toHaveAttribute('controls');
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: play })).toBeVisible();
    const language = globals['language'] === 'ar' ? 'ar' : 'en';
    await waitFor(() => expect(shownIn(player)).toEqual([language]));
    const { width, height } = player.getBoundingClientRect();
    await expect(Math.abs(width / height - 16 / 9)).toBeLessThan(0.02);
  },
};

/** While a browser chooses a file, it has none, and that isn't a fault. WebKit takes longer than others. */
export const ChosenLate: Story = {
  tags: ['!dev'],
  beforeEach: () => {
    const { prototype } = HTMLMediaElement;
    const actual = Object.getOwnPropertyDescriptor(prototype, 'networkState') ?? {};
    const chosen = performance.now() + 300;
    Object.defineProperty(prototype, 'networkState', {
      configurable: true,
      get(this: HTMLMediaElement): unknown {
        const isChosen = performance.now() > chosen;
        return isChosen ? actual.get?.call(this) : prototype.NETWORK_NO_SOURCE;
      },
    });
    return () => {
      Object.defineProperty(prototype, 'networkState', actual);
    };
  },
  play: async ({ canvas }) => {
    const { networkState, NETWORK_NO_SOURCE } = film(canvas.getByLabelText(title));
    await expect(networkState).toBe(NETWORK_NO_SOURCE);
    await waitFor(() =>
      expect(film(canvas.getByLabelText(title)).networkState).not.toBe(NETWORK_NO_SOURCE),
    );
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
};

/** The first button starts the film; then there are all controls. */
export const Controls: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const player = film(canvas.getByLabelText(title));
    player.muted = true;
    await userEvent.click(canvas.getByRole('button', { name: play }));
    const slider = await canvas.findByRole('slider', { name: /^(Position|موضع التشغيل)$/ });
    await expect(canvas.getByRole('button', { name: pause })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(player.paused).toBe(true);
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(player.currentTime).toBe(Math.min(5, player.duration)));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(player.currentTime).toBe(0));
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^0:00 \/ 0:\d\d$/),
    );
    const shown = canvas.getByRole('button', { pressed: true });
    await userEvent.click(shown);
    await expect(shownIn(player)).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: /العربية$/ }));
    await expect(shownIn(player)).toEqual(['ar']);
    await expect(canvas.getByRole('button', { name: /^(Full screen|ملء الشاشة)$/ })).toBeVisible();
  },
};

/** The large sign is gone once it's pressed, even if nothing has arrived; there's no time until it's known. */
export const StillLoads: Story = {
  tags: ['!dev'],
  render: function Render(args) {
    const [src] = useState(() => URL.createObjectURL(new MediaSource()));
    return <FilmPlayer {...args} sources={[{ src, type: 'video/webm' }]} />;
  },
  play: async ({ canvas, userEvent }) => {
    const player = film(canvas.getByLabelText(title));
    player.muted = true;
    await userEvent.click(canvas.getByRole('button', { name: play }));
    await expect(await canvas.findByRole('button', { name: pause })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^(Full screen|ملء الشاشة)$/ })).toBeVisible();
    await expect(canvas.queryByRole('slider')).not.toBeInTheDocument();
  },
};

/** While the film plays and nothing moves, the controls fade; a movement brings them back. */
export const ControlsFade: Story = {
  tags: ['!dev'],
  args: { loop: true },
  play: async ({ canvas, userEvent }) => {
    const player = film(canvas.getByLabelText(title));
    player.muted = true;
    // eslint-disable-next-line storybook/context-in-play-function -- It plays a film, not a story.
    await player.play();
    const bar = (await canvas.findByRole('slider')).parentElement;
    await waitFor(() => expect(bar).toHaveStyle({ opacity: '0' }), { timeout: 6000 });
    await userEvent.hover(player);
    await waitFor(() => expect(bar).toHaveStyle({ opacity: '1' }));
  },
};

export const PlaysToTheEnd: Story = {
  tags: ['!dev'],
  play: async ({ args, canvas }) => {
    const player = film(canvas.getByLabelText(title));
    player.muted = true;
    // eslint-disable-next-line storybook/context-in-play-function -- It plays a film, not a story.
    await player.play();
    await expect(args.onPlay).toHaveBeenCalledOnce();
    player.currentTime = player.duration;
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce(), { timeout: 5000 });
  },
};

function Switched(args: FilmPlayerProps) {
  const [language, setLanguage] = useState('en');
  return (
    <ShowcaseProvider language={language}>
      <FilmPlayer {...args} />
      <Button
        onClick={() => {
          setLanguage('ar');
        }}
      >
        العربية
      </Button>
    </ShowcaseProvider>
  );
}

/** The captions follow the page's language. The film goes on. */
export const CaptionsInTheNewLanguage: Story = {
  tags: ['!dev'],
  render: (args) => <Switched {...args} />,
  play: async ({ canvas, userEvent }) => {
    const player = canvas.getByLabelText(title);
    await waitFor(() => expect(shownIn(player)).toEqual(['en']));
    await userEvent.click(canvas.getByRole('button', { name: 'العربية' }));
    await expect(shownIn(player)).toEqual(['ar']);
    await expect(player).toBeInTheDocument();
  },
};

export const DoesNotLoad: Story = {
  args: { sources: [{ src: 'data:video/none,', type: 'video/none' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      /^(The video did not load\.|تعذّر تحميل الفيديو\.)$/,
    );
    await expect(
      canvas.getByRole('button', { name: /^(Try again|إعادة المحاولة)$/ }),
    ).toBeVisible();
  },
};

const long = {
  en: { missing: 'The video about the new quay did not load on this screen in this hall.' },
  ar: { missing: 'تعذّر تحميل الفيديو الخاص بالرصيف الجديد على هذه الشاشة في هذه القاعة.' },
};

export const AllStates: Story = stateMatrix<FilmPlayerProps>({
  room: 'wide',
  states: {
    rest: {},
    'no poster': { poster: undefined },
    'does not load': { sources: [] },
    'long text': { sources: [], messages: long },
  },
});
