import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stateMatrix } from '../story/stateMatrix/index.ts';
import { storyPicture } from '../story/storyPicture.ts';
import { guide } from './FooterActions.guide.ts';
import { FooterActions, type FooterActionsProps } from './FooterActions.tsx';

const picture = storyPicture('#23264d', 320, 200);
const actions = (contact: string, back: string) => [
  { id: 'contact', label: contact, href: '/contact', picture: { ...picture } },
  { id: 'back', label: back, href: '/', picture: { ...picture } },
];

const meta = {
  title: 'Library/Navigation/FooterActions',
  component: FooterActions,
  tags: ['stable', '!beta', 'arabic-reviewed-2026-11'],
  args: { actions: actions('Contact us', 'Back to Core 42 home') },
  parameters: {
    guide,
    theme: 'graphite',
    arabic: { actions: actions('تواصل معنا', 'العودة إلى صفحة Core42 الرئيسية') },
  },
} satisfies Meta<typeof FooterActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const [contact, back] = canvas.getAllByRole('link');
    await expect(contact).toHaveAccessibleName(/^(Contact us|تواصل معنا)$/);
    await expect(back).toHaveAttribute('href', '/');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };

const long = {
  en: actions(
    'Contact us about sovereign cloud and delivery services',
    'Back to the overview of all products and services of Core42',
  ),
  ar: actions(
    'تواصل معنا بشأن السحابة السيادية وخدمات التنفيذ',
    'العودة إلى صفحة جميع منتجات Core42 وخدماتها',
  ),
};

export const LongLabels: Story = {
  args: { actions: long.en },
  parameters: { arabic: { actions: long.ar } },
};

export const AllStates: Story = stateMatrix<FooterActionsProps>({
  isWide: true,
  states: {
    rest: {},
    hover: {},
    'focus-visible': {},
    pressed: {},
    'long text': ({ language }) => ({ actions: long[language] }),
  },
});
