import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { stateMatrix } from '../story/stateMatrix/index.ts';
import { withOpener } from '../story/withOpener.tsx';
import { dialogCells, inPlace } from '../story/inPlace.tsx';
import { guide } from './Dialog.guide.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

const Example = withOpener(Dialog, 'Dialog', ({ title }) => ({ heading: title, button: title }));

const InPlace = inPlace(Dialog);

const meta = {
  title: 'Library/Dialogs and messages/Dialog',
  component: Dialog,
  render: (args) => <Example {...args} />,
  tags: ['motion', 'stable', '!beta', 'arabic-reviewed-2026-11'],
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Overall impact',
    children: <p>Figures of the whole government.</p>,
  },
  parameters: {
    guide,
    arabic: {
      title: 'الأثر الإجمالي',
      children: <p>أرقام على مستوى الحكومة بأكملها.</p>,
    },
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const opener = { name: /Overall impact|الأثر الإجمالي/ };
const close = { name: /Close|إغلاق/ };

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opener));
    await expect(screen.getByRole('dialog', opener)).toBeVisible();
    await expect(screen.getByRole('button', close)).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  },
};

export const ClosesWithTheButton: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', opener);
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('button', close));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
  },
};

export const WithTheKeyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', opener);
    const isClosed = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('button', close)).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(isClosed);
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    await waitFor(isClosed);
    await expect(button).toHaveFocus();
  },
};

export const StaysOpenWhenDraggedOut: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opener));
    const dialog = screen.getByRole('dialog');
    const outside = { clientX: 2, clientY: 2 };
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: screen.getByRole('heading', { level: 2 }) },
      { keys: '[/MouseLeft]', target: dialog, coords: outside },
    ]);
    await expect(dialog).toBeVisible();
    await userEvent.pointer([{ keys: '[MouseLeft]', target: dialog, coords: outside }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const AtTheSide: Story = {
  args: { placement: 'side' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opener));
    const box = screen.getByRole('dialog').getBoundingClientRect();
    const isRtl = getComputedStyle(screen.getByRole('dialog')).direction === 'rtl';
    await expect(Math.round(isRtl ? box.left : innerWidth - box.right)).toBeLessThan(20);
  },
};

function Nested() {
  const [depth, setDepth] = useState(0);
  return (
    <>
      <h1>Nested</h1>
      <Button
        onClick={() => {
          setDepth(1);
        }}
      >
        Outer
      </Button>
      <Dialog
        open={depth > 0}
        onOpenChange={() => {
          setDepth(0);
        }}
        title="Outer dialog"
      >
        <Button
          onClick={() => {
            setDepth(2);
          }}
        >
          Inner
        </Button>
        <Dialog
          open={depth > 1}
          onOpenChange={() => {
            setDepth(1);
          }}
          title="Inner dialog"
        />
      </Dialog>
    </>
  );
}

export const NestedDialogs: Story = {
  render: () => <Nested />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Outer' }));
    await userEvent.click(screen.getByRole('button', { name: 'Inner' }));
    const inner = screen.getByRole('dialog', { name: 'Inner dialog' });
    await userEvent.click(inner.querySelector('button') ?? inner);
    await waitFor(() => expect(inner).not.toBeInTheDocument());
    await expect(screen.getByRole('dialog', { name: 'Outer dialog' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Inner' })).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  },
};

const long = {
  en: {
    title: 'Overall impact of shared digital services on the whole government since 2019',
    line: 'Every entity that shares a service saves the cost, the time and the carbon of building its own, and gives its experience to the next.',
  },
  ar: {
    title: 'الأثر الإجمالي للخدمات الرقمية المشتركة على مستوى الحكومة بأكملها منذ عام 2019',
    line: 'كل جهة تستخدم خدمة مشتركة توفّر ما يتطلبه بناء خدمة خاصة بها من تكلفة ووقت وانبعاثات، وتنقل خبرتها إلى غيرها.',
  },
};
const lines = (text: string, count: number) =>
  Array.from({ length: count }, (_, index) => <p key={index}>{text}</p>);

export const LongContent: Story = {
  args: { title: long.en.title, children: lines(long.en.line, 40) },
  parameters: { arabic: { title: long.ar.title, children: lines(long.ar.line, 40) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opener));
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    dialog.style.overflowWrap = 'anywhere';
    await expect(screen.getByRole('button', close).offsetHeight).toBeLessThan(60);
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  },
};

/** Whether an element is in view and not covered. */
function isInView(element: HTMLElement) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

const actions = {
  en: (
    <>
      <Button variant="primary">Print the figures</Button>
      <Button>Share</Button>
    </>
  ),
  ar: (
    <>
      <Button variant="primary">طباعة الأرقام</Button>
      <Button>مشاركة</Button>
    </>
  ),
};

const keepsActionsInView: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', opener));
  const dialog = screen.getByRole('dialog');
  const action = screen.getByRole('button', { name: /Print the figures|طباعة الأرقام/ });
  await expect(isInView(action)).toBe(true);
  dialog.scrollTo(0, dialog.scrollHeight);
  await expect(isInView(action)).toBe(true);
  const content = [...dialog.querySelectorAll('p')];
  const foot = action.parentElement?.getBoundingClientRect().top ?? 0;
  await expect(content.at(-1)?.getBoundingClientRect().bottom).toBeLessThanOrEqual(foot);
  // The actions don't cover the focused element.
  dialog.scrollTo(0, 0);
  const middle = content[20] ?? dialog;
  middle.tabIndex = -1;
  middle.focus();
  await expect(middle.getBoundingClientRect().bottom).toBeLessThanOrEqual(foot);
};

export const WithActions: Story = {
  args: { children: lines(long.en.line, 40), footer: actions.en },
  parameters: { arabic: { children: lines(long.ar.line, 40), footer: actions.ar } },
  play: keepsActionsInView,
};

export const WithActionsOnAKiosk: Story = {
  ...WithActions,
  globals: { viewport: { value: 'kiosk' } },
  play: async (context) => {
    await keepsActionsInView(context);
    await expect(isInView(screen.getByRole('button', close))).toBe(true);
  },
};

export const WithActionsAtTheSide: Story = {
  ...WithActions,
  args: { ...WithActions.args, placement: 'side' },
};

export const Medium: Story = {
  args: { size: 'medium' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opener));
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const widest = Math.min(60 * rem, innerWidth - 2 * rem);
    await expect(Math.round(screen.getByRole('dialog').offsetWidth)).toBe(Math.round(widest));
  },
};

const fillsTheScreen: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', opener));
  const { width, height } = screen.getByRole('dialog').getBoundingClientRect();
  await expect([width, height]).toEqual([innerWidth, innerHeight]);
  const action = screen.getByRole('button', { name: /Share|مشاركة/ });
  await expect(action.getBoundingClientRect().top).toBeGreaterThan(innerHeight * 0.7);
  await expect(screen.getByRole('heading', { level: 2 }).offsetHeight).toBeLessThan(
    innerHeight * 0.2,
  );
};

export const Full: Story = {
  args: { size: 'full', footer: actions.en },
  parameters: { arabic: { footer: actions.ar } },
  play: fillsTheScreen,
};

export const FullOnAKiosk: Story = { ...Full, globals: { viewport: { value: 'kiosk' } } };

export const AllStates: Story = stateMatrix<DialogProps>({
  room: 'wide',
  render: (args) => (
    <InPlace
      {...args}
      // At the inline end, where it is over a page.
      style={
        args.placement === 'side' ? { blockSize: '16rem', marginInlineStart: 'auto' } : undefined
      }
    />
  ),
  ...dialogCells,
  states: {
    rest: {},
    hover: {},
    'focus-visible': {},
    pressed: {},
    empty: { children: undefined },
    'at the side': { placement: 'side' },
    'with actions': ({ language }) => ({ footer: actions[language] }),
    'long text': ({ language }) => ({
      title: long[language].title,
      children: lines(long[language].line, 3),
    }),
  },
});
