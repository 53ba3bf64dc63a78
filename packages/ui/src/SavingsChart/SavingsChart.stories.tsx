import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { BuiltInLanguage } from '../i18n/language.ts';
import { stateMatrix } from '../story/stateMatrix/index.ts';
import { guide } from './SavingsChart.guide.ts';
import { SavingsChart, type SavingsChartProps } from './SavingsChart.tsx';

const number = new Intl.NumberFormat('en');
const format = (unit: string) => (amount: number) => `${number.format(amount)} ${unit}`;

const meta = {
  title: 'Library/Figures/SavingsChart',
  component: SavingsChart,
  tags: ['stable', '!beta', 'arabic-reviewed-2026-11'],
  args: {
    measures: [
      { id: 'cost', label: 'Cost Saved', format: format('AED') },
      { id: 'time', label: 'Time Saved', format: format('Hours') },
    ],
    rows: [
      { service: 'UAE PASS', savings: { cost: 120_000, time: 9000 } },
      { service: 'Kubernetes as a Service', savings: { cost: 840_000, time: 120 } },
      { service: 'Internet', savings: { cost: 0, time: 40 } },
    ],
  },
  parameters: {
    guide,
    jsx: { functionValue: () => 'String' },
    arabic: {
      measures: [
        { id: 'cost', label: 'الوفورات في التكلفة', format: format('درهم') },
        { id: 'time', label: 'الوفورات في الوقت', format: format('ساعة') },
      ],
    },
  },
} satisfies Meta<typeof SavingsChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const services = () => canvas.getAllByRole('rowheader').map((header) => header.textContent);
    await expect(services()).toEqual(['Kubernetes as a Service', 'UAE PASS', 'Internet']);
    await userEvent.click(canvas.getByRole('radio', { name: /Time Saved|الوقت/ }));
    await expect(services()).toEqual(['UAE PASS', 'Kubernetes as a Service', 'Internet']);
    const row = within(canvas.getByRole('row', { name: /UAE PASS/ }));
    await expect(row.getByRole('cell')).toHaveTextContent(/9,000 (Hours|ساعة)/);
  },
};

/** All bars have the same space, however long the amounts next to them are. */
export const BarsOfOneLength: Story = {
  args: {
    rows: [
      { service: 'Email as a Service', savings: { cost: 3_448_937.95, time: 1 } },
      { service: 'Advanced Load Balancing as a Service', savings: { cost: 3_500_000, time: 2 } },
      { service: 'GSB', savings: { cost: 7, time: 3 } },
    ],
  },
  play: async ({ canvasElement }) => {
    const edges = [...canvasElement.querySelectorAll('progress')].map((bar) => {
      const { left, right } = bar.getBoundingClientRect();
      return `${String(Math.round(left))} to ${String(Math.round(right))}`;
    });
    await expect(edges).toHaveLength(3);
    await expect(new Set(edges).size).toBe(1);
  },
};

export const OneService: Story = {
  args: { rows: [{ service: 'Internet', savings: { cost: 1, time: 1 } }] },
};

export const NegativeSavings: Story = {
  args: {
    rows: [
      { service: 'Internet', savings: { cost: -2000, time: 0 } },
      { service: 'VPN', savings: { cost: 0, time: 0 } },
    ],
  },
};

/** The focus ring surrounds the chosen measure; arrow keys choose another. */
export const ChoosesWithTheKeyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const cost = canvas.getByRole('radio', { name: /Cost Saved|التكلفة/ });
    await userEvent.tab();
    await expect(cost).toHaveFocus();
    await expect(getComputedStyle(cost.parentElement ?? cost).outlineWidth).toBe('3px');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Time Saved|الوقت/ })).toBeChecked();
  },
};

const longRows = {
  rows: [
    {
      service: 'Sovereign computing for the models of every ministry and authority',
      savings: { cost: 999_999_999_999, time: 9_999_999 },
    },
    { service: 'منصة تبادل البيانات بين الجهات الحكومية', savings: { cost: 1, time: 1 } },
  ],
};
const longMeasures: Readonly<Record<BuiltInLanguage, SavingsChartProps['measures']>> = {
  en: [
    { id: 'cost', label: 'Cost saved since the service began', format: format('AED') },
    { id: 'time', label: 'Hours of work that were not spent', format: format('Hours') },
  ],
  ar: [
    { id: 'cost', label: 'الوفورات في التكلفة منذ إطلاق الخدمة', format: format('درهم') },
    { id: 'time', label: 'الوفورات في ساعات العمل', format: format('ساعة') },
  ],
};

export const LongTexts: Story = {
  args: { ...longRows, measures: longMeasures.en },
  parameters: { arabic: { measures: longMeasures.ar } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const AllStates: Story = stateMatrix<SavingsChartProps>({
  room: 'wide',
  // An unchosen measure: the chosen one doesn't change on hover.
  target: 'label:last-child',
  states: {
    rest: {},
    hover: {},
    'focus-visible': {},
    'one service': { rows: [{ service: 'Internet', savings: { cost: 1, time: 1 } }] },
    'nothing saved': {
      rows: [
        { service: 'Internet', savings: { cost: -2000, time: 0 } },
        { service: 'VPN', savings: { cost: 0, time: 0 } },
      ],
    },
    long: ({ language }) => ({ ...longRows, measures: longMeasures[language] }),
  },
});
