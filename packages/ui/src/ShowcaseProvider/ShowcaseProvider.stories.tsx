import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { BilingualCard } from '../BilingualCard/index.ts';
import { ContactForm } from '../ContactForm/index.ts';
import { french } from '../story/languages/french.ts';
import { urdu } from '../story/languages/urdu.ts';
import { stateMatrix } from '../story/stateMatrix/index.ts';
import { failingPairs } from '../theme/failingPairs.ts';
import { createTheme } from '../theme/createTheme.ts';
import { MetricCard } from '../MetricCard/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { SavingsChart } from '../SavingsChart/index.ts';
import { themeNames, themes } from '../theme/themes.ts';
import { guide } from './ShowcaseProvider.guide.ts';
import { ShowcaseProvider, type ShowcaseProviderProps } from './ShowcaseProvider.tsx';

const measures = [
  { id: 'cost', label: { en: 'Cost', ar: 'التكلفة', fr: 'Coût', ur: 'لاگت' }, format: String },
] as const;
const chart = (
  <SavingsChart rows={[{ service: 'VPN', savings: { cost: 1200 } }]} measures={measures} />
);

const inside = (label: string, value: string) => (
  <>
    {chart}
    <MetricCard label={label} value={value} />
  </>
);

const meta = {
  title: 'Library/Layout/ShowcaseProvider',
  component: ShowcaseProvider,
  tags: ['stable', '!beta', 'arabic-reviewed-2026-11'],
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

export const FiveThemes: Story = {
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
        {chart}
      </ShowcaseProvider>
      <ShowcaseProvider language="ar" style={{ padding: '1.5rem' }}>
        {chart}
      </ShowcaseProvider>
    </>
  ),
  play: async ({ canvas }) => {
    const english = canvas.getByText('Savings by service');
    const arabic = canvas.getByText('الوفورات حسب الخدمة');
    await expect(getComputedStyle(english).direction).toBe('ltr');
    await expect(getComputedStyle(arabic).direction).toBe('rtl');
    await expect(arabic.closest('[lang]')).toHaveAttribute('lang', 'ar');
  },
};

const brand = createTheme({
  name: 'brand',
  colors: { page: '#fdf6ec', text: '#2b1a12', accent: '#8a2f1b' },
});

/** Three brand colours are enough: the other roles are derived from them. Providers nest, whatever their themes. */
export const AThemeOfYourOwn: Story = {
  render: () => (
    <ShowcaseProvider theme={brand} style={{ padding: '1.5rem' }}>
      {inside('Total Cost Saved:', '2.6M AED')}
      <ShowcaseProvider theme="dusk" style={{ padding: '1.5rem' }}>
        <MetricCard label="Total Time Saved:" value="8K Hours" />
      </ShowcaseProvider>
    </ShowcaseProvider>
  ),
  play: async ({ canvas }) => {
    const accentOf = (text: string) =>
      getComputedStyle(canvas.getByText(text)).getPropertyValue('--showcase-color-accent');
    await expect(accentOf('Total Cost Saved:')).toBe(brand.colors.accent);
    await expect(accentOf('Total Time Saved:')).toBe(themes.dusk.colors.accent);
    await expect(failingPairs(brand.colors)).toEqual([]);
  },
};

const shapes = {
  square: createTheme({ ...brand, name: 'square', radius: 'none', font: 'Georgia, serif' }),
  compact: createTheme({ ...brand, name: 'compact', radius: 'small', density: 'compact' }),
  night: createTheme({ ...brand, name: 'night', dark: themes.dusk.colors, scheme: 'dark' }),
} as const;

/** A theme also sets corners, typefaces and density, and may have a dark half. */
export const Shapes: Story = {
  render: () => (
    <>
      {Object.values(shapes).map((theme) => (
        <ShowcaseProvider key={theme.name} theme={theme} style={{ padding: '1.5rem' }}>
          <Button variant="primary">{theme.name}</Button>
          <MetricCard label="Total Cost Saved:" value="12.5M AED" />
        </ShowcaseProvider>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    await expect(button('square')).toHaveStyle({
      borderRadius: '0px',
      fontFamily: 'Georgia, serif',
    });
    await expect(button('compact').offsetHeight).toBeLessThan(button('square').offsetHeight);
    await expect(button('compact')).toHaveStyle({ borderRadius: '6px' });
    await expect(button('night')).toHaveStyle({ backgroundColor: themes.dusk.colors.accent });
  },
};

const twoComponents = (
  <>
    {chart}
    <PageHeader
      title={{
        en: 'Digital government',
        ar: 'الحكومة الرقمية',
        fr: 'Administration numérique',
        ur: 'ڈیجیٹل حکومت',
      }}
    />
  </>
);

const frenchTrade = {
  title: { en: 'Trade', fr: 'Commerce' },
  description: { en: 'Every step of importing.', fr: 'Toutes les étapes de l’importation.' },
  action: { label: { en: 'Explore', fr: 'Découvrir' }, href: '#trade' },
};

/** With `texts="page"`, every text is in the page's language alone, built-in texts included. */
export const InOneLanguage: Story = {
  parameters: { isBilingual: true },
  render: () => (
    <ShowcaseProvider
      language="fr"
      messages={{ fr: french }}
      texts="page"
      style={{ padding: '1.5rem' }}
    >
      <BilingualCard {...frenchTrade} />
      <ContactForm
        fields={[
          'name',
          {
            name: 'ship',
            type: 'select',
            label: { en: 'Ship', fr: 'Navire' },
            options: [{ value: 'boat', label: { en: 'Boat', fr: 'Bateau' } }],
          },
          { name: 'harbour', label: { en: 'Harbour', fr: 'Port' } },
        ]}
        notice={{ text: { en: 'To answer you.', fr: 'Pour vous répondre.' } }}
      />
    </ShowcaseProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Commerce' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Découvrir' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Port' })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(
      /Trade|importing|Explore|Harbour|answer|Name|[\u0600-\u06FF]/,
    );
  },
};

/** A provider takes any language: one object contains its texts, and the language determines the direction. */
export const OtherLanguages: Story = {
  tags: ['!dev'],
  parameters: { isBilingual: true },
  render: () => (
    <>
      <ShowcaseProvider language="fr" messages={{ fr: french }} style={{ padding: '1.5rem' }}>
        {twoComponents}
      </ShowcaseProvider>
      <ShowcaseProvider language="ur" messages={{ ur: urdu }} style={{ padding: '1.5rem' }}>
        {twoComponents}
      </ShowcaseProvider>
    </>
  ),
  play: async ({ canvas }) => {
    for (const [title, language, direction] of [
      ['Économies par service', 'fr', 'ltr'],
      ['خدمت کے لحاظ سے بچت', 'ur', 'rtl'],
    ] as const) {
      const text = canvas.getByText(title);
      await expect(text.closest('[lang]')).toHaveAttribute('lang', language);
      await expect(getComputedStyle(text).direction).toBe(direction);
    }
    const [french, urdu] = canvas.getAllByRole('heading', { level: 1 });
    await expect(french).toHaveTextContent('Administration numérique');
    await expect(urdu).toHaveTextContent('ڈیجیٹل حکومت');
    await expect(canvas.getByRole('table', { name: 'Économies par service: Coût' })).toBeVisible();
  },
};

/** It has no states, so this shows the five themes in both languages. */
export const AllStates: Story = stateMatrix<ShowcaseProviderProps>({
  variants: Object.fromEntries(themeNames.map((theme) => [theme, { theme }])),
  states: { rest: {} },
});
