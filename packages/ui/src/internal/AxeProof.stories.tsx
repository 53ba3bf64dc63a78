import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Internal/Axe proof',
  component: () => <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width={40} height={40} />,
  tags: ['axe-proof', '!autodocs', '!dev'],
} satisfies Meta;

export default meta;

export const ImageWithoutAlternative: StoryObj<typeof meta> = {};
