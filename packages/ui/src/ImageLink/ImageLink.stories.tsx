import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { stateMatrix } from '../story/stateMatrix/index.ts';
import { storyPicture } from '../story/storyPicture.ts';
import { guide } from './ImageLink.guide.ts';
import { ImageLink, type ImageLinkProps } from './ImageLink.tsx';

const onClick = fn((event: { preventDefault: () => void }) => {
  event.preventDefault();
});

const meta = {
  title: 'Library/Actions/ImageLink',
  component: ImageLink,
  tags: ['stable', '!beta', 'arabic-reviewed-2026-11'],
  args: {
    href: '/projects/core42/contact',
    label: 'Contact us',
    picture: storyPicture('#23264d', 320, 200),
    onClick,
  },
  parameters: { guide, theme: 'graphite', arabic: { label: 'تواصل معنا' } },
} satisfies Meta<typeof ImageLink>;

export default meta;
type Story = StoryObj<typeof meta>;

const name = { name: /^(Contact us|تواصل معنا)$/ };
const withReason = { name: /^(Contact us Coming soon|تواصل معنا قريبًا)$/ };

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', name);
    // The picture adds nothing to the name, so screen readers say the name once.
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
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
    const link = canvas.getByRole('link', withReason);
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await expect(link).not.toHaveAttribute('href');
    await expect(getComputedStyle(link).cursor).toBe('not-allowed');
    await expect(getComputedStyle(link).borderStyle).toBe('dashed');
  },
};

export const LongLabel: Story = {
  args: { label: 'Talk to the team that builds sovereign cloud regions with governments' },
  parameters: {
    arabic: { label: 'تحدّث إلى الفريق الذي يبني مناطق السحابة السيادية بالتعاون مع الحكومات' },
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByRole('link');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

const long = {
  en: 'Talk to the team that builds sovereign cloud regions',
  ar: 'تحدّث إلى الفريق الذي يبني مناطق السحابة السيادية',
};

export const AllStates: Story = stateMatrix<ImageLinkProps>({
  room: 'wide',
  variants: { medium: { size: 'medium' }, large: { size: 'large' } },
  states: {
    rest: {},
    hover: {},
    'focus-visible': {},
    pressed: {},
    disabled: { href: 'waiting for a link' },
    'long label': ({ language }) => ({ label: long[language] }),
  },
});
