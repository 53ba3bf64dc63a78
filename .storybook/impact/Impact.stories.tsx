import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Amount, RecordSummary, ServiceName } from './examples.tsx';

/** The functions of `@showcase/impact`. Change the values under Controls. */
const meta = {
  title: 'Impact/Playground',
  tags: ['!autodocs'],
  parameters: { isBilingual: true },
} satisfies Meta;

export default meta;

export const AnAmount: StoryObj<typeof Amount> = {
  render: (args) => <Amount {...args} />,
  args: { value: '1,200' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In full').parentElement).toHaveTextContent('1,200');
    await expect(canvas.getByText('Compact').parentElement).toHaveTextContent('1.2K');
  },
};

export const AnEntityRecord: StoryObj<typeof RecordSummary> = {
  render: (args) => <RecordSummary {...args} />,
  args: {
    record: {
      EntityName: 'هيئة المثال',
      UsingVPN: true,
      AnnualcostsavingVPN: '2.5K',
      AnnualtimesavingVPN: 40,
      UsingGSB: 'yes',
      AnnualcostsavingGSB: '1,200',
      AnnualCo2reductionsGSB: 12.5,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('هيئة المثال')).toBeVisible();
    await expect(canvas.getByText('2/25')).toBeVisible();
    await expect(canvas.getByText('Total Cost Saved').parentElement).toHaveTextContent('3.7K AED');
  },
};

export const TheServices: StoryObj<typeof ServiceName> = {
  render: (args) => <ServiceName {...args} />,
  args: { serviceKey: 'CloudStorageasaService' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cloud Storage as a Service')).toBeVisible();
    await expect(canvas.getByText('Mabrouk MaYak & Usrati')).toBeVisible();
  },
};
