import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, restoreAllMocks, spyOn, waitFor } from 'storybook/test';
import { choosePlayback } from '../backdrop/playback.ts';
import { stateMatrix } from '../story/stateMatrix/index.ts';
import { guide } from './LiveStream.guide.ts';
import { LiveStream, type LiveStreamProps } from './LiveStream.tsx';

// A story in its own frame has no code for a docs page to show.
const code = `<LiveStream
  src="https://stream.example/live.m3u8"
  poster="/poster.jpg"
  label={{ en: 'Live video: signals on a grid.', ar: 'فيديو مباشر: إشارات على شبكة.' }}
/>`;

/** Streams that Storybook serves. */
const stream = '/live/stream.m3u8';
const broken = '/live/broken.m3u8';

const onStateChange = fn();

const meta = {
  title: 'Library/Media/LiveStream',
  component: LiveStream,
  tags: ['motion', 'arabic-reviewed-2026-11'],
  args: {
    src: stream,
    poster: '/media/live-stream.avif',
    label: 'Live video: signals on a grid.',
    onStateChange,
    'data-testid': 'stream',
  } as LiveStreamProps,
  parameters: {
    guide,
    docs: { source: { code }, story: { inline: false, height: '36rem' } },
    theme: 'signal',
    isScreen: true,
    arabic: { label: 'فيديو مباشر: إشارات على شبكة.' },
  },
  decorators: [
    (Story) => (
      <div style={{ isolation: 'isolate', minBlockSize: '100vh' }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: forgetChoice,
  globals: { motion: 'full' },
} satisfies Meta<typeof LiveStream>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Forgets the visitor's earlier choice, and the story's afterwards. */
function forgetChoice() {
  choosePlayback(undefined);
  return () => {
    choosePlayback(undefined);
  };
}

/** No request for the stream is answered. */
const holdRequests = () => {
  const { open } = XMLHttpRequest.prototype;
  spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(function (
    this: XMLHttpRequest,
    method,
    address,
  ) {
    open.call(this, method, address, true);
    if (String(address).endsWith(stream)) this.send = () => undefined;
  });
};

const pause = { name: /Pause the live stream.*إيقاف|إيقاف.*Pause the live stream/s };
const play = { name: /Play the live stream.*تشغيل|تشغيل.*Play the live stream/s };
const video = (canvas: Canvas) => canvas.getByTestId('stream').querySelector('video');
const signal = (canvas: Canvas) => canvas.getByTestId('stream').querySelector('p');
const picture = (canvas: Canvas) => canvas.getByRole('region', { name: /Live video|فيديو مباشر/ });

async function expectState(canvas: Canvas, english: RegExp, arabic: RegExp, timeout = 8000) {
  await waitFor(() => expect(signal(canvas)).toHaveTextContent(english), { timeout });
  await expect(signal(canvas)?.querySelector('[lang="ar"]')).toHaveTextContent(arabic);
}

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectState(canvas, /Live/, /مباشر/, 15_000);
    // A state is announced once it has lasted a while.
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/Live/), {
      timeout: 4000,
    });
    await expect(onStateChange).toHaveBeenCalledWith('connecting');
    await expect(onStateChange).toHaveBeenLastCalledWith('live');
    const before = video(canvas)?.currentTime ?? 0;
    await waitFor(() => expect(video(canvas)?.currentTime).toBeGreaterThan(before));
    await expect(video(canvas)).toHaveProperty('muted', true);
    await expect(video(canvas)).toHaveAttribute('playsinline');
    await expect(video(canvas)).toHaveAttribute('data-shown');
    await expect(picture(canvas)).toBeVisible();
    const control = canvas.getByRole('button', pause);
    const { width, height } = control.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
    await userEvent.click(control);
    await expect(canvas.getByRole('button', play)).toHaveFocus();
    await waitFor(() => expect(video(canvas)).toHaveProperty('paused', true));
    await expectState(canvas, /Paused/, /متوقّف مؤقتًا/);
    await userEvent.keyboard('{Enter}');
    await expectState(canvas, /Live/, /مباشر/);
  },
};

export const Connecting: Story = {
  beforeEach: holdRequests,
  play: async ({ canvas }) => {
    await expectState(canvas, /Connecting/, /جارٍ الاتصال/);
    await expect(video(canvas)).not.toHaveAttribute('data-shown');
  },
};

export const Reconnecting: Story = {
  args: { src: broken },
  play: async ({ canvas }) => {
    await expectState(canvas, /Reconnecting/, /جارٍ استعادة الاتصال/);
    await expect(video(canvas)).not.toHaveAttribute('data-shown');
  },
};

/** Without a network, every request for the stream fails. */
const goOffline = () => {
  spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(false);
  const { open } = XMLHttpRequest.prototype;
  spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(function (
    this: XMLHttpRequest,
    method,
  ) {
    open.call(this, method, broken, true);
  });
};

export const Offline: Story = {
  beforeEach: goOffline,
  play: async ({ canvas }) => {
    await expectState(canvas, /Offline/, /غير متصل/);
  },
};

export const ReturnsWithTheNetwork: Story = {
  tags: ['!dev'],
  beforeEach: goOffline,
  play: async ({ canvas }) => {
    await expectState(canvas, /Offline/, /غير متصل/);
    restoreAllMocks();
    window.dispatchEvent(new Event('online'));
    await expectState(canvas, /Live/, /مباشر/, 15_000);
  },
};

export const Paused: Story = {
  beforeEach: () => {
    choosePlayback(false);
  },
  play: async ({ canvas }) => {
    await expectState(canvas, /Paused/, /متوقّف مؤقتًا/);
    await expect(canvas.getByRole('button', play)).toBeVisible();
  },
};

export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvas, userEvent }) => {
    await expectState(canvas, /Paused/, /متوقّف مؤقتًا/);
    await expect(video(canvas)).toHaveProperty('networkState', 0);
    await userEvent.click(canvas.getByRole('button', play));
    await expectState(canvas, /Live/, /مباشر/, 15_000);
  },
};

export const PlayRefused: Story = {
  tags: ['!dev'],
  beforeEach: () => {
    spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(
      new DOMException('No gesture', 'NotAllowedError'),
    );
  },
  play: async ({ canvas }) => {
    await expectState(canvas, /Paused/, /متوقّف مؤقتًا/);
    await expect(canvas.getByRole('button', play)).toBeVisible();
  },
};

export const CoveredByADialog: Story = {
  tags: ['!dev'],
  args: { covered: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await expect(video(canvas)?.closest('[aria-hidden="true"]')).toBeInTheDocument();
    await expect(video(canvas)).toHaveProperty('paused', true);
  },
};

export const NoAddress: Story = {
  args: { src: 'waiting for a link' },
  play: async ({ canvas }) => {
    await expectState(canvas, /Offline/, /غير متصل/);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };

const long = {
  en: { offline: 'The stream of the event cannot be reached at present' },
  ar: { offline: 'يتعذّر الوصول إلى البث المباشر للفعالية في الوقت الحالي' },
};

export const LongSignal: Story = {
  args: { src: 'waiting for a link', messages: long },
  play: async ({ canvas, canvasElement }) => {
    await expectState(canvas, /cannot be reached/, /يتعذّر/);
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

const matrix = stateMatrix<LiveStreamProps>({
  room: 'wide',
  cellStyle: {
    isolation: 'isolate',
    overflow: 'hidden',
    blockSize: '16rem',
    minBlockSize: 0,
    transform: 'translate(0)',
  },
  states: {
    rest: {},
    hover: {},
    'focus-visible': {},
    reconnecting: { src: broken },
    paused: {},
    offline: { src: 'waiting for a link' },
    'long text': { src: 'waiting for a link', messages: long },
  },
});

/** In the cells of one state, the browser refuses to play. No request is answered in any cell. */
function answerMatrix() {
  holdRequests();
  const { play: playAsEver } = HTMLMediaElement.prototype;
  spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    const isRefused = this.closest('[data-matrix-state="paused"]') !== null;
    return isRefused
      ? Promise.reject(new DOMException('No gesture', 'NotAllowedError'))
      : Reflect.apply(playAsEver, this, []);
  });
}

/** `null`: the poster alone, without a signal or a control. */
export const WithoutStream: Story = {
  args: { src: null },
  play: async ({ canvas }) => {
    await expect(picture(canvas)).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(signal(canvas)).toBeNull();
    await expect(onStateChange).not.toHaveBeenCalled();
  },
};

const signals = {
  rest: /Connecting/,
  reconnecting: /Reconnecting/,
  paused: /Paused/,
  offline: /Offline/,
};

/** Each cell is a separate screen. None is live, so you can compare them. */
export const AllStates: Story = {
  ...matrix,
  beforeEach: answerMatrix,
  parameters: { ...matrix.parameters, docs: { story: { inline: true, height: 'auto' } } },
  play: async (context) => {
    await matrix.play(context);
    for (const [state, text] of Object.entries(signals)) {
      const cells = context.canvasElement.querySelectorAll(`[data-matrix-state="${state}"]`);
      await waitFor(
        () => {
          for (const cell of cells) expect(cell).toHaveTextContent(text);
        },
        { timeout: 8000 },
      );
    }
  },
};
