import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../Button/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { Panel } from './Panel.tsx';

/** A block of content set apart. The warning is announced; the quiet one keeps the place of what is to come. */
const meta = {
  title: 'Library/Panel',
  component: Panel,
  tags: ['stable', '!beta', 'reviewed-in-arabic'],
  args: {
    children: (
      <>
        <PageHeader title="M42" />
        <p>A health group that joins genomics, data and care.</p>
        <ButtonLink href="#">Back to projects</ButtonLink>
      </>
    ),
  },
  parameters: {
    arabic: {
      children: (
        <>
          <PageHeader title="M42" />
          <p>مجموعة رعاية صحية توحّد علوم الجينوم والبيانات وخدمات الرعاية.</p>
          <ButtonLink href="#">العودة إلى المشاريع</ButtonLink>
        </>
      ),
    },
  },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Warning: Story = {
  args: { tone: 'warning', children: <p>We couldn&apos;t find that project.</p> },
  parameters: { arabic: { children: <p>تعذّر العثور على هذا المشروع.</p> } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

export const Quiet: Story = {
  args: { tone: 'quiet', children: <p>Select an entity from the search to view details.</p> },
  parameters: { arabic: { children: <p>ابحث عن جهة واخترها لعرض تفاصيلها.</p> } },
};
