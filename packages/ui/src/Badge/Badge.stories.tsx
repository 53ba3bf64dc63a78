import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from './Badge.guide.ts';
import { Badge } from './Badge.tsx';

/** A short remark beside what it is about: 'Sample figures'. Never an action. */
const meta = {
  title: 'Library/Badge',
  component: Badge,
  tags: ['stable', '!beta', 'reviewed-in-arabic'],
  args: { children: 'Sample figures' },
  parameters: { guide, arabic: { children: 'أرقام توضيحية' } },
} satisfies Meta<typeof Badge>;

export default meta;

export const Playground: StoryObj<typeof meta> = {};
