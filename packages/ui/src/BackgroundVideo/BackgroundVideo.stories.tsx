import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type CSSProperties } from 'react';
import { expect, spyOn, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { stateMatrix } from '../story/stateMatrix/index.ts';
import { storyDusk } from '../story/dusk.tsx';
import { guide } from './BackgroundVideo.guide.ts';
import { BackgroundVideo, type BackgroundVideoProps } from './BackgroundVideo.tsx';
import { choosePlayback } from '../backdrop/playback.ts';

const type = 'video/webm; codecs="vp9"';
const dusk = {
  sources: [{ src: new URL('./fixture/dusk.webm', import.meta.url).href, type }],
  poster: storyDusk('#2b1836', '#f0a765', '#8a4a3c'),
};
const sea = {
  sources: [{ src: new URL('./fixture/sea.webm', import.meta.url).href, type }],
  poster: storyDusk('#0a1030', '#5fd0a3', '#10324a'),
};
const missing = { sources: [{ src: 'data:video/none,', type: 'video/none' }] };

function Example(props: BackgroundVideoProps) {
  const [isSea, setIsSea] = useState(false);
  const [visit, setVisit] = useState(0);
  return (
    <>
      <BackgroundVideo key={visit} {...props} {...(isSea && sea)} />
      <Button
        onClick={() => {
          setIsSea(!isSea);
        }}
      >
        Change
      </Button>
      <Button
        onClick={() => {
          setVisit(visit + 1);
        }}
      >
        Show again
      </Button>
    </>
  );
}

// The story's code shows only the component, not the page around it.
Example.displayName = 'BackgroundVideo';

const meta = {
  title: 'Library/Media/BackgroundVideo',
  component: BackgroundVideo,
  tags: ['motion', 'stable', '!beta', 'arabic-reviewed-2026-11'],
  args: { ...dusk, 'data-testid': 'background' } as BackgroundVideoProps,
  parameters: { guide, docs: { story: { height: '24rem' } }, theme: 'dusk', isScreen: true },
  // These stories need motion; the reduced-motion story sets its own value.
  globals: { motion: 'full' },
  render: (props) => <Example {...props} />,
  decorators: [
    (Story) => (
      <div style={{ isolation: 'isolate', minBlockSize: '100vh', padding: '2rem' }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    choosePlayback(undefined);
    return () => {
      choosePlayback(undefined);
    };
  },
} satisfies Meta<typeof BackgroundVideo>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const pause = { name: /Pause the background video.*إيقاف|إيقاف.*Pause the background video/s };
const play = { name: /Play the background video.*تشغيل|تشغيل.*Play the background video/s };
const videos = (canvas: Canvas) => [...canvas.getByTestId('background').querySelectorAll('video')];
const posters = (canvas: Canvas) => [...canvas.getByTestId('background').querySelectorAll('img')];
const isShown = (video: Element | undefined) => video?.hasAttribute('data-shown') === true;

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const [video] = videos(canvas);
    await waitFor(() => expect(video?.currentTime).toBeGreaterThan(0));
    await expect(video).toHaveProperty('muted', true);
    await expect(video).toHaveAttribute('loop');
    await expect(video).toHaveAttribute('playsinline');
    await expect(video?.closest('[aria-hidden]')).toBeInTheDocument();
    const control = canvas.getByRole('button', pause);
    const { width, height } = control.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
    await userEvent.click(control);
    await expect(canvas.getByRole('button', play)).toHaveFocus();
    await waitFor(() => expect(video).toHaveProperty('paused', true));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(video).toHaveProperty('paused', false));
  },
};

export const ChoiceIsKeptForTheVisit: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', pause));
    await userEvent.click(canvas.getByRole('button', { name: 'Show again' }));
    await expect(canvas.getByRole('button', play)).toBeVisible();
    await expect(videos(canvas)).toHaveLength(0);
  },
};

export const ChangesWithoutAFlash: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(isShown(videos(canvas)[0])).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    const [old, next] = videos(canvas);
    await expect(isShown(old)).toBe(true);
    await waitFor(() => expect(isShown(next)).toBe(true));
    await waitFor(() => expect(videos(canvas)).toEqual([next]), { timeout: 10_000 });
  },
};

export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvas, userEvent }) => {
    await expect(videos(canvas)).toHaveLength(0);
    await expect(posters(canvas)).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', play));
    await waitFor(() => expect(videos(canvas)[0]).toHaveProperty('paused', false));
  },
};

export const SavesData: Story = {
  tags: ['!dev'],
  beforeEach: () => {
    const connection = Object.assign(new EventTarget(), { saveData: true });
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    return () => {
      Reflect.deleteProperty(navigator, 'connection');
    };
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', play)).toBeVisible();
    await expect(videos(canvas)).toHaveLength(0);
  },
};

export const PlayRefused: Story = {
  tags: ['!dev'],
  beforeEach: () => {
    const refusal = spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(
      new DOMException('No gesture', 'NotAllowedError'),
    );
    return () => {
      refusal.mockRestore();
    };
  },
  play: async ({ canvas, userEvent }) => {
    const control = await canvas.findByRole('button', play);
    await expect(posters(canvas)[0]).toBeVisible();
    await userEvent.click(control);
    await expect(await canvas.findByRole('button', play)).toBeVisible();
  },
};

export const NoVideo: Story = {
  args: missing,
  play: async ({ canvas }) => {
    await expect(posters(canvas)[0]).toBeVisible();
    await waitFor(() => expect(videos(canvas)[0]?.networkState).toBe(3));
    await expect(isShown(videos(canvas)[0])).toBe(false);
  },
};

export const ChangesToAPosterAlone: Story = {
  tags: ['!dev'],
  args: missing,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await waitFor(() => expect(isShown(videos(canvas).at(-1))).toBe(true));
    await waitFor(() => expect(posters(canvas)).toHaveLength(1), { timeout: 10_000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await waitFor(() => expect(posters(canvas).at(-1)).toHaveAttribute('src', dusk.poster));
    await waitFor(() => expect(posters(canvas)).toHaveLength(1), { timeout: 10_000 });
  },
};

export const PausedFromOutside: Story = {
  tags: ['!dev'],
  args: { paused: true },
  play: async ({ canvas }) => {
    await expect(videos(canvas)).toHaveLength(0);
    await expect(canvas.getByRole('button', pause)).toBeVisible();
  },
};

export const StrongScrim: Story = { args: { scrim: 'strong' } };

/** The upper half is as bright as the picture, and cropping keeps the focus in view. */
export const GroundWithAFocus: Story = {
  args: { scrim: 'ground', focus: '80% 30%' },
  play: async ({ canvas }) => {
    const picture = canvas.getByTestId('background').querySelector('img');
    if (!picture) throw new Error('There is no picture.');
    await expect(getComputedStyle(picture).objectPosition).toBe('80% 30%');
    await expect(picture.getBoundingClientRect().bottom).toBeLessThan(innerHeight);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };

/** Each cell is a separate screen. */
const cellStyle: CSSProperties = {
  isolation: 'isolate',
  overflow: 'hidden',
  blockSize: '14rem',
  minBlockSize: 0,
  transform: 'translate(0)',
};

/** Paused with `paused`, so you can compare the states. */
export const AllStates: Story = stateMatrix<BackgroundVideoProps>({
  render: (props) => <BackgroundVideo {...props} paused />,
  cellStyle,
  states: {
    rest: {},
    hover: {},
    'focus-visible': {},
    'strong scrim': { scrim: 'strong' },
    ground: { scrim: 'ground' },
    'picture alone': { sources: [] },
    'nothing loads': { ...missing, poster: 'data:image/png;base64,' },
  },
});
