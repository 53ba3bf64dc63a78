import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Screen } from '../../testing/Screen.tsx';
import { inEnglish, press, screenMeta, screenParameters } from '../../testing/Screen.tsx';

/**
 * The regulator's home, on the kiosk at its stand, and the screensaver between two visitors. Its bar is fixed at the
 * bottom of an upright kiosk, within reach.
 */
const meta = {
  ...screenMeta,
  title: 'Screens/TDRA',
  args: { address: '/projects/tdra' },
  parameters: { ...screenParameters, docs: { ...screenParameters.docs } },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute(
      'href',
      '/projects/tdra',
    );
    await expect(canvas.getByRole('link', { name: 'Screensaver' })).toHaveAttribute(
      'href',
      '/projects/tdra/screensaver',
    );
    await expect(canvas.getByTitle('Refresh')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Screensaver' })).toBeVisible();
  }),
};

export const MenuOpen: Story = {
  play: inEnglish(
    async () => {
      const menu = within(screen.getByRole('dialog'));
      await waitFor(() =>
        expect(menu.getByRole('link', { name: 'Impact dashboard' })).toBeVisible(),
      );
      await expect(menu.getByRole('button', { name: 'Close' })).toHaveFocus();
    },
    press(/Menu|القائمة/),
  ),
};

export const Screensaver: Story = {
  args: { address: '/projects/tdra/screensaver' },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Screensaver');
  }),
};
