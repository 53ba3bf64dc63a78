import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { BlankScreen } from '../BlankScreen/index.ts';
import { dialogCells, inPlace } from '../../../ui/src/story/inPlace.tsx';
import { stateMatrix } from '../../../ui/src/story/stateMatrix/index.ts';
import { withOpener } from '../../../ui/src/story/withOpener.tsx';
import { TextField } from '@showcase/ui';
import { useRunningOrder } from '../hooks/index.ts';
import {
  KeyboardShortcutsDialog,
  type KeyboardShortcutsDialogProps,
} from './KeyboardShortcutsDialog.tsx';

const Example = withOpener(KeyboardShortcutsDialog, 'KeyboardShortcutsDialog', () => ({
  heading: { en: 'A talk', ar: 'عرض تقديمي' },
  button: { en: 'Presenter keys', ar: 'مفاتيح مقدّم العرض' },
}));

const InPlace = inPlace(KeyboardShortcutsDialog);

const meta = {
  title: 'This show/KeyboardShortcutsDialog',
  component: KeyboardShortcutsDialog,
  tags: ['arabic-reviewed-2026-11'],
  render: (args) => <Example {...args} />,
  args: { open: false, onOpenChange: fn() },
} satisfies Meta<typeof KeyboardShortcutsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const keyboardShortcutsDialog = () => screen.getByRole('dialog', { name: /Presenter keys/ });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const opener = ({ canvas }: Context) => canvas.getByRole('button', { name: /Presenter keys/ });
const open = async (context: Context) => {
  await context.userEvent.click(opener(context));
  return within(keyboardShortcutsDialog());
};

export const Playground: Story = {
  play: async (context) => {
    const content = await open(context);
    const keys = content.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(keys[0]).toMatch(/^Page Down→(Right arrow|السهم الأيمن)N$/);
    const actions = content.getAllByRole('definition');
    await expect(actions).toHaveLength(7);
    await expect(actions[0]).toHaveTextContent('Next screen');
    await expect(within(keyboardShortcutsDialog()).getByText('الشاشة التالية')).toHaveAttribute(
      'dir',
      'rtl',
    );
  },
};

export const Closes: Story = {
  tags: ['!dev'],
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard('{Enter}');
    await isClosed();
    await expect(opener(context)).toHaveFocus();
    await context.userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('button', { name: /Close|إغلاق/ })).toHaveFocus();
    await context.userEvent.keyboard(' ');
    await isClosed();
    await open(context);
    await context.userEvent.keyboard('{Escape}');
    await isClosed();
  },
};

const ownEntries = [
  { keys: [' ', 'ArrowDown'], action: { en: 'Next film', ar: 'الفيديو التالي' } },
  { keys: ['m'], action: { en: 'Turn sound on or off', ar: 'تشغيل الصوت أو كتمه' } },
];

export const OwnEntries: Story = {
  args: { entries: ownEntries },
  play: async (context) => {
    const content = await open(context);
    await expect(content.getAllByRole('definition')).toHaveLength(2);
    await expect(content.getByText(/^(Space|مفتاح المسافة)$/)).toBeInTheDocument();
  },
};

const addresses = ['/opening', '/impact', '/contact'];

function Talk() {
  const [current, setCurrent] = useState('/');
  const [name, setName] = useState('');
  const { next, shown, close } = useRunningOrder({ addresses, current, onGo: setCurrent });
  return (
    <>
      <h1>A talk</h1>
      <p data-testid="current">{current}</p>
      <p data-testid="next">{next}</p>
      <TextField label="Name" value={name} onValueChange={setName} />
      <BlankScreen open={shown === 'blank'} onOpenChange={close} />
      <KeyboardShortcutsDialog open={shown === 'keys'} onOpenChange={close} />
    </>
  );
}

/** As a presenter uses it, with a clicker and a keyboard. */
export const WithUseRunningOrder: Story = {
  tags: ['!dev'],
  render: () => <Talk />,
  play: async ({ canvas, userEvent }) => {
    const current = canvas.getByTestId('current');
    const press = async (keys: string, expected: string) => {
      await userEvent.keyboard(keys);
      await expect(current).toHaveTextContent(expected);
    };
    await press('{ArrowLeft}', '/');
    await press('{PageDown}', '/opening');
    await expect(canvas.getByTestId('next')).toHaveTextContent('/impact');
    await press('n', '/impact');
    await press('{ArrowRight}', '/contact');
    await press('{PageDown}', '/contact');
    await press('{Home}', '/opening');
    await press('{End}', '/contact');
    await press('{PageUp}', '/impact');
    await press('p', '/opening');

    await press('?', '/opening');
    await expect(keyboardShortcutsDialog()).toBeVisible();
    await press('n', '/opening');
    await fireEvent(keyboardShortcutsDialog(), new Event('cancel', { cancelable: true }));
    await isClosed();

    for (const key of ['b', '.']) {
      await press(key, '/opening');
      await expect(screen.getByRole('dialog', { name: /Blank screen|شاشة معتّمة/ })).toBeVisible();
      await press('n', '/opening');
      await isClosed();
    }
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'nb?');
    await expect(current).toHaveTextContent('/opening');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    await open(context);
    await expect(keyboardShortcutsDialog().scrollWidth).toBe(keyboardShortcutsDialog().clientWidth);
  },
};

const longEntries = [
  {
    keys: ['PageDown', 'ArrowRight', 'ArrowDown', 'Enter', 'n', ' '],
    action: {
      en: 'Next screen of the running order, or the first where the screen is none of its own',
      ar: 'الشاشة التالية في ترتيب العرض، أو الأولى إذا لم تكن الشاشة الحالية ضمنه',
    },
  },
];

export const AllStates: Story = stateMatrix<KeyboardShortcutsDialogProps>({
  room: 'wide',
  render: (args) => <InPlace {...args} />,
  ...dialogCells,
  states: {
    rest: {},
    hover: {},
    'focus-visible': {},
    pressed: {},
    'own entries': { entries: ownEntries },
    'long text': { entries: longEntries },
    empty: { entries: [] },
  },
});
