import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ddaRoot, dubaiNowPath, toolkitSections } from '../../content/dda/index.ts';
import { preloadAll } from '../../router/preload.ts';
import { answerFetch, Screen } from '../../testing/Screen.tsx';

/** The pages of the city platform: one screen per kind, one row of content per page. */
const meta = {
  title: 'Screens/City platform',
  component: Screen,
  args: { address: ddaRoot },
  parameters: { isScreen: true },
  loaders: [preloadAll],
  beforeEach: () => answerFetch({ '/showcase.config.json': () => Response.json({}) }),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Toolkit: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Activation Toolkit');
    await expect(canvas.getAllByRole('region')).toHaveLength(toolkitSections.length);
  },
};

export const PageWithFigures: Story = {
  args: { address: `${ddaRoot}/trade` },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Over 400')).toBeVisible();
    await expect(canvas.getByText('أكثر من 400').closest('[lang]')).toHaveAttribute('dir', 'rtl');
  },
};

export const PageWithADeepLink: Story = {
  args: { address: `${ddaRoot}/UAEPass` },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Try now/ });
    await expect(link).toHaveAttribute('href', 'uaepassdemo://');
    await expect(link).not.toHaveAttribute('target');
  },
};

export const PageOverAStillImage: Story = { args: { address: `${ddaRoot}/TourismDubaiBG` } };

export const AgentsSuite: Story = {
  args: { address: `${ddaRoot}/agents-suite` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Explore/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
  },
};

export const DubaiNow: Story = {
  args: { address: dubaiNowPath() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Life events' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'محطات الحياة' })).toBeVisible();
  },
};

export const ServiceInEnglish: Story = {
  args: { address: dubaiNowPath('marriage') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Marriage');
    await expect(canvas.getByText('VIDEO WILL BE INSERTED HERE')).toBeVisible();
  },
};

export const ServiceInArabic: Story = {
  args: { address: dubaiNowPath('الزواج') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('الزواج');
  },
};

export const UnknownService: Story = {
  args: { address: dubaiNowPath('constructor') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('تعذّر العثور على هذه الخدمة.')).toBeVisible();
  },
};

export const DeepLinkTest: Story = { args: { address: `${ddaRoot}/linking` } };
