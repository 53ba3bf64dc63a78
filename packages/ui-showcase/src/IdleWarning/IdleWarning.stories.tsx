import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { dialogCells, inPlace } from '../../../ui/src/story/inPlace.tsx';
import { stateMatrix } from '../../../ui/src/story/stateMatrix/index.ts';
import { Button, Dialog, LocalText, TextField } from '@showcase/ui';
import { IdleWarning, type IdleWarningProps } from './IdleWarning.tsx';

/** A page with a button that simulates the passing of time. */
function Example({ seconds, onOpenChange, ...rest }: IdleWarningProps) {
  const [left, setLeft] = useState<number>();
  const isOpen = left !== undefined;
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(() => {
      setLeft((shown) => shown && shown - 1);
    }, 1000);
    return () => {
      clearInterval(timer);
    };
  }, [isOpen]);
  return (
    <>
      <h1>
        <LocalText text={{ en: 'Unattended stand', ar: 'جناح بلا مشرف' }} />
      </h1>
      <Button
        onClick={() => {
          setLeft(seconds);
        }}
      >
        <LocalText text={{ en: 'Let time pass', ar: 'تمرير الوقت' }} />
      </Button>
      <IdleWarning
        {...rest}
        open={isOpen || rest.open}
        seconds={left ?? seconds}
        onOpenChange={() => {
          setLeft(undefined);
          onOpenChange(false);
        }}
      />
    </>
  );
}

// The story's code shows only the component, not the page around it.
Example.displayName = 'IdleWarning';

const InPlace = inPlace(IdleWarning, { inlineSize: '100%' });

const meta = {
  title: 'This show/IdleWarning',
  component: IdleWarning,
  tags: ['arabic-reviewed-2026-11'],
  render: (args) => <Example {...args} />,
  args: { open: false, seconds: 15, onOpenChange: fn() },
} satisfies Meta<typeof IdleWarning>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const question = /Are you still there\?.*هل ما زلت هنا؟|هل ما زلت هنا؟.*Are you still there\?/;
const warning = () => screen.getByRole('alertdialog', { name: question });
const isGone = () =>
  waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
const opener = ({ canvas }: Context) => canvas.getByRole('button', { name: /Let time pass/ });
const open = async (context: Context) => {
  await context.userEvent.click(opener(context));
  await expect(warning()).toBeVisible();
};
const hasContinued = async (context: Context) => {
  await isGone();
  await expect(context.args.onOpenChange).toHaveBeenCalledOnce();
  await expect(opener(context)).toHaveFocus();
};
const move = (clientX: number) => fireEvent.pointerMove(warning(), { clientX, clientY: 100 });

export const Playground: Story = {
  play: async (context) => {
    await open(context);
    await expect(
      screen.getByRole('button', { name: /Continue.*متابعة|متابعة.*Continue/ }),
    ).toHaveFocus();
    await expect(warning()).toHaveAccessibleDescription(/will start again in 15 seconds/);
    await expect(warning()).toHaveAccessibleDescription(/ستعود الشاشة إلى البداية بعد 15 ثانية/);
    await expect(screen.getByText('هل ما زلت هنا؟').closest('[lang]')).toHaveAttribute(
      'dir',
      'rtl',
    );
  },
};

/** Every second is shown; two of fifteen are announced. */
export const CountsDown: Story = {
  tags: ['!dev'],
  args: { seconds: 11 },
  play: async (context) => {
    await open(context);
    const status = screen.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    const seen = (seconds: number) =>
      waitFor(
        () =>
          expect(warning()).toHaveAccessibleDescription(
            new RegExp(`in ${String(seconds)} seconds`),
          ),
        { timeout: 4000 },
      );
    await seen(10);
    await expect(status).toHaveTextContent(/10/);
    await seen(9);
    await expect(status).toHaveTextContent(/10/);
    await expect(context.args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const ContinuesWithTheButton: Story = {
  tags: ['!dev'],
  play: async (context) => {
    await open(context);
    await context.userEvent.click(screen.getByRole('button', { name: /Continue/ }));
    await hasContinued(context);
  },
};

export const ContinuesOnAnyKey: Story = {
  tags: ['!dev'],
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard('{PageDown}');
    await hasContinued(context);
  },
};

/** Enter presses Continue and doesn't affect the page beneath. */
export const ContinuesWithEnter: Story = {
  tags: ['!dev'],
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard('{Enter}');
    await hasContinued(context);
  },
};

export const ContinuesOnAPressBesideIt: Story = {
  tags: ['!dev'],
  play: async (context) => {
    await open(context);
    const coords = { clientX: 2, clientY: 2 };
    await context.userEvent.pointer([{ keys: '[MouseLeft]', target: warning(), coords }]);
    await hasContinued(context);
  },
};

export const ContinuesOnTheWheel: Story = {
  tags: ['!dev'],
  play: async (context) => {
    await open(context);
    await fireEvent.wheel(warning(), { deltaY: 10 });
    await hasContinued(context);
  },
};

/** A pointer that shakes with its table doesn't count. */
export const ContinuesOnAMeantMovement: Story = {
  tags: ['!dev'],
  play: async (context) => {
    await open(context);
    for (const shake of [400, 404, 398, 403]) await move(shake);
    await expect(context.args.onOpenChange).not.toHaveBeenCalled();
    await move(440);
    await hasContinued(context);
  },
};

/** A held key doesn't count, whether someone pressed it earlier or an object rests on it. */
export const StaysOnAHeldKey: Story = {
  tags: ['!dev'],
  play: async (context) => {
    await open(context);
    for (const repeat of [false, true, true])
      await fireEvent.keyDown(warning(), { key: 'x', repeat });
    await expect(warning()).toBeVisible();
    await fireEvent.keyUp(warning(), { key: 'F11' });
    await expect(warning()).toBeVisible();
    await fireEvent.keyUp(warning(), { key: 'x' });
    await hasContinued(context);
  },
};

function WithADialog({ onOpenChange }: IdleWarningProps) {
  const [name, setName] = useState('');
  const [isWarning, setIsWarning] = useState(false);
  return (
    <>
      <h1>Contact</h1>
      <Dialog open onOpenChange={() => undefined} title="Contact">
        <TextField label="Name" value={name} onValueChange={setName} />
        <Button
          onClick={() => {
            setIsWarning(true);
          }}
        >
          Let time pass
        </Button>
      </Dialog>
      <IdleWarning
        open={isWarning}
        seconds={15}
        onOpenChange={() => {
          setIsWarning(false);
          onOpenChange(false);
        }}
      />
    </>
  );
}

export const AboveAnOpenDialog: Story = {
  tags: ['!dev'],
  render: (args) => <WithADialog {...args} />,
  parameters: { docs: { story: { inline: false, height: '36rem' } } },
  play: async (context) => {
    await context.userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Aisha');
    const button = screen.getByRole('button', { name: 'Let time pass' });
    await context.userEvent.click(button);
    const { left, top, width, height } = warning().getBoundingClientRect();
    const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(warning().contains(onTop)).toBe(true);
    await context.userEvent.click(screen.getByRole('button', { name: /Continue/ }));
    await isGone();
    await expect(screen.getByRole('dialog', { name: 'Contact' })).toBeVisible();
    await expect(screen.getByRole('textbox')).toHaveValue('Aisha');
    await expect(button).toHaveFocus();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    await open(context);
    await expect(warning().scrollWidth).toBe(warning().clientWidth);
  },
};

export const AllStates: Story = stateMatrix<IdleWarningProps>({
  room: 'wide',
  render: (args) => <InPlace {...args} />,
  ...dialogCells,
  states: {
    rest: {},
    hover: {},
    'focus-visible': {},
    pressed: {},
    'ten seconds': { seconds: 10 },
    'two seconds': { seconds: 2 },
    'one second': { seconds: 1 },
    'no time left': { seconds: 0 },
  },
});
