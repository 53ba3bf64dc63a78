import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AdoptionProgress } from '../AdoptionProgress/index.ts';
import { stateMatrix } from '../internal/stateMatrix/index.ts';
import { MetricCard } from '../MetricCard/index.ts';
import { themeNames } from '../theme/tokens.ts';
import { guide } from './ShowcaseProvider.guide.ts';
import { ShowcaseProvider, type ShowcaseProviderProps } from './ShowcaseProvider.tsx';

const inside = (label: string, value: string) => (
  <>
    <AdoptionProgress adopted={15} total={25} percentage={60} />
    <MetricCard label={label} value={value} />
  </>
);

/** Language, direction, world and link component of everything inside. Providers nest. */
const meta = {
  title: 'Library/ShowcaseProvider',
  component: ShowcaseProvider,
  tags: ['stable', '!beta', 'reviewed-in-arabic'],
  args: { children: inside('Total Cost Saved:', '2.6M AED'), style: { padding: '1.5rem' } },
  parameters: {
    guide,
    arabic: { children: inside('إجمالي الوفورات في التكلفة:', '2.6 مليون درهم') },
  },
} satisfies Meta<typeof ShowcaseProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    const text = canvas.getByText(/Total Cost Saved|إجمالي الوفورات/);
    await expect(text.closest('[lang]')).toHaveAttribute('lang', globals['language']);
    await expect(getComputedStyle(text).direction).toBe(
      globals['language'] === 'ar' ? 'rtl' : 'ltr',
    );
  },
};

export const FiveWorlds: Story = {
  render: () => (
    <>
      {themeNames.map((theme) => (
        <ShowcaseProvider key={theme} theme={theme} style={{ padding: '1.5rem' }}>
          <MetricCard label={theme} value="2.6M AED" />
        </ShowcaseProvider>
      ))}
    </>
  ),
};

export const BothLanguagesOnOnePage: Story = {
  render: () => (
    <>
      <ShowcaseProvider language="en" style={{ padding: '1.5rem' }}>
        <AdoptionProgress adopted={15} total={25} percentage={60} />
      </ShowcaseProvider>
      <ShowcaseProvider language="ar" style={{ padding: '1.5rem' }}>
        <AdoptionProgress adopted={15} total={25} percentage={60} />
      </ShowcaseProvider>
    </>
  ),
  play: async ({ canvas }) => {
    const english = canvas.getByText('Services Adoption Progress');
    const arabic = canvas.getByText('مستوى تبنّي الخدمات');
    await expect(getComputedStyle(english).direction).toBe('ltr');
    await expect(getComputedStyle(arabic).direction).toBe('rtl');
    await expect(arabic.closest('[lang]')).toHaveAttribute('lang', 'ar');
  },
};

/** It has no states of its own: the five worlds, in both languages. */
export const AllStates: Story = stateMatrix<ShowcaseProviderProps>({
  variants: Object.fromEntries(themeNames.map((theme) => [theme, { theme }])),
  states: { rest: {} },
});
