import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stateMatrix } from '../story/stateMatrix/index.ts';
import { duskBehind, overDusk } from '../story/dusk.tsx';
import { guide } from './ActionLink.guide.ts';
import { actionLabels } from './ActionLink.messages.ts';
import { ActionLink, type ActionLinkProps } from './ActionLink.tsx';

const meta = {
  title: 'Library/Actions/ActionLink',
  component: ActionLink,
  tags: ['stable', '!beta', 'arabic-reviewed-2026-11'],
  args: { label: actionLabels.explore, href: 'https://example.org/' },
  argTypes: { variant: { control: 'inline-radio', options: ['primary', 'secondary', 'quiet'] } },
  parameters: { guide, theme: 'dusk', isScreen: true },
  decorators: [
    (Story) => (
      <div>
        <Story />
      </div>
    ),
    overDusk,
  ],
} satisfies Meta<typeof ActionLink>;

export default meta;
type Story = StoryObj<typeof meta>;

const explore = { name: /Explore.*استكشف|استكشف.*Explore/ };

export const Playground: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', explore);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByText('استكشف').closest('[lang]')).toHaveAttribute('dir', 'rtl');
    await expect(canvas.getByText('Explore').closest('[lang]')).toHaveAttribute('dir', 'ltr');
  },
};

export const Secondary: Story = { args: { variant: 'secondary' } };

/** The main action of a screen, with a star between the languages. */
export const Large: Story = {
  args: { size: 'large' },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('link').getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(60);
  },
};

/** Shows a status instead of a dead button. */
export const LargeComingSoon: Story = { args: { size: 'large', href: undefined } };

/** A left or right arrow means 'back' in only one language; an up arrow works in both. */
export const Return: Story = {
  args: {
    label: { en: 'Back to the toolkit', ar: 'العودة إلى مجموعة الأدوات' },
    href: '/toolkit',
    variant: 'quiet',
    back: true,
  },
};

export const DeepLink: Story = {
  args: { label: actionLabels.tryNow, href: 'dubainow://open' },
  parameters: { schemes: ['dubainow'] },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Try now/ });
    await expect(link).toHaveAttribute('href', 'dubainow://open');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

const isDisabled: Story['play'] = async ({ canvas }) => {
  const link = canvas.getByRole('link', explore);
  await expect(link).toHaveAttribute('aria-disabled', 'true');
  await expect(link).not.toHaveAttribute('href');
  await expect(canvas.getByText('Coming soon')).toBeVisible();
  await expect(canvas.getByText('قريبًا')).toBeVisible();
};

export const Placeholder: Story = { args: { href: 'waiting for a link' }, play: isDisabled };

export const NoTarget: Story = {
  tags: ['!dev'],
  args: { href: undefined },
  play: isDisabled,
};

export const UnknownScheme: Story = {
  tags: ['!dev'],
  args: { href: 'JaVa\tScRiPt:alert(1)' },
  play: isDisabled,
};

const longLabel = {
  en: 'Explore the data of the city and its districts',
  ar: 'استكشف بيانات المدينة وأحيائها',
};

export const LongLabel: Story = { args: { label: longLabel } };

export const OnAPhone: Story = {
  ...LongLabel,
  globals: { viewport: { value: 'mobile1' } },
};

export const AllStates: Story = stateMatrix<ActionLinkProps>({
  variants: {
    primary: { variant: 'primary' },
    large: { size: 'large' },
    secondary: { variant: 'secondary' },
    quiet: { variant: 'quiet' },
  },
  room: 'wide',
  cellStyle: duskBehind,
  states: {
    rest: {},
    hover: {},
    'focus-visible': {},
    pressed: {},
    disabled: { href: undefined },
    'long label': { label: longLabel },
  },
});
