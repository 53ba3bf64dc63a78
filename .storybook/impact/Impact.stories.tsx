import { SERVICE_KEYS, TOTAL_SERVICES } from '@showcase/impact';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { within } from 'storybook/test';
import { expect } from 'storybook/test';
import { Amount } from './Amount.tsx';
import { RecordSummary } from './RecordSummary.tsx';
import { Services } from './Services.tsx';

/** The functions of `@showcase/impact`, to play with. */
const meta = {
  title: 'Impact/Playground',
  tags: ['!autodocs'],
  parameters: { isBilingual: true },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** The figure under a label. */
const figure = (canvas: Canvas, label: string) => canvas.getByText(label).parentElement;

export const AnAmount: Story = {
  render: () => <Amount value="1,200" />,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await expect(figure(canvas, 'Read as')).toHaveTextContent('Read as1200');
    const type = async (text: string) => {
      await userEvent.clear(box);
      await userEvent.type(box, text);
    };
    await type('2.5 k');
    await expect(figure(canvas, 'In full')).toHaveTextContent('2,500');
    await type('999950');
    await expect(figure(canvas, 'Compact')).toHaveTextContent('1M');
    await type('-2K');
    await expect(figure(canvas, 'Read as')).toHaveTextContent('-2000');
    await type('12abc');
    await expect(figure(canvas, 'Read as')).toHaveTextContent('Read as0');
    await expect(figure(canvas, 'As a total')).toHaveTextContent('N/A');
  },
};

const example = {
  EntityName: 'هيئة المثال',
  UsingVPN: true,
  AnnualcostsavingVPN: '2.5K',
  AnnualtimesavingVPN: 40,
  UsingGSB: 'yes',
  AnnualcostsavingGSB: '1,200',
  AnnualCo2reductionsGSB: 12.5,
};

export const AnEntityRecord: Story = {
  render: () => <RecordSummary json={JSON.stringify(example, undefined, 2)} />,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await expect(canvas.getByText('هيئة المثال')).toBeVisible();
    await expect(figure(canvas, 'Total Cost Saved')).toHaveTextContent('3.7K AED');
    await expect(canvas.getByText('Adopted: VPN, GSB')).toBeVisible();
    const paste = async (text: string) => {
      await userEvent.clear(box);
      await userEvent.click(box);
      await userEvent.paste(text);
    };
    await paste(JSON.stringify({ EntityName: 'Nothing yet' }));
    await expect(figure(canvas, 'Total Cost Saved')).toHaveTextContent('N/A');
    await paste('7');
    await expect(box).toHaveAccessibleDescription('This is JSON, but not a record.');
    await paste('{');
    await expect(box).toBeInvalid();
    await paste(JSON.stringify([example]));
    await expect(box).not.toBeInvalid();
    await expect(canvas.getByText('2/25')).toBeVisible();
  },
};

export const TheServices: Story = {
  render: () => <Services />,
  play: async ({ canvas, userEvent }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(TOTAL_SERVICES);
    await expect(rows.map((row) => row.querySelector('code')?.textContent)).toEqual([
      ...SERVICE_KEYS,
    ]);
    await expect(canvas.getByText('Mabrouk MaYak & Usrati')).toBeVisible();
    const box = canvas.getByRole('textbox');
    await userEvent.clear(box);
    await userEvent.type(box, 'UAEPortal');
    await expect(canvas.getByText('UAE Portal')).toBeVisible();
  },
};
