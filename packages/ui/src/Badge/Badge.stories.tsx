import type { Meta, StoryObj } from '@storybook/react-vite';
import { stateMatrix } from '../story/stateMatrix/index.ts';
import { guide } from './Badge.guide.ts';
import { Badge, type BadgeProps } from './Badge.tsx';

const meta = {
  title: 'Library/Dialogs and messages/Badge',
  component: Badge,
  tags: ['stable', '!beta', 'arabic-reviewed-2026-11'],
  args: { children: 'Sample figures' },
  parameters: { guide, arabic: { children: 'أرقام توضيحية' } },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const long = {
  en: 'Sample figures for the presentation, not those of any entity',
  ar: 'أرقام توضيحية لأغراض العرض، ولا تخص أي جهة بعينها',
};

export const LongText: Story = {
  args: { children: long.en },
  parameters: { arabic: { children: long.ar } },
};

export const AllStates: Story = stateMatrix<BadgeProps>({
  states: {
    rest: {},
    number: { children: <bdi>25</bdi> },
    'long text': ({ language }) => ({ children: long[language] }),
  },
});
