import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { BuiltInLanguage } from '../i18n/language.ts';
import { stateMatrix } from '../story/stateMatrix/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { Panel } from '../Panel/index.ts';
import { guide } from './Page.guide.ts';
import { Page, type PageProps } from './Page.tsx';

const pageIn = (title: string, site: string, text: string): PageProps => ({
  title: `${title} · ${site}`,
  children: (
    <>
      <PageHeader title={title} />
      <Panel>
        <p>{text}</p>
      </Panel>
    </>
  ),
});

const meta = {
  title: 'Library/Layout/Page',
  component: Page,
  tags: ['stable', '!beta', 'arabic-reviewed-2026-11'],
  args: pageIn('Partners', 'Showcase', 'Who builds it with us.'),
  parameters: {
    guide,
    isScreen: true,
    arabic: pageIn('الشركاء', 'المعرض', 'من يبني المعرض معنا.'),
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
    await waitFor(() => expect(document.title).toMatch(/^(Partners · Showcase|الشركاء · المعرض)$/));
  },
};

const long = (language: BuiltInLanguage): PageProps =>
  ({
    en: pageIn(
      'Shared infrastructure for artificial intelligence across all government entities',
      'Showcase',
      'Shared computing, models and safeguards, so that every entity builds its services on the same foundation. Teams begin with what is there already, add what only they can, and give back what others may use.',
    ),
    ar: pageIn(
      'البنية التحتية المشتركة للذكاء الاصطناعي في جميع الجهات الحكومية',
      'المعرض',
      'حوسبة ونماذج وضوابط مشتركة، كي تبني كل جهة خدماتها على الأساس نفسه. تبدأ الفرق بما هو متاح، وتضيف ما تنفرد به، وتشارك ما قد يفيد غيرها.',
    ),
  })[language];

export const LongTexts: Story = {
  args: long('en'),
  parameters: { arabic: long('ar') },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const AllStates: Story = stateMatrix<PageProps>({
  isWide: true,
  states: { rest: {}, long: ({ language }) => long(language) },
});
