import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { overDusk } from '../internal/storyBackdrop.tsx';
import { guide } from './AgentCard.guide.ts';
import { AgentCard } from './AgentCard.tsx';

/** What an agent is and does, in both languages of equal weight. */
const meta = {
  title: 'Library/AgentCard',
  component: AgentCard,
  tags: ['stable', '!beta', 'reviewed-in-arabic'],
  args: {
    title: { en: 'Recruitment agent', ar: 'وكيل التوظيف' },
    description: {
      en: 'Takes a vacancy from the request to the signed offer.',
      ar: 'يتولى شغل الوظيفة الشاغرة، من الطلب حتى توقيع عرض العمل.',
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
  parameters: { guide, theme: 'dusk', isScreen: true },
  decorators: [overDusk],
} satisfies Meta<typeof AgentCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: /^(Recruitment agent|وكيل التوظيف)$/ }),
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
      <AgentCard {...props} title={{ en: 'Sourcing agent', ar: 'وكيل التوريد' }} />
    </div>
  ),
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
