import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { notFound } from '@showcase/content/notFound';
import { site } from '@showcase/content/site';
import { AreaBoundary } from '../../navigation/AreaBoundary.tsx';
import type { Screen } from '../../testing/Screen.tsx';
import { inEnglish, screenMeta, screenParameters } from '../../testing/Screen.tsx';

/**
 * The first screen of the show, at which every visit begins and ends, and what visitors see at an address that leads
 * nowhere. M42 has no area of its own in this show: its card leads to its website.
 */
const meta = {
  ...screenMeta,
  title: 'Screens/Overview',
  args: { address: '/' },
  parameters: { ...screenParameters, docs: { ...screenParameters.docs } },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Projects: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^View details/ })).toHaveLength(5);
    await expect(canvas.getByRole('link', { name: /M42$/ })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByText('Projects')).toHaveAttribute('lang', 'en');
  }),
};

export const ProjectDetail: Story = {
  args: { address: '/projects/m42' },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('M42');
    await expect(canvas.getByRole('link', { name: 'Back to projects' })).toHaveAttribute(
      'href',
      '/',
    );
  }),
};

export const UnknownProject: Story = {
  args: { address: '/projects/constructor' },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("We couldn't find that project.");
    await expect(canvas.getByText(notFound.unknownProject.en)).toHaveAttribute('lang', 'en');
    await expect(canvas.getByRole('link', { name: /^Back to projects/ })).toBeVisible();
  }),
};

export const NotFound: Story = {
  args: { address: '/no/such/page' },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText(notFound.title.en)).toHaveAttribute('lang', 'en');
    await expect(canvas.getByRole('link', { name: /^Back to projects/ })).toHaveAttribute(
      'href',
      '/',
    );
  }),
};

function Broken(): never {
  throw new Error('The code of the screen did not load.');
}

/** Shown instead of a screen that throws or whose code does not load. */
export const ScreenDidNotLoad: Story = {
  render: ({ address }) => (
    <AreaBoundary address={address}>
      <Broken />
    </AreaBoundary>
  ),
  parameters: { hasProvider: false, theme: 'midnight' },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      site.failure.title.en,
    );
    await expect(canvas.getByText(site.failure.text.en)).toHaveAttribute('lang', 'en');
    await expect(canvas.getByRole('button', { name: /^Try again/ })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: /^Back to projects/ })).toHaveAttribute(
      'href',
      '/',
    );
  }),
};
