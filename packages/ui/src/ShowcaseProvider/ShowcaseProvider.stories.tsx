import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AdoptionProgress } from '../AdoptionProgress/index.ts';
import { MetricCard } from '../MetricCard/index.ts';
import { themeNames } from '../theme/tokens.ts';
import { ShowcaseProvider } from './ShowcaseProvider.tsx';

/** Language, direction, world and link component of everything inside. Providers nest. */
const meta = {
  title: 'Library/ShowcaseProvider',
  component: ShowcaseProvider,
  tags: ['stable', '!beta', 'reviewed-in-arabic'],
} satisfies Meta<typeof ShowcaseProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

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
