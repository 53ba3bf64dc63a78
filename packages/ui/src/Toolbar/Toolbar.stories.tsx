import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Toolbar } from './Toolbar.tsx';

/** A row of controls that wraps on narrow screens. */
const meta = {
  title: 'Library/Toolbar',
  component: Toolbar,
  tags: ['stable', '!beta', 'reviewed-in-arabic'],
  args: {
    children: (
      <>
        <Button variant="primary">Try again</Button>
        <Button>Back to projects</Button>
      </>
    ),
  },
  parameters: {
    arabic: {
      children: (
        <>
          <Button variant="primary">إعادة المحاولة</Button>
          <Button>العودة إلى المشاريع</Button>
        </>
      ),
    },
  },
} satisfies Meta<typeof Toolbar>;

export default meta;

export const Playground: StoryObj<typeof meta> = {};
