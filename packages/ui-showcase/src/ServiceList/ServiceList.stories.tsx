import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { stateMatrix } from '../../../ui/src/story/stateMatrix/index.ts';
import { ServiceList, type ServiceListProps } from './ServiceList.tsx';

const meta = {
  title: 'This show/ServiceList',
  component: ServiceList,
  tags: ['stable', '!beta', 'arabic-reviewed-2026-11'],
  args: {
    heading: 'Adopted Services',
    services: [
      'Secure Internet Access',
      'SD-WAN as a Service',
      'UAE PASS',
      'Mabrouk MaYak & Usrati',
    ],
    emptyText: 'No services adopted yet',
    onSelect: fn(),
  },
  parameters: {
    arabic: { heading: 'الخدمات المتبنّاة', emptyText: 'لا توجد خدمات متبنّاة بعد' },
  },
} satisfies Meta<typeof ServiceList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'UAE PASS' }));
    await expect(args.onSelect).toHaveBeenCalledWith(2);
  },
};

export const NotAvailable: Story = {
  args: { heading: 'Not Adopted Services' },
  parameters: { arabic: { heading: 'الخدمات غير المتبنّاة' } },
  render: ({ heading, services, emptyText }) => (
    <ServiceList heading={heading} services={services} emptyText={emptyText} />
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

export const Empty: Story = {
  args: { services: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByText(/No services adopted yet|لا توجد خدمات/)).toBeVisible();
  },
};

const longNames = {
  en: [
    'Sovereign computing for the models of every ministry and authority',
    'UAE PASS',
    'Shared hosting of public records and archives',
  ],
  ar: [
    'الحوسبة السيادية لنماذج الذكاء الاصطناعي في جميع الوزارات والجهات',
    'الهوية الرقمية',
    'الاستضافة المشتركة للسجلات والمحفوظات الحكومية',
  ],
};

export const LongNames: Story = {
  args: { services: longNames.en },
  parameters: { arabic: { services: longNames.ar } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

export const AllStates: Story = stateMatrix<ServiceListProps>({
  states: {
    rest: {},
    hover: {},
    'focus-visible': {},
    pressed: {},
    disabled: ({ language }) => ({
      heading: { en: 'Not Adopted Services', ar: 'الخدمات غير المتبنّاة' }[language],
      onSelect: undefined,
    }),
    empty: { services: [] },
    long: ({ language }) => ({ services: longNames[language] }),
  },
});
