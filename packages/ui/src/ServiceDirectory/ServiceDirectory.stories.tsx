import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { overDusk } from '../internal/storyBackdrop.tsx';
import { ServiceDirectory, type DirectoryService } from './ServiceDirectory.tsx';

const names = [
  ['volunteer', 'Volunteer', 'التطوع'],
  ['domestic-workers', 'Domestic workers', 'العمالة المساعدة'],
  ['marriage', 'Marriage', 'الزواج'],
  ['rent-home', 'Rent a home', 'استئجار منزل'],
  ['may-they-rest-in-peace', 'May they rest in peace', 'رحمهم الله'],
  ['obtain-medical', 'Obtain medical care', 'الحصول على الرعاية الطبية'],
  ['get-land', 'Get land', 'الحصول على أرض'],
  ['get-ready-house', 'Get a ready house', 'الحصول على مسكن جاهز'],
  ['land-exchange', 'Land exchange', 'مبادلة أرض'],
  ['electric-vehicle', 'Electric vehicle', 'المركبة الكهربائية'],
  ['buy-sell-property', 'Buy or sell a property', 'شراء العقارات وبيعها'],
] as const;

const services: readonly DirectoryService[] = names.map(([id, en, ar]) => ({
  id,
  label: { en, ar },
  href: { en: `/dubai-now/${id}`, ar: `/dubai-now/${ar.replaceAll(' ', '-')}` },
}));

/** Services in two lists of equal weight. Every row is a link of its language. */
const meta = {
  title: 'Library/ServiceDirectory',
  component: ServiceDirectory,
  tags: ['stable', '!beta', 'reviewed-in-arabic'],
  args: { heading: { en: 'Life events', ar: 'محطات الحياة' }, services },
  parameters: { theme: 'dusk', isScreen: true },
  decorators: [overDusk],
} satisfies Meta<typeof ServiceDirectory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    await expect(canvas.getAllByRole('link')).toHaveLength(22);
    await expect(canvas.getByRole('list', { name: 'محطات الحياة' })).toBeVisible();
    const row = canvas.getByRole('link', { name: 'الزواج' });
    await expect(row).toHaveAttribute('href', '/dubai-now/الزواج');
    await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
};

export const LongLabels: Story = {
  args: {
    services: [
      {
        id: 'long',
        label: {
          en: 'Everything that has to be arranged after the birth of a child, in one place',
          ar: 'كل ما يلزم ترتيبه بعد ولادة طفل في مكان واحد',
        },
        href: { en: '/en', ar: '/ar' },
      },
      {
        id: 'soon',
        label: { en: 'Retirement', ar: 'التقاعد' },
        href: { en: 'waiting for a link', ar: '' },
      },
    ],
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('link', { name: /Retirement.*Coming soon/ });
    await expect(row).toHaveAttribute('aria-disabled', 'true');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
