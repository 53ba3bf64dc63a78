import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { duskBehind, overDusk } from '../../../ui/src/story/dusk.tsx';
import { stateMatrix } from '../../../ui/src/story/stateMatrix/index.ts';
import { AgentCard, type AgentCardProps } from './AgentCard.tsx';

const meta = {
  title: 'This show/AgentCard',
  component: AgentCard,
  tags: ['stable', '!beta', 'arabic-reviewed-2026-11'],
  args: {
    title: { en: 'Recruitment agent', ar: 'الوكيل الذكي للتوظيف' },
    description: {
      en: 'Takes a vacancy from the request to the signed offer.',
      ar: 'يتولى إجراءات شغل الوظيفة الشاغرة، من الطلب حتى توقيع عرض العمل.',
    },
    activities: [
      {
        bold: { en: 'Writes the advertisement', ar: 'يكتب الإعلان' },
        text: { en: 'from a job description.', ar: 'استنادًا إلى الوصف الوظيفي.' },
      },
      {
        bold: { en: 'Ranks applications', ar: 'يرتّب الطلبات' },
        text: {
          en: 'by what the position asks for, and says why.',
          ar: 'وفق متطلبات الوظيفة، ويوضّح السبب.',
        },
      },
      {
        bold: { en: 'Arranges interviews', ar: 'ينسّق المقابلات' },
        text: { en: 'in everyone’s calendar.', ar: 'بما يناسب مواعيد الجميع.' },
      },
    ],
  },
  parameters: { theme: 'dusk', isScreen: true },
  decorators: [overDusk],
} satisfies Meta<typeof AgentCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: /^(Recruitment agent|الوكيل الذكي للتوظيف)$/ }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByText('يرتّب الطلبات')).toHaveProperty('tagName', 'STRONG');
  },
};

export const NoActivities: Story = { args: { activities: [] } };

export const Several: Story = {
  render: (props) => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <AgentCard {...props} />
      <AgentCard {...props} title={{ en: 'Sourcing agent', ar: 'الوكيل الذكي لاختيار المورّدين' }} />
    </div>
  ),
};

const longTexts = {
  title: {
    en: 'Procurement and contract management agent',
    ar: 'الوكيل الذكي للمشتريات وإدارة العقود',
  },
  description: {
    en: 'Accompanies a purchase from the first request through the comparison of offers to the signed contract and the last delivery, and keeps everyone who has to decide informed at every step.',
    ar: 'يواكب عملية الشراء من الطلب الأول مرورًا بمقارنة العروض حتى توقيع العقد وآخر توريد، ويُطلع كل صاحب قرار على المستجدات في كل خطوة.',
  },
  activities: [
    {
      bold: { en: 'Compares offers line by line', ar: 'يقارن العروض بندًا بندًا' },
      text: {
        en: 'with earlier purchases of all entities, and marks what differs in price, term or liability before anybody signs.',
        ar: 'بمشتريات سابقة لجميع الجهات، ويبيّن ما يختلف في السعر أو المدة أو المسؤولية قبل التوقيع.',
      },
    },
  ],
};

export const LongTexts: Story = { args: longTexts };

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const AllStates: Story = stateMatrix<AgentCardProps>({
  room: 'wide',
  cellStyle: duskBehind,
  states: { rest: {}, 'no activities': { activities: [] }, 'long text': longTexts },
});
