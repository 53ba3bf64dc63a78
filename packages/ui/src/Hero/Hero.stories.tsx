import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../Button/index.ts';
import { storyPicture } from '../internal/storyPicture.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { guide } from './Hero.guide.ts';
import { Hero, heroSizes } from './Hero.tsx';

const content = (title: string, link: string) => (
  <>
    <PageHeader size="display" title={title} />
    <ButtonLink variant="primary" href="/start">
      {link}
    </ButtonLink>
  </>
);

/** The opening of a screen: content at the inline start over a picture. In portrait the picture stands above. */
const meta = {
  title: 'Library/Hero',
  component: Hero,
  tags: ['stable', '!beta', 'reviewed-in-arabic'],
  args: {
    picture: storyPicture('#23264d', 1600, 1000),
    children: content('Core42', 'Get started'),
  },
  argTypes: { size: { control: 'inline-radio', options: heroSizes } },
  parameters: { guide, theme: 'graphite', arabic: { children: content('Core42', 'ابدأ الآن') } },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    const isRtl = getComputedStyle(link).direction === 'rtl';
    const { left } = link.getBoundingClientRect();
    await expect(isRtl ? left > innerWidth / 2 : left < innerWidth / 2).toBe(true);
  },
};

export const WholeScreen: Story = { args: { size: 'screen' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
