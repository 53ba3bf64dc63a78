import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { stateMatrix, type StateCell } from '../story/stateMatrix/index.ts';
import { ShowcaseProvider } from '../ShowcaseProvider/index.ts';
import { storyPicture } from '../story/storyPicture.ts';
import { createTheme } from '../theme/createTheme.ts';
import { guide } from './TileGrid.guide.ts';
import { TileGrid, type TileData, type TileGridProps } from './TileGrid.tsx';

const frame = storyPicture('#17181d');
const tiles = (titles: readonly string[]): readonly TileData[] =>
  titles.map((title, index) => ({
    id: `tile-${String(index + 1)}`,
    title,
    // The story's code would call an object that appears twice circular.
    frame: { ...frame },
    href: `/tiles/${String(index + 1)}`,
  }));

const onClick = fn();

const meta = {
  title: 'Library/Navigation/TileGrid',
  component: TileGrid,
  tags: ['motion', 'stable', '!beta', 'arabic-reviewed-2026-11'],
  args: { tiles: tiles(['Our Brand', 'Our Products', 'Our Partners']), onClick },
  parameters: {
    guide,
    theme: 'graphite',
    arabic: { tiles: tiles(['علامتنا التجارية', 'منتجاتنا', 'شركاؤنا']) },
  },
} satisfies Meta<typeof TileGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('link');
    await expect(first).toHaveAttribute('href', '/tiles/1');
    await userEvent.click(first ?? document.body);
    second?.focus();
    await userEvent.keyboard('{Enter} ');
    await expect(onClick).toHaveBeenCalledTimes(3);
  },
};

export const ThreeOverFour: Story = {
  args: {
    rows: [3, 4],
    tiles: tiles([
      'Compass',
      'AI Cloud',
      'Sovereign Public Cloud',
      'Signature Private Cloud',
      'Co-location',
      'Signature Fusion Cloud',
      'Cloud & AI Delivery Services',
    ]),
  },
  parameters: {
    arabic: {
      tiles: tiles([
        'Compass',
        'سحابة الذكاء الاصطناعي',
        'السحابة العامة السيادية',
        'سحابة Signature الخاصة',
        'الاستضافة في مراكز البيانات',
        'سحابة Signature Fusion',
        'خدمات تنفيذ حلول السحابة والذكاء الاصطناعي',
      ]),
    },
  },
  play: async ({ canvas }) => {
    const tops = canvas
      .getAllByRole('link')
      .map((tile) => Math.round(tile.getBoundingClientRect().top));
    await expect(tops.filter((top) => top === tops[0])).toHaveLength(3);
    await expect(tops.filter((top) => top === tops[3])).toHaveLength(4);
  },
};

export const OneTile: Story = {
  args: { tiles: tiles(['Corporate Overview']) },
  parameters: { arabic: { tiles: tiles(['نبذة عن الشركة']) } },
};

export const ExternalAndComingSoon: Story = {
  args: {
    tiles: [
      { id: 'deck', title: 'Corporate Overview', frame, href: 'https://example.org/' },
      { id: 'demo', title: 'Live Demo', frame, href: 'waiting for a link' },
    ],
  },
  parameters: {
    arabic: {
      tiles: [
        { id: 'deck', title: 'نبذة عن الشركة', frame, href: 'https://example.org/' },
        { id: 'demo', title: 'عرض توضيحي مباشر', frame, href: 'waiting for a link' },
      ],
    },
  },
  play: async ({ canvas }) => {
    const [deck, demo] = canvas.getAllByRole('link');
    await expect(deck).toHaveAttribute('target', '_blank');
    await expect(demo).toHaveAttribute('aria-disabled', 'true');
    await expect(demo).not.toHaveAttribute('href');
    await expect(canvas.getByText(/^(Coming soon|قريبًا)$/)).toBeVisible();
  },
};

const longTitles = {
  en: [
    'Shared infrastructure for artificial intelligence across all government entities',
    'Everything our partners have built on it since the beginning',
  ],
  ar: [
    'البنية التحتية المشتركة للذكاء الاصطناعي في جميع الجهات الحكومية',
    'كل ما بناه شركاؤنا عليها منذ انطلاقها حتى اليوم',
  ],
};

export const LongTitles: Story = {
  args: { tiles: tiles(longTitles.en) },
  parameters: { arabic: { tiles: tiles(longTitles.ar) } },
  play: async ({ canvas }) => {
    for (const tile of canvas.getAllByRole('link'))
      await expect(tile.scrollWidth).toBeLessThanOrEqual(tile.clientWidth);
  },
};

const brand = createTheme({
  name: 'brand',
  colors: { page: '#fdf6ec', text: '#2b1a12', accent: '#8a2f1b' },
});

/** Titles are on the brand's own page colour, so they're readable over dark pictures too. */
export const LightBrand: Story = {
  decorators: [
    (Story) => (
      <ShowcaseProvider theme={brand} style={{ padding: '1.5rem' }}>
        <Story />
      </ShowcaseProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const [title] = canvas.getAllByText(/^(Our Brand|علامتنا التجارية)$/);
    await expect(title).toHaveStyle({ color: brand.colors.text });
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };

/** Two tiles, whose ids differ from cell to cell. */
const titles = { en: ['Our Brand', 'Our Products'], ar: ['علامتنا التجارية', 'منتجاتنا'] };
const two = ({ language, id }: StateCell, href?: string, from = titles) => ({
  tiles: tiles(from[language]).map((tile) => ({
    ...tile,
    id: `${id}-${tile.id}`,
    href: href ?? tile.href,
  })),
});

export const AllStates: Story = stateMatrix<TileGridProps>({
  room: 'wide',
  states: {
    rest: (cell) => two(cell),
    hover: (cell) => two(cell),
    'focus-visible': (cell) => two(cell),
    pressed: (cell) => two(cell),
    disabled: (cell) => two(cell, 'waiting for a link'),
    long: (cell) => two(cell, undefined, longTitles),
  },
});
