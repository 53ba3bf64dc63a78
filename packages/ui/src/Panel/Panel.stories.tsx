import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../Button/index.ts';
import { stateMatrix } from '../story/stateMatrix/index.ts';
import { storyPicture } from '../story/storyPicture.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { guide } from './Panel.guide.ts';
import { Panel, type PanelProps } from './Panel.tsx';

const meta = {
  title: 'Library/Layout/Panel',
  component: Panel,
  tags: ['stable', '!beta', 'arabic-reviewed-2026-11'],
  args: {
    children: (
      <>
        <PageHeader title="M42" />
        <p>A health group that joins genomics, data and care.</p>
        <ButtonLink href="./">Back to projects</ButtonLink>
      </>
    ),
  },
  parameters: {
    guide,
    arabic: {
      children: (
        <>
          <PageHeader title="M42" />
          <p>مجموعة صحية تجمع بين علوم الجينوم والبيانات وخدمات الرعاية.</p>
          <ButtonLink href="./">العودة إلى المشاريع</ButtonLink>
        </>
      ),
    },
  },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const texts = {
  en: {
    warning: 'We couldn’t find that project.',
    quiet: 'Select an entity from the search to view details.',
    long: 'The pictures of this project are still on their way to this stand, and the network is slow at this hour. The texts are all there; go on reading, or come back in a little while.',
  },
  ar: {
    warning: 'تعذّر العثور على هذا المشروع.',
    quiet: 'ابحث عن جهة واخترها لعرض تفاصيلها.',
    long: 'لم يكتمل تحميل صور هذا المشروع بعد، والشبكة بطيئة حاليًا. النصوص كلها متاحة، فتابع القراءة أو عُد بعد قليل.',
  },
};

export const Warning: Story = {
  args: { tone: 'warning', children: <p>{texts.en.warning}</p> },
  parameters: { arabic: { children: <p>{texts.ar.warning}</p> } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

export const Quiet: Story = {
  args: { tone: 'quiet', children: <p>{texts.en.quiet}</p> },
  parameters: { arabic: { children: <p>{texts.ar.quiet}</p> } },
};

export const WithAPicture: Story = {
  args: { picture: storyPicture('#23264d', 960, 540) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: { tone: 'warning', children: <p>{texts.en.long}</p> },
  parameters: { arabic: { children: <p>{texts.ar.long}</p> } },
};

export const AllStates: Story = stateMatrix<PanelProps>({
  room: 'wide',
  states: {
    rest: {},
    warning: ({ language }) => ({ tone: 'warning', children: <p>{texts[language].warning}</p> }),
    quiet: ({ language }) => ({ tone: 'quiet', children: <p>{texts[language].quiet}</p> }),
    'with a picture': { picture: storyPicture('#23264d', 960, 540) },
    long: ({ language }) => ({ tone: 'warning', children: <p>{texts[language].long}</p> }),
  },
});
