import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AdoptionDial } from '../AdoptionDial/index.ts';
import { AdoptionProgress } from '../AdoptionProgress/index.ts';
import { stateMatrix } from '../../../ui/src/story/stateMatrix/index.ts';
import { type BuiltInLanguage, Button, MetricCard, PageHeader } from '@showcase/ui';
import { ServiceList } from '../ServiceList/index.ts';
import { DashboardGrid, type DashboardGridProps } from './DashboardGrid.tsx';

const texts = {
  en: {
    title: 'Dubai Municipality Dashboard',
    overall: 'Overall impact',
    totals: ['Total Cost Saved:', 'Total Time Saved:', 'Total CO2 Reduced:'],
    units: ['AED', 'Hours', 'Tonnes'],
    adopted: 'Adopted Services',
    none: 'No services adopted yet',
  },
  ar: {
    title: 'لوحة معلومات بلدية دبي',
    overall: 'الأثر الإجمالي',
    totals: [
      'إجمالي الوفورات في التكلفة:',
      'إجمالي الوفورات في الوقت:',
      'إجمالي خفض انبعاثات ثاني أكسيد الكربون:',
    ],
    units: ['درهم', 'ساعة', 'طن'],
    adopted: 'الخدمات المتبنّاة',
    none: 'لا توجد خدمات متبنّاة بعد',
  },
};

const partsIn = (language: BuiltInLanguage): DashboardGridProps => {
  const { title, overall, totals, units, adopted, none } = texts[language];
  return {
    header: <PageHeader title={title} />,
    controls: <Button>{overall}</Button>,
    picture: <AdoptionProgress adopted={3} total={25} percentage={12} />,
    figures: totals.map((label, index) => (
      <MetricCard key={label} label={label} value={`27.1K ${units[index] ?? ''}`} />
    )),
    children: (
      <ServiceList
        heading={adopted}
        services={['UAE PASS', 'VPN', 'Kubernetes as a Service']}
        emptyText={none}
        onSelect={() => undefined}
      />
    ),
  };
};
const emptyIn = (language: BuiltInLanguage): Partial<DashboardGridProps> => ({
  ...partsIn(language),
  picture: <AdoptionDial adopted={0} total={25} />,
  // Not undefined, which would keep those of the other stories.
  figures: null,
  children: null,
});

const meta = {
  title: 'This show/DashboardGrid',
  component: DashboardGrid,
  tags: ['arabic-reviewed-2026-11'],
  args: partsIn('en'),
  parameters: { arabic: partsIn('ar') },
} satisfies Meta<typeof DashboardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getAllByText('27.1K')).toHaveLength(3);
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

export const Empty: Story = {
  args: emptyIn('en'),
  parameters: { arabic: emptyIn('ar') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('27.1K')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button')).toBeVisible();
  },
};

export const AllStates: Story = stateMatrix<DashboardGridProps>({
  room: 'full',
  states: { rest: {}, empty: ({ language }) => emptyIn(language) },
});
