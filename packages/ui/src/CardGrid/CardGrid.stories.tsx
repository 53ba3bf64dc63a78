import type { Meta, StoryObj } from '@storybook/react-vite';
import type { BuiltInLanguage } from '../i18n/language.ts';
import { stateMatrix } from '../story/stateMatrix/index.ts';
import { MetricCard } from '../MetricCard/index.ts';
import { guide } from './CardGrid.guide.ts';
import { CardGrid, type CardGridProps } from './CardGrid.tsx';

const figures = {
  en: [
    ['Services Adopted', '6/20'],
    ['Cost Saved', '2.6M AED'],
    ['Time saved', '8,000H'],
    ['CO₂ reduced', '5.3T'],
    ['Services in all', '25'],
  ],
  ar: [
    ['الخدمات المتبنّاة', '6/20'],
    ['الوفورات في التكلفة', '2.6 مليون درهم'],
    ['الوفورات في الوقت', '8,000 ساعة'],
    ['خفض انبعاثات ثاني أكسيد الكربون', '5.3 طن'],
    ['إجمالي الخدمات', '25'],
  ],
} as const;
const cardsIn = (language: BuiltInLanguage, count?: number) =>
  figures[language]
    .slice(0, count)
    .map(([label, value]) => <MetricCard key={label} label={label} value={value} />);
/** The given number of cards, in each language. */
const some = (count: number) => ({
  args: { children: cardsIn('en', count) },
  parameters: { arabic: { children: cardsIn('ar', count) } },
});

const long = {
  en: 'Saved by all government entities together since the services are shared',
  ar: 'ما وفّرته جميع الجهات الحكومية مجتمعةً منذ بدء تشارك الخدمات',
};
const longCards = (language: BuiltInLanguage) => [
  <MetricCard
    key="long"
    label={long[language]}
    value={language === 'ar' ? '12,345,678 درهمًا' : '12,345,678 AED'}
  />,
  ...cardsIn(language, 2),
];

const meta = {
  title: 'Library/Layout/CardGrid',
  component: CardGrid,
  tags: ['stable', '!beta', 'arabic-reviewed-2026-11'],
  parameters: { guide, ...some(4).parameters },
  args: some(4).args,
} satisfies Meta<typeof CardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Wide: Story = { tags: ['!dev'], args: { columns: 'wide' } };

export const Three: Story = some(3);

export const Feature: Story = {
  ...some(5),
  args: { ...some(5).args, columns: 'feature' },
};

export const LongTexts: Story = {
  args: { children: longCards('en') },
  parameters: { arabic: { children: longCards('ar') } },
};

export const AllStates: Story = stateMatrix<CardGridProps>({
  room: 'wide',
  states: {
    rest: {},
    'three figures': ({ language }) => ({ children: cardsIn(language, 3) }),
    'one figure': ({ language }) => ({ children: cardsIn(language, 1) }),
    wide: { columns: 'wide' },
    feature: ({ language }) => ({ columns: 'feature', children: cardsIn(language) }),
    'long text': ({ language }) => ({ children: longCards(language) }),
  },
});
