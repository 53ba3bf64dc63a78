import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { duskBehind, overDusk, storyDusk } from '../../../ui/src/story/dusk.tsx';
import { type StateCell, stateMatrix } from '../../../ui/src/story/stateMatrix/index.ts';
import { choosePlayback } from '@showcase/ui/BackgroundVideo';
import {
  MediaShelves,
  type MediaShelf,
  type MediaShelvesProps,
  type MediaTile,
} from './MediaShelves.tsx';

const type = 'video/webm; codecs="vp9"';
const loopOf = (name: string) => [
  {
    src: new URL(`../../../ui/src/BackgroundVideo/fixture/${name}.webm`, import.meta.url).href,
    type,
  },
];
const picture = (src: string) => ({ src, width: 1600, height: 1000 });
const evening = picture(storyDusk('#2b1836', '#f0a765', '#8a4a3c'));
const night = picture(storyDusk('#0a1030', '#5fd0a3', '#10324a'));

const trade: MediaTile = {
  id: 'trade',
  title: { en: 'Trade and Logistics', ar: 'التجارة والخدمات اللوجستية' },
  poster: evening,
  loop: loopOf('dusk'),
  href: '/projects/dda/trade',
};
const build: MediaTile = {
  id: 'build',
  title: { en: 'Build Dubai', ar: 'البناء في دبي' },
  poster: night,
  loop: loopOf('sea'),
  href: '/projects/dda/buildDubai',
  variants: [
    {
      id: 'build-still',
      label: { en: 'Still picture', ar: 'صورة ثابتة' },
      href: '/projects/dda/BuildtBg',
    },
  ],
};
const later: MediaTile = {
  id: 'later',
  title: { en: 'Later', ar: 'لاحقًا' },
  poster: evening,
  href: undefined,
};
const dubai: MediaShelf = {
  id: 'dubai',
  heading: { en: 'Dubai', ar: 'دبي' },
  // The story's code would call an object that appears twice circular.
  tiles: [trade, build, later].map((tile) => structuredClone(tile)),
};
const others: MediaShelf = {
  id: 'others',
  heading: { en: 'Pages of the authority', ar: 'صفحات الهيئة' },
  tiles: [
    {
      ...build,
      id: 'pass',
      title: { en: 'UAE PASS', ar: 'الهوية الرقمية (UAE PASS)' },
      variants: [],
    },
    { ...trade, id: 'now', title: { en: 'Dubai Now', ar: 'دبي الآن' } },
  ].map((tile) => structuredClone(tile)),
};
const longTile: MediaTile = {
  ...build,
  title: {
    en: 'Shared infrastructure for artificial intelligence across all government entities',
    ar: 'البنية التحتية المشتركة للذكاء الاصطناعي في جميع الجهات الحكومية',
  },
};

const meta = {
  title: 'This show/MediaShelves',
  component: MediaShelves,
  tags: ['motion', 'stable', '!beta', 'arabic-reviewed-2026-11'],
  args: { shelves: [dubai, others] },
  parameters: { theme: 'dusk', isScreen: true },
  decorators: [overDusk],
  beforeEach: () => {
    choosePlayback(undefined);
    return () => {
      choosePlayback(undefined);
    };
  },
} satisfies Meta<typeof MediaShelves>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const tileNamed = (canvas: Canvas, name: RegExp) => canvas.getByRole('link', { name });
const tradeTile = (canvas: Canvas) => tileNamed(canvas, /^(Trade and|التجارة و)/);
const buildTile = (canvas: Canvas) => tileNamed(canvas, /^(Build Dubai|البناء في دبي)/);
const loops = (element: HTMLElement) => [...element.querySelectorAll('video')];
const light = (element: HTMLElement) => element.querySelector('img[data-lit]');

export const Playground: Story = {
  play: async ({ canvas }) => {
    const shelf = canvas.getByRole('region', { name: /^(Dubai|دبي)$/ });
    await expect(within(shelf).getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
    await expect(buildTile(canvas)).toHaveAttribute('href', '/projects/dda/buildDubai');
    const chip = tileNamed(canvas, /Still picture.*Build Dubai/);
    await expect(chip).toHaveAttribute('href', '/projects/dda/BuildtBg');
    await expect(chip.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    await expect(tileNamed(canvas, /Later/)).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Only the hovered tile plays, and it lights the page. When the pointer leaves, its loop is no longer fetched. */
export const PlaysOneLoop: Story = {
  tags: ['!dev'],
  globals: { motion: 'full' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(loops(canvasElement)).toHaveLength(0);
    await userEvent.hover(tradeTile(canvas));
    await waitFor(() => expect(loops(tradeTile(canvas))[0]?.currentTime).toBeGreaterThan(0));
    const [left] = loops(canvasElement);
    await expect(left).toHaveProperty('muted', true);
    await waitFor(() => expect(light(canvasElement)).toHaveAttribute('src', evening.src));
    await userEvent.hover(buildTile(canvas));
    await waitFor(() => expect(loops(buildTile(canvas))[0]?.currentTime).toBeGreaterThan(0));
    await expect(loops(canvasElement)).toHaveLength(1);
    await expect(left?.getAttribute('src')).toBeNull();
    await expect(left?.networkState).toBe(HTMLMediaElement.NETWORK_EMPTY);
    await waitFor(() => expect(light(canvasElement)).toHaveAttribute('src', night.src));
    await userEvent.unhover(buildTile(canvas));
    await expect(loops(canvasElement)).toHaveLength(0);
    await expect(canvasElement.querySelector('[data-lit]')).toBeNull();
  },
};

export const WithTheKeyboard: Story = {
  tags: ['!dev'],
  globals: { motion: 'full' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(tradeTile(canvas)).toHaveFocus();
    await waitFor(() => expect(loops(tradeTile(canvas))[0]?.currentTime).toBeGreaterThan(0));
    await userEvent.tab();
    await userEvent.tab();
    await expect(tileNamed(canvas, /Still picture/)).toHaveFocus();
    await waitFor(() => expect(loops(buildTile(canvas))).toHaveLength(1));
    await expect(loops(canvasElement)).toHaveLength(1);
  },
};

/** With reduced motion, visitors get only the light. */
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(tradeTile(canvas));
    await waitFor(() => expect(light(canvasElement)).toBeInTheDocument());
    await expect(loops(canvasElement)).toHaveLength(0);
  },
};

/** Backgrounds that the visitor has paused stay paused here too. */
export const PausedByTheVisitor: Story = {
  tags: ['!dev'],
  globals: { motion: 'full' },
  beforeEach: () => {
    choosePlayback(false);
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(tradeTile(canvas));
    await waitFor(() => expect(light(canvasElement)).toBeInTheDocument());
    await expect(loops(canvasElement)).toHaveLength(0);
  },
};

/** Tiles with the same poster show different parts of it. */
export const SamePoster: Story = {
  tags: ['!dev'],
  args: {
    shelves: [
      {
        ...dubai,
        tiles: ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...trade, id, title: `Trade ${id}` })),
      },
    ],
  },
  play: async ({ canvas }) => {
    const crops = canvas.getAllByRole('link', { name: /^Trade/ }).map((tile) => {
      const { scale, transformOrigin } = getComputedStyle(tile.querySelector('img') ?? tile);
      return scale === 'none' ? scale : `${scale} ${transformOrigin}`;
    });
    await expect(new Set(crops).size).toBe(5);
  },
};

/** The section bar is within reach and leads to the shelves. */
export const OnAKiosk: Story = {
  globals: { viewport: { value: 'kiosk' } },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const LongTexts: Story = {
  args: { shelves: [{ ...dubai, heading: longTile.title, tiles: [longTile, trade, later] }] },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link'))
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
  },
};

/** One shelf, whose id differs from cell to cell. */
const one = ({ id }: StateCell, tiles: readonly MediaTile[]) => ({
  shelves: [{ ...dubai, id: `${id}-dubai`, tiles }],
});

export const AllStates: Story = stateMatrix<MediaShelvesProps>({
  room: 'full',
  cellStyle: duskBehind,
  target: 'section li > a',
  states: {
    rest: (cell) => one(cell, [trade, build, later]),
    hover: (cell) => one(cell, [trade, build, later]),
    'focus-visible': (cell) => one(cell, [trade, build, later]),
    pressed: (cell) => one(cell, [trade, build, later]),
    'two alone': (cell) => one(cell, others.tiles),
    long: (cell) => one(cell, [longTile, trade]),
  },
});
