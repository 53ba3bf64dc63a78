import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NavigationBar } from '../NavigationBar/index.ts';
import { Page, PageHeader } from '../index.ts';
import { stateMatrix } from '../story/stateMatrix/index.ts';
import { guide } from './HomeLink.guide.ts';
import { HomeLink, type HomeLinkProps } from './HomeLink.tsx';

const meta = {
  title: 'Library/Navigation/HomeLink',
  component: HomeLink,
  tags: ['arabic-reviewed-2026-11'],
  args: { href: './projects' },
  parameters: { guide },
} satisfies Meta<typeof HomeLink>;

export default meta;
type Story = StoryObj<typeof meta>;

const mark = { name: /All projects.*جميع المشاريع|جميع المشاريع.*All projects/ };
const edges = (element: Element) => element.getBoundingClientRect();

export const Playground: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', mark);
    await expect(edges(link).width).toBeGreaterThanOrEqual(48);
    await expect(edges(link).height).toBeGreaterThanOrEqual(48);
    await expect(canvas.getByText('جميع المشاريع')).toHaveAttribute('lang', 'ar');
  },
};

/** The page begins below it. */
export const AbovePage: Story = {
  render: (args) => (
    <>
      <HomeLink {...args} />
      <Page title="Core42">
        <PageHeader title="Core42" />
      </Page>
    </>
  ),
  globals: { viewport: { value: 'mobile1' } },
  parameters: { isScreen: true },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(edges(heading).top).toBeGreaterThanOrEqual(
      edges(canvas.getByRole('link', mark)).bottom,
    );
  },
};

/** The bar makes room for it next to its logo. */
export const BesideBar: Story = {
  render: (args) => (
    <>
      <HomeLink {...args} />
      <NavigationBar logo="TDRA" links={[{ label: 'Home', href: './home' }]} />
    </>
  ),
  parameters: { isScreen: true },
  play: async ({ canvas, globals }) => {
    const link = edges(canvas.getByRole('link', mark));
    const logo = edges(canvas.getByTitle(/Refresh|تحديث/));
    const gap = globals['language'] === 'ar' ? link.left - logo.right : logo.left - link.right;
    await expect(gap).toBeGreaterThanOrEqual(8);
    await expect(Math.abs(link.top - logo.top)).toBeLessThan(4);
  },
};

export const AllStates: Story = stateMatrix<HomeLinkProps>({
  cellStyle: { contain: 'layout', minBlockSize: '4rem' },
  states: { rest: {}, hover: {}, 'focus-visible': {}, pressed: {} },
});
