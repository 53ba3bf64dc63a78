import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SavingsChart } from './SavingsChart.tsx';

const number = new Intl.NumberFormat('en');
const format = (unit: string) => (amount: number) => `${number.format(amount)} ${unit}`;

/** Savings per service, the largest first. It looks like a bar chart and reads like a table. */
const meta = {
  title: 'Library/SavingsChart',
  component: SavingsChart,
  tags: ['stable', '!beta', 'reviewed-in-arabic'],
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
