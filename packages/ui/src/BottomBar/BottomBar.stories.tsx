import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { HomeLink } from '../HomeLink/index.ts';
import { NavigationBar, Page, PageHeader, SideNavigation } from '../index.ts';
import { stateMatrix } from '../story/stateMatrix/index.ts';
import { BottomBar, type BottomBarProps } from './BottomBar.tsx';
import { guide } from './BottomBar.guide.ts';

const meta = {
  title: 'Library/Navigation/BottomBar',
  component: BottomBar,
  tags: ['arabic-reviewed-2026-11'],
  args: { children: <HomeLink href="./projects" /> },
  globals: { viewport: { value: 'kiosk' } },
  parameters: { guide, isScreen: true },
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const bar = () => {
  const found = document.querySelector<HTMLElement>('[data-bottom-bar]');
  if (!found) throw new Error('The story shows no BottomBar.');
  return within(found);
};

/** The toggle of a SideNavigation joins the way home. */
export const Playground: Story = {
  render: (args) => (
    <>
      <BottomBar {...args} />
      <Page title="Core42">
        <PageHeader title="Core42" />
        <SideNavigation items={[{ label: 'Brand', href: '#brand' }]} />
      </Page>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(bar().getByRole('link')).toBeVisible();
    const toggle = bar().getByRole('button');
    await userEvent.click(toggle);
    const link = await canvas.findByRole('link', { name: 'Brand' });
    await waitFor(() => expect(link).toBeVisible());
    await userEvent.click(toggle);
    await expect(canvas.queryByRole('link', { name: 'Brand' })).toBeNull();
    await expect(toggle).toHaveFocus();
  },
};

/** The links of a section and its menu. */
export const WithNavigationBar: Story = {
  render: (args) => (
    <>
      <BottomBar {...args} />
      <NavigationBar logo="TDRA" links={[{ label: 'Home', href: './home' }]} />
    </>
  ),
  play: async () => {
    await expect(bar().getByRole('link', { name: 'Home' })).toBeVisible();
    await expect(bar().getByRole('banner')).toBeVisible();
  },
};

/** Other screens have no bar: each control stays in its corner. */
export const Landscape: Story = {
  ...Playground,
  globals: { viewport: { value: 'laptop' } },
  play: async () => {
    await expect(bar().queryByRole('button')).toBeNull();
  },
};

export const AllStates: Story = stateMatrix<BottomBarProps>({
  cellStyle: { contain: 'layout', minBlockSize: '6rem' },
  states: { rest: {} },
});
