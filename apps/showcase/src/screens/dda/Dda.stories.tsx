import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ddaRoot } from '@showcase/content/city/area';
import { dubaiNowServices } from '@showcase/content/city/dubaiNow';
import { dubaiNowPath, servicePath } from '@showcase/content/city/dubaiNow/services';
import { deepLinkItems } from '@showcase/content/city/linking';
import { cityPages, toolkitSections } from '@showcase/content/city/tiles';
import { notFound } from '@showcase/content/notFound';
import { prerenderedPaths } from '../../prerenderedPaths.ts';
import { galleryOf } from '../../testing/Gallery.tsx';
import type { Screen } from '../../testing/Screen.tsx';
import { answerFetch, inEnglish, screenMeta, screenParameters } from '../../testing/Screen.tsx';

const pages = cityPages.map(({ slug, title }) => ({
  address: `${ddaRoot}/${slug}`,
  heading: title.en,
}));
const services = dubaiNowServices.flatMap(({ paths, label }) => [
  { address: paths.en, heading: label.en },
  { address: paths.ar, heading: label.ar },
]);
const addresses = prerenderedPaths.filter((path) => path.startsWith(ddaRoot));

/**
 * The city platform's pages, with which presenters show journeys of residents on a large screen: one screen per kind, one
 * row of content per page. Every page has both languages. Films and pictures that the city hasn't sent yet have
 * placeholders, which say so.
 */
const meta = {
  ...screenMeta,
  title: 'Screens/DDA',
  args: { address: ddaRoot },
  argTypes: { address: { control: 'select', options: addresses } },
  parameters: { ...screenParameters, docs: { ...screenParameters.docs } },
  beforeEach: () => answerFetch(),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Toolkit: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Activation Toolkit');
    await expect(canvas.getAllByRole('region')).toHaveLength(toolkitSections.length);
  }),
};

export const PageWithFigures: Story = {
  args: { address: `${ddaRoot}/trade` },
  play: inEnglish(async ({ canvas }) => {
    const [words] = canvas.getAllByText('أكثر من');
    await expect(words).toHaveAttribute('dir', 'rtl');
    await expect(canvas.getByText('400').closest('dd')).toHaveTextContent('Over أكثر من 400');
  }),
};

export const PageWithADeepLink: Story = {
  args: { address: `${ddaRoot}/UAEPass` },
  play: inEnglish(async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Try now/ });
    await expect(link).toHaveAttribute('href', 'uaepassdemo://');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }),
};

export const PageOverAStillImage: Story = {
  args: { address: `${ddaRoot}/TourismDubaiBG` },
  play: inEnglish(async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvasElement.querySelector('video')).toBeNull();
  }),
};

export const AgentsSuite: Story = {
  args: { address: `${ddaRoot}/agents-suite` },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Explore/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
  }),
};

export const DubaiNow: Story = {
  args: { address: dubaiNowPath },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Life events' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'محطات الحياة' })).toBeVisible();
  }),
};

export const ServiceInEnglish: Story = {
  args: { address: servicePath('marriage', 'en') },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Marriage');
    await expect(canvas.getByText('VIDEO WILL BE INSERTED HERE')).toBeVisible();
  }),
};

export const ServiceWithAFilm: Story = {
  args: { address: servicePath('volunteer', 'en') },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Volunteer');
    await waitFor(() => expect(canvas.getByTitle('Volunteer')).toBeVisible());
    await expect(canvas.queryByText('VIDEO WILL BE INSERTED HERE')).not.toBeInTheDocument();
  }),
};

export const ServiceInArabic: Story = {
  args: { address: servicePath('marriage', 'ar') },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('الزواج');
  }),
};

export const UnknownService: Story = {
  args: { address: `${dubaiNowPath}/constructor` },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('تعذّر العثور على هذه الخدمة.')).toBeVisible();
  }),
};

export const UnknownPage: Story = {
  args: { address: `${ddaRoot}/constructor` },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(notFound.title.en);
    await expect(canvas.getByText(notFound.title.ar)).toHaveAttribute('lang', 'ar');
  }),
};

export const DeepLinkTest: Story = {
  args: { address: `${ddaRoot}/linking` },
  play: inEnglish(async ({ canvas }) => {
    for (const { name } of deepLinkItems) {
      await expect(canvas.getByRole('heading', { name: new RegExp(`^${name.en}`) })).toBeVisible();
    }
  }),
};

/** Every page of the city platform at a glance, over its poster. The controls of a story choose a single page. */
export const EveryPage: Story = galleryOf('dusk', pages);

/** Every service of Dubai Now at a glance, at its English and at its Arabic address. */
export const EveryService: Story = galleryOf('dusk', services);
