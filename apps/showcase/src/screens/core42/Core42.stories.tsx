import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { info } from '@showcase/content/microsite';
import { findProduct, productPath, products } from '@showcase/content/products';
import { prerenderedPaths } from '../../prerenderedPaths.ts';
import { galleryOf } from '../../testing/Gallery.tsx';
import {
  answerFetch,
  inEnglish,
  press,
  Screen,
  screenMeta,
  screenParameters,
} from '../../testing/Screen.tsx';
import { ProductDetail } from './ProductDetail.tsx';

const addresses = prerenderedPaths.filter((path) => path.startsWith('/projects/core42'));

/**
 * The cloud provider's microsite. Visitors of its stand walk through it by touch; presenters use a keyboard or a clicker.
 * Its contact form has its own stories. Films that a stand doesn't have show the player's own message.
 */
const meta = {
  ...screenMeta,
  title: 'Screens/Core42',
  args: { address: '/projects/core42' },
  argTypes: { address: { control: 'select', options: addresses } },
  parameters: { ...screenParameters, docs: { ...screenParameters.docs } },
  beforeEach: () => answerFetch(),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const sections = /On this screen|في هذه الشاشة/;
const film = /^(?:Video|الفيديو|فيديو)$/;

const coLocation = findProduct('co-location');
const films = findProduct('compass')?.resources.filter(({ id }) => id === 'video') ?? [];

export const Landing: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Core42' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Get started' })).toHaveAttribute(
      'href',
      '/projects/core42/info',
    );
  }),
};

export const Info: Story = {
  args: { address: '/projects/core42/info' },
  play: inEnglish(async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(names).toEqual([
      '/',
      '/ar/projects/core42/info',
      ...info.tiles.map(({ target }) => 'path' in target && target.path),
      '/projects/core42/contact',
      '/projects/core42',
    ]);
  }),
};

export const InfoWithSideNavigation: Story = {
  args: { address: '/projects/core42/info' },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Our Products' })).toHaveLength(2);
  }, press(sections)),
};

export const Brand: Story = {
  args: { address: '/projects/core42/brand' },
  play: inEnglish(async ({ canvas }) => {
    const overview = canvas.getByRole('link', { name: /^Corporate Overview/ });
    await expect(overview).toHaveAttribute('target', '_blank');
    await expect(overview).toHaveAttribute('rel', expect.stringContaining('noopener'));
  }),
};

export const Products: Story = {
  args: { address: '/projects/core42/products' },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(products.length);
  }),
};

export const ProductsWithSideNavigation: Story = {
  args: { address: '/projects/core42/products' },
  play: inEnglish(async ({ canvas }) => {
    const disabled = canvas
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-disabled') === 'true');
    await expect(disabled).toHaveLength(products.length);
  }, press(sections)),
};

export const ProductWithFilm: Story = {
  args: { address: '/projects/core42/products/compass' },
  play: inEnglish(async () => {
    await expect(screen.getByRole('dialog', { name: 'Compass Overview' })).toBeVisible();
  }, press(film)),
};

export const ProductWithPlaceholders: Story = {
  args: { address: '/projects/core42/products/ai-cloud' },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getAllByText('Coming soon')).toHaveLength(2);
  }),
};

export const ProductWithOneResource: Story = {
  args: { address: '/projects/core42/products/signature-cloud' },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Sales Deck/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Video' })).not.toBeInTheDocument();
  }),
};

/** Every product's screen at a glance. The controls of a story choose a single one. */
export const EveryProduct: Story = galleryOf(
  'graphite',
  products.map(({ slug, heading }) => ({
    address: productPath(slug),
    heading: heading.en,
  })),
);

export const CoLocation: Story = {
  args: { address: '/projects/core42/products/co-location' },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Core42 Co-location');
    await expect(canvas.queryByRole('button', { name: 'Video' })).not.toBeInTheDocument();
  }),
};

/** The screen supports a video, though its content has none (docs/product.md, Products). */
export const CoLocationWithVideo: Story = {
  args: { address: '/projects/core42/products/co-location' },
  render: (args) => (
    <Screen {...args}>
      {coLocation && (
        <ProductDetail
          product={{
            ...coLocation,
            resources: [...coLocation.resources, ...films],
          }}
        />
      )}
    </Screen>
  ),
  play: inEnglish(async () => {
    const dialog = screen.getByRole('dialog', { name: 'Core42 Co-location Overview' });
    await expect(await within(dialog).findByTitle('Core42 Co-location Overview')).toHaveAttribute(
      'src',
      '/player/live',
    );
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  }, press(film)),
};

export const CoLocationWithSideNavigation: Story = {
  args: { address: '/projects/core42/products/co-location' },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^Sales Deck/ })).toHaveLength(2);
  }, press(sections)),
};

export const UnknownProduct: Story = {
  args: { address: '/projects/core42/products/constructor' },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'We couldn’t find that page.',
    );
  }),
};

export const Partners: Story = {
  args: { address: '/projects/core42/partners' },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: /^Partner \d$/ })).toHaveLength(6);
  }),
};
