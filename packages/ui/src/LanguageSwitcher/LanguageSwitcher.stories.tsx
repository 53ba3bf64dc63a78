import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stateMatrix } from '../story/stateMatrix/index.ts';
import { guide } from './LanguageSwitcher.guide.ts';
import { LanguageSwitcher, type LanguageSwitcherProps } from './LanguageSwitcher.tsx';

const meta = {
  title: 'Library/Navigation/LanguageSwitcher',
  component: LanguageSwitcher,
  args: { languages: [{ language: 'ar', label: 'العربية', href: './ar' }] },
  parameters: {
    guide,
    arabic: { languages: [{ language: 'en', label: 'English', href: './en' }] },
  },
} satisfies Meta<typeof LanguageSwitcher>;

export default meta;

type Story = StoryObj<typeof meta>;

const name = { name: /^(?:English|العربية)$/ };
const edges = (element: Element) => element.getBoundingClientRect();

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    const target = canvas.getByRole('link', name);
    const other = globals['language'] === 'ar' ? 'en' : 'ar';
    await expect(target).toHaveAttribute('lang', other);
    await expect(target).toHaveAttribute('hreflang', other);
    await expect(edges(target).height).toBeGreaterThanOrEqual(48);
  },
};

export const ThreeLanguages: Story = {
  args: {
    languages: [
      { language: 'ar', label: 'العربية', href: './ar' },
      { language: 'fr', label: 'Français', href: './fr' },
    ],
  },
};

export const AllStates: Story = stateMatrix<LanguageSwitcherProps>({
  states: { rest: {}, hover: {}, 'focus-visible': {}, pressed: {} },
});
