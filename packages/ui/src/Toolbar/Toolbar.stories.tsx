import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { stateMatrix } from '../story/stateMatrix/index.ts';
import { guide } from './Toolbar.guide.ts';
import { Toolbar, type ToolbarProps } from './Toolbar.tsx';

const meta = {
  title: 'Library/Layout/Toolbar',
  component: Toolbar,
  tags: ['stable', '!beta', 'arabic-reviewed-2026-11'],
  args: {
    children: (
      <>
        <Button variant="primary">Try again</Button>
        <Button>Back to projects</Button>
      </>
    ),
  },
  parameters: {
    guide,
    arabic: {
      children: (
        <>
          <Button variant="primary">إعادة المحاولة</Button>
          <Button>العودة إلى المشاريع</Button>
        </>
      ),
    },
  },
} satisfies Meta<typeof Toolbar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    const [first, second] = canvas
      .getAllByRole('button')
      .map((button) => button.getBoundingClientRect().left);
    const isArabic = globals['language'] === 'ar';
    await expect(Number(first) < Number(second)).toBe(!isArabic);
  },
};

const buttons = (names: readonly string[]) =>
  names.map((name) => <Button key={name}>{name}</Button>);
const many = {
  en: buttons([
    'Look once more at every figure of this entity',
    'Back to the projects',
    'Compare it with the whole government',
  ]),
  ar: buttons([
    'إعادة الاطّلاع على جميع أرقام هذه الجهة',
    'العودة إلى المشاريع',
    'مقارنة الأرقام بأرقام الحكومة كافةً',
  ]),
};

/** A control that wraps moves to the start of the next line. */
export const Wraps: Story = {
  args: { children: many.en },
  parameters: { arabic: { children: many.ar } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, globals }) => {
    const boxes = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    const edge = globals['language'] === 'ar' ? 'right' : 'left';
    await expect(new Set(boxes.map(({ top }) => top)).size).toBeGreaterThan(1);
    await expect(boxes.at(-1)?.[edge]).toBeCloseTo(boxes[0]?.[edge] ?? 0, 0);
  },
};

export const AllStates: Story = stateMatrix<ToolbarProps>({
  states: { rest: {}, wrapping: ({ language }) => ({ children: many[language] }) },
});
