import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HomeLink } from '../HomeLink/index.ts';
import { NavigationBar } from '../NavigationBar/index.ts';
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

/** After the way home; the bar makes room for both. */
export const BesideBar: Story = {
  render: (args) => (
    <>
      <HomeLink />
      <LanguageSwitcher {...args} />
      <NavigationBar logo="TDRA" links={[{ label: 'Home', href: './home' }]} />
    </>
  ),
  globals: { viewport: { value: 'mobile1' } },
  parameters: { isScreen: true },
  play: async ({ canvas, globals }) => {
    const isArabic = globals['language'] === 'ar';
    const places = [
      canvas.getByRole('link', { name: /All projects|جميع المشاريع/ }),
      canvas.getByRole('link', name),
      canvas.getByTitle(/Refresh|تحديث/),
    ].map(edges);
    const gaps = places.slice(1).map((place, index) => {
      const before = places[index] ?? place;
      return isArabic ? before.left - place.right : place.left - before.right;
    });
    for (const gap of gaps) await expect(gap).toBeGreaterThanOrEqual(4);
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
  cellStyle: { contain: 'layout', minBlockSize: '4rem' },
  states: { rest: {}, hover: {}, 'focus-visible': {}, pressed: {} },
});
