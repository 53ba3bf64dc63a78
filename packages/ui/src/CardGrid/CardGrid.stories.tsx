import type { Meta, StoryObj } from '@storybook/react-vite';
import { stateMatrix } from '../internal/stateMatrix/index.ts';
import { MetricCard } from '../MetricCard/index.ts';
import { guide } from './CardGrid.guide.ts';
import { CardGrid, type CardGridProps } from './CardGrid.tsx';

const cards = ['6/20', '2.6M AED', '8,000H', '5.3T', '25'].map((value) => (
  <MetricCard key={value} label={<bdi>{value}</bdi>} value={value} />
));
const four = cards.slice(0, 4);

const long = {
  en: 'Saved by all government entities together since the services are shared',
  ar: 'ما وفّرته جميع الجهات الحكومية مجتمعة منذ بدء مشاركة الخدمات',
};
const longCards = (label: string) => [
  <MetricCard key="long" label={label} value="12,345,678 AED" />,
  ...cards.slice(0, 2),
];

/** Cards in as many columns as fit. */
const meta = {
  title: 'Library/CardGrid',
  component: CardGrid,
  tags: ['stable', '!beta'],
  parameters: { guide },
  args: { children: four },
} satisfies Meta<typeof CardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Wide: Story = { args: { columns: 'wide' } };

export const Three: Story = { args: { children: cards.slice(0, 3) } };

export const Feature: Story = { args: { columns: 'feature', children: cards } };

export const LongTexts: Story = {
  args: { children: longCards(long.en) },
  parameters: { arabic: { children: longCards(long.ar) } },
};

export const AllStates: Story = stateMatrix<CardGridProps>({
  isWide: true,
  states: {
    rest: {},
    'three figures': { children: cards.slice(0, 3) },
    'one figure': { children: cards.slice(0, 1) },
    wide: { columns: 'wide' },
    feature: { columns: 'feature', children: cards },
    'long text': ({ language }) => ({ children: longCards(long[language]) }),
  },
});
