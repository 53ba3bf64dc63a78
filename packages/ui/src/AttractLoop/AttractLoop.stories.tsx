import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AttractLoop } from './AttractLoop.tsx';

const picture = (color: string) => ({
  src: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"><rect width="640" height="400" fill="${color}"/></svg>`,
  )}`,
  width: 640,
  height: 400,
});

/** A full-screen loop for a stand nobody is at. Any input leaves it. */
const meta = {
  title: 'Library/AttractLoop',
  component: AttractLoop,
  tags: ['accessibility-reviewed'],
  args: {
    heading: 'Screensaver',
    slides: [
      {
        title: 'Core42',
        text: 'Sovereign cloud and AI infrastructure.',
        picture: picture('#12123a'),
      },
      { title: '2.6M AED', text: 'Cost Saved', picture: picture('#0d2c4d') },
    ],
    onLeave: fn(),
  },
  parameters: {
    theme: 'midnight',
    arabic: {
      heading: 'شاشة التوقف',
      slides: [
        {
          title: 'Core42',
          text: 'سحابة سيادية وبنية تحتية للذكاء الاصطناعي.',
          picture: picture('#12123a'),
        },
        {
          title: '2.6 مليون درهم',
          text: 'الوفورات في التكلفة',
          picture: picture('#0d2c4d'),
        },
      ],
    },
  },
} satisfies Meta<typeof AttractLoop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const LeavesOnAKey: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('x');
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const ChangesSlides: Story = {
  args: { secondsPerSlide: 0.2 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/2.6M AED|2.6 مليون درهم/)).toBeVisible());
  },
};
