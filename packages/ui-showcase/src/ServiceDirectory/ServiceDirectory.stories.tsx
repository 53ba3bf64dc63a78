import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from '@showcase/ui/QrCode';
import { duskBehind, overDusk } from '../../../ui/src/story/dusk.tsx';
import { stateMatrix } from '../../../ui/src/story/stateMatrix/index.ts';
import {
  ServiceDirectory,
  type DirectoryService,
  type ServiceDirectoryProps,
} from './ServiceDirectory.tsx';

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

const meta = {
  title: 'This show/ServiceDirectory',
  component: ServiceDirectory,
  tags: ['stable', '!beta', 'arabic-reviewed-2026-11'],
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

const long: DirectoryService = {
  id: 'long',
  label: {
    en: 'Everything that has to be arranged after the birth of a child, in one place',
    ar: 'كل ما يلزم ترتيبه بعد ولادة طفل، في مكان واحد',
  },
  href: { en: '/en', ar: '/ar' },
};
const soon: DirectoryService = {
  id: 'soon',
  label: { en: 'Retirement', ar: 'التقاعد' },
  href: { en: 'waiting for a link', ar: '' },
};

export const LongLabels: Story = {
  args: { services: [long, soon] },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('link', { name: /Retirement.*Coming soon/ });
    await expect(row).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Between the lists on a wide screen; on a phone, after the first list. */
export const WithAQrCode: Story = {
  args: {
    children: (
      <QrCode
        value="https://example.org/app"
        caption={{ en: 'Scan to open the app', ar: 'امسح الرمز لفتح التطبيق' }}
      />
    ),
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };

const few = services.slice(0, 2);

export const AllStates: Story = stateMatrix<ServiceDirectoryProps>({
  room: 'wide',
  cellStyle: duskBehind,
  states: {
    rest: { services: few },
    hover: { services: few },
    'focus-visible': { services: few },
    'coming soon': { services: [soon] },
    long: { services: [long] },
  },
});
