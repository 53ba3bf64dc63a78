import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  entityNames,
  longEntityName,
  sampleFigures,
} from '../ImpactReport/ImpactReport.samples.ts';
import { stateMatrix } from '../../../ui/src/story/stateMatrix/index.ts';
import { ImpactWall, type ImpactWallProps } from './ImpactWall.tsx';

// A story in its own frame has no code for a docs page to show.
const code = `<ImpactWall
  subject={{ en: 'Digital impact', ar: 'الأثر الرقمي' }}
  name="Ministry of Education"
  adopted={1}
  total={2}
  percentage={50}
  totals={[{ label: 'Cost saved', value: '120,000 AED' }]}
  services={[{ service: 'UAE PASS', savings: { cost: 120_000 } }]}
  measures={[{ id: 'cost', label: 'Cost saved', format: (amount) => String(amount) + ' AED' }]}
  notAdopted={['Internet']}
/>`;

const meta = {
  title: 'This show/ImpactWall',
  component: ImpactWall,
  tags: ['arabic-reviewed-2026-11'],
  args: { ...sampleFigures(12), note: { en: 'Sample figures', ar: 'أرقام توضيحية' } },
  parameters: {
    isScreen: true,
    arabic: { name: entityNames.ar },
    docs: { source: { code }, story: { inline: false, height: '44rem' } },
  },
} satisfies Meta<typeof ImpactWall>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const fitsTheWindow = async ({ canvasElement, args, canvas }: Context) => {
  if (args.address !== undefined) await canvas.findByRole('img');
  const stage = canvasElement.querySelector('section');
  await expect(stage?.scrollHeight).toBe(window.innerHeight);
  await expect(stage?.scrollWidth).toBe(stage?.clientWidth);
};

export const Playground: Story = {
  play: async (context) => {
    const { canvas } = context;
    await fitsTheWindow(context);
    await expect(canvas.getByText('12/25')).toBeVisible();
    await expect(canvas.getByText('Kubernetes as a Service')).toBeVisible();
    await expect(await canvas.findByRole('img')).toHaveAccessibleName(/QR code|الاستجابة/);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const OneService: Story = { args: sampleFigures(1), play: fitsTheWindow };

export const AllServices: Story = {
  args: sampleFigures(25),
  play: async (context) => {
    await fitsTheWindow(context);
    await expect(context.canvas.getByText('All services adopted')).toBeVisible();
  },
};

export const NoServices: Story = {
  args: sampleFigures(0),
  play: async (context) => {
    await fitsTheWindow(context);
    await expect(context.canvas.getByText('No services adopted yet')).toBeVisible();
  },
};

export const ArabicName: Story = { args: sampleFigures(25, entityNames.ar), play: fitsTheWindow };

export const LongName: Story = {
  args: {
    ...sampleFigures(25, longEntityName),
    note: 'Figures of the first half of the year, rounded and not yet audited',
  },
  play: fitsTheWindow,
};

export const WithoutAddress: Story = {
  args: { address: undefined },
  play: async (context) => {
    await fitsTheWindow(context);
    await expect(context.canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

/** In place, each with its own wall. */
export const AllStates: Story = stateMatrix<ImpactWallProps>({
  room: 'full',
  render: (args) => (
    <ImpactWall
      {...args}
      style={{ position: 'relative', blockSize: '36rem', inlineSize: '64rem' }}
    />
  ),
  states: {
    rest: {},
    'one service': sampleFigures(1),
    'all services': ({ language }) => sampleFigures(25, entityNames[language]),
    'no services': sampleFigures(0),
    'long name': sampleFigures(25, longEntityName),
    'without an address': { address: undefined },
  },
});
