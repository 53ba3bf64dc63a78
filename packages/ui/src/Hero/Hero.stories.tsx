import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../Button/index.ts';
import { stateMatrix } from '../story/stateMatrix/index.ts';
import { storyPicture } from '../story/storyPicture.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { guide } from './Hero.guide.ts';
import { Hero, type HeroProps } from './Hero.tsx';

const content = (title: string, link: string) => (
  <>
    <PageHeader size="display" title={title} />
    <ButtonLink variant="primary" href="/start">
      {link}
    </ButtonLink>
  </>
);

const meta = {
  title: 'Library/Layout/Hero',
  component: Hero,
  tags: ['stable', '!beta', 'arabic-reviewed-2026-11'],
  args: {
    picture: storyPicture('#23264d', 1600, 1000),
    children: content('Core42', 'Get started'),
  },
  argTypes: { size: { control: 'inline-radio', options: ['panel', 'screen'] } },
  parameters: { guide, theme: 'graphite', arabic: { children: content('Core42', 'ابدأ الآن') } },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    const isRtl = getComputedStyle(link).direction === 'rtl';
    const { left } = link.getBoundingClientRect();
    await expect(isRtl ? left > innerWidth / 2 : left < innerWidth / 2).toBe(true);
  },
};

export const WholeScreen: Story = { args: { size: 'screen' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };

const long = {
  en: content('Sovereign cloud and delivery services for every entity', 'Get started with Core42'),
  ar: content('السحابة السيادية وخدمات التنفيذ لكل جهة', 'ابدأ الآن مع Core42'),
};

export const LongTexts: Story = {
  args: { children: long.en },
  parameters: { arabic: { children: long.ar } },
  play: async ({ canvas, globals }) => {
    const { fontSize, lineHeight } = getComputedStyle(canvas.getByRole('heading'));
    const lines = parseFloat(lineHeight) / parseFloat(fontSize);
    // The dots below one line of Arabic must not overlap those above the next.
    if (globals['language'] === 'ar') await expect(lines).toBeGreaterThanOrEqual(1.35);
    else await expect(lines).toBeLessThan(1.2);
  },
};

/** Next to other content, the text column is narrower than the window suggests. */
export const BreaksNoWord: Story = {
  tags: ['!dev'],
  ...LongTexts,
  render: (args) => (
    <div style={{ maxInlineSize: '52rem' }}>
      <Hero {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const walker = document.createTreeWalker(canvas.getByRole('heading'), NodeFilter.SHOW_TEXT);
    const text = walker.nextNode();
    if (!text?.textContent) throw new Error('The heading is empty.');
    const range = document.createRange();
    for (const { 0: word, index } of text.textContent.matchAll(/\S+/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      await expect([word, range.getClientRects().length]).toEqual([word, 1]);
    }
  },
};

/** Shows only the panel; a whole screen is too large for a cell and has its own story. */
export const AllStates: Story = stateMatrix<HeroProps>({
  room: 'wide',
  states: {
    rest: {},
    'title alone': { children: <PageHeader size="display" title="Core42" /> },
    'long text': ({ language }) => ({ children: long[language] }),
  },
});
