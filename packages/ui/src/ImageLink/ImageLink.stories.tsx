import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyPicture } from '../internal/storyPicture.ts';
import { ImageLink } from './ImageLink.tsx';

const onClick = fn((event: { preventDefault: () => void }) => {
  event.preventDefault();
});

/** A link that is a picture. Its label is the picture's text alternative and stands beside it. */
const meta = {
  title: 'Library/ImageLink',
  component: ImageLink,
  tags: ['stable', '!beta', 'reviewed-in-arabic', 'accessibility-reviewed'],
  args: {
    href: '/projects/core42/contact',
    label: 'Contact us',
    picture: storyPicture('#23264d', 320, 200),
    onClick,
  },
  parameters: { theme: 'graphite', arabic: { label: 'تواصل معنا' } },
} satisfies Meta<typeof ImageLink>;

export default meta;
type Story = StoryObj<typeof meta>;

const name = { name: /^(Contact us|تواصل معنا)$/ };

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', name)).toBeVisible();
    const link = canvas.getByRole('link', name);
    await expect(link).toHaveAttribute('href', '/projects/core42/contact');
    link.focus();
    await userEvent.keyboard('{Enter} ');
    await expect(onClick).toHaveBeenCalledTimes(2);
  },
};

export const Large: Story = { args: { size: 'large' } };

export const External: Story = {
  args: { href: 'https://example.org/' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', name)).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', name)).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const WithoutATarget: Story = {
  args: { href: 'javascript:alert(1)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', name)).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('link', name)).not.toHaveAttribute('href');
  },
};
