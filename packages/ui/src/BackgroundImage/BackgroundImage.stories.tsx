import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type CSSProperties } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { stateMatrix } from '../story/stateMatrix/index.ts';
import { storyDusk } from '../story/dusk.tsx';
import { guide } from './BackgroundImage.guide.ts';
import { BackgroundImage, type BackgroundImageProps } from './BackgroundImage.tsx';

const evening = storyDusk('#2b1836', '#f0a765', '#8a4a3c');
const night = storyDusk('#0a1030', '#6f86c9', '#23305c');

function Changing(props: BackgroundImageProps) {
  const [isNight, setIsNight] = useState(false);
  return (
    <>
      <BackgroundImage {...props} src={isNight ? night : props.src} />
      <Button
        onClick={() => {
          setIsNight(!isNight);
        }}
      >
        Change
      </Button>
    </>
  );
}

const meta = {
  title: 'Library/Media/BackgroundImage',
  component: BackgroundImage,
  tags: ['motion', 'stable', '!beta'],
  args: { src: evening, 'data-testid': 'background' } as BackgroundImageProps,
  parameters: { guide, docs: { story: { height: '24rem' } }, theme: 'dusk', isScreen: true },
  decorators: [
    (Story) => (
      <div style={{ isolation: 'isolate', minBlockSize: '100vh', padding: '2rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BackgroundImage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const background = canvas.getByTestId('background');
    await expect(background).toHaveAttribute('aria-hidden', 'true');
    const { width, height } = background.getBoundingClientRect();
    await expect(width).toBe(document.documentElement.clientWidth);
    await expect(height).toBe(innerHeight);
  },
};

export const StrongScrim: Story = { args: { scrim: 'strong' } };

/** The upper half is as bright as the picture, and cropping keeps the focus in view. */
export const GroundWithAFocus: Story = {
  args: { scrim: 'ground', focus: '80% 30%' },
  play: async ({ canvas }) => {
    const picture = canvas.getByTestId('background').querySelector('img');
    if (!picture) throw new Error('There is no picture.');
    await expect(getComputedStyle(picture).objectPosition).toBe('80% 30%');
    await expect(picture.getBoundingClientRect().bottom).toBeLessThan(innerHeight);
  },
};

export const ChangesWithoutAFlash: Story = {
  tags: ['!dev'],
  render: (props) => <Changing {...props} />,
  play: async ({ canvas, userEvent }) => {
    const pictures = () => canvas.getByTestId('background').querySelectorAll('img');
    await userEvent.click(canvas.getByRole('button'));
    await expect(pictures()).toHaveLength(2);
    await waitFor(() => expect(pictures()).toHaveLength(1), { timeout: 3000 });
    await expect(pictures()[0]).toHaveAttribute('src', night);
  },
};

export const NewOneIsMissing: Story = {
  tags: ['!dev'],
  render: (props) => <Changing {...props} />,
  args: { src: 'data:image/png;base64,' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByTestId('background').querySelector('img')).toBeInTheDocument();
    // The browser's broken-image icon must not show either.
    await waitFor(() => {
      const [picture] = canvas.getByTestId('background').querySelectorAll('img');
      return expect(picture).not.toBeVisible();
    });
  },
};

export const ReducedMotion: Story = { globals: { motion: 'reduced' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };

/** Each cell is a separate screen. */
const cellStyle: CSSProperties = {
  isolation: 'isolate',
  overflow: 'hidden',
  blockSize: '14rem',
  minBlockSize: 0,
  transform: 'translate(0)',
};

export const AllStates: Story = stateMatrix<BackgroundImageProps>({
  cellStyle,
  states: {
    rest: {},
    'strong scrim': { scrim: 'strong' },
    ground: { scrim: 'ground' },
    'does not load': { src: 'data:image/png;base64,' },
  },
});
