import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { stateMatrix } from '../../../ui/src/story/stateMatrix/index.ts';
import { Button, Dialog, LocalText } from '@showcase/ui';
import { BlankScreen, type BlankScreenProps } from './BlankScreen.tsx';

function Example(props: BlankScreenProps) {
  const [isBlank, setIsBlank] = useState(false);
  return (
    <>
      <h1>
        <LocalText text={{ en: 'A talk', ar: 'عرض تقديمي' }} />
      </h1>
      <Button
        onClick={() => {
          setIsBlank(true);
        }}
      >
        <LocalText text={{ en: 'Blank the screen', ar: 'تعتيم الشاشة' }} />
      </Button>
      <BlankScreen
        {...props}
        open={isBlank || props.open}
        onOpenChange={() => {
          setIsBlank(false);
          props.onOpenChange(false);
        }}
      />
    </>
  );
}

// The story's code shows only the component, not the page around it.
Example.displayName = 'BlankScreen';

const meta = {
  title: 'This show/BlankScreen',
  component: BlankScreen,
  tags: ['motion', 'arabic-reviewed-2026-11'],
  render: (args) => <Example {...args} />,
  args: { open: false, onOpenChange: fn() },
} satisfies Meta<typeof BlankScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const name = /^(Blank screen|شاشة معتّمة)$/;
const blank = () => screen.getByRole('dialog', { name });
const hint = () => screen.getByRole('button', { name: /Press any key.*اضغط|اضغط.*Press any key/ });
const opener = ({ canvas }: Context) => canvas.getByRole('button', { name: /Blank the screen/ });
const open = async (context: Context) => {
  await context.userEvent.click(opener(context));
  await expect(blank()).toBeVisible();
};
const hasLeft = async (context: Context) => {
  await waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());
  await expect(context.args.onOpenChange).toHaveBeenCalledOnce();
  await expect(opener(context)).toHaveFocus();
};

export const Playground: Story = {
  play: async (context) => {
    await open(context);
    const box = blank().getBoundingClientRect();
    await expect([box.left, box.top]).toEqual([0, 0]);
    await expect([box.width, box.height]).toEqual([innerWidth, innerHeight]);
    await expect(getComputedStyle(blank()).backgroundColor).toBe('rgb(0, 0, 0)');
    await expect(hint()).toHaveFocus();
  },
};

export const ReturnsOnAnyKey: Story = {
  tags: ['!dev'],
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard('b');
    await hasLeft(context);
  },
};

/** Any key or press returns to the page without acting on it: Enter doesn't blank the screen again. */
export const ReturnsWithEnter: Story = {
  tags: ['!dev'],
  play: async (context) => {
    opener(context).focus();
    await context.userEvent.keyboard('{Enter}');
    await expect(blank()).toBeVisible();
    await context.userEvent.keyboard('{Enter}');
    await hasLeft(context);
  },
};

export const ReturnsOnAPress: Story = {
  tags: ['!dev'],
  play: async (context) => {
    await open(context);
    await context.userEvent.click(blank());
    await hasLeft(context);
  },
};

export const ReturnsOnTheHint: Story = {
  tags: ['!dev'],
  play: async (context) => {
    await open(context);
    await context.userEvent.click(hint());
    await hasLeft(context);
  },
};

/** Ignores the key that blanked it while held down, the full-screen key, and modifier keys. */
export const StaysOnAHeldKey: Story = {
  tags: ['!dev'],
  play: async (context) => {
    await open(context);
    await fireEvent.keyDown(hint(), { key: 'b', repeat: true });
    await fireEvent.keyDown(hint(), { key: 'F11' });
    await fireEvent.keyDown(hint(), { key: 'Shift' });
    await expect(blank()).toBeVisible();
    await expect(context.args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** No pixel stays lit for long, whether the hint drifts or jumps. */
export const HintDoesNotBurnIn: Story = {
  tags: ['!dev'],
  globals: { motion: 'full' },
  play: async (context) => {
    await open(context);
    const turns = blank().getAnimations({ subtree: true });
    await expect(turns).toHaveLength(2);
    const placeAt = (seconds: number) => {
      for (const turn of turns) turn.currentTime = seconds * 1000;
      const { left, top, right, bottom } = hint().getBoundingClientRect();
      return { left, top, right, bottom };
    };
    const places = Array.from({ length: 60 }, (_, index) => placeAt(index * 10));
    for (const { left, top, right, bottom } of places) {
      await expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(innerWidth);
      await expect(bottom).toBeLessThanOrEqual(innerHeight);
    }
    const tops = places.map(({ top }) => top);
    await expect(Math.max(...tops) - Math.min(...tops)).toBeGreaterThan(innerHeight / 2);
  },
};

function WithADialog({ onOpenChange }: BlankScreenProps) {
  const [isBlank, setIsBlank] = useState(false);
  return (
    <>
      <h1>A talk</h1>
      <Dialog open onOpenChange={() => undefined} title="Overall impact">
        <Button
          onClick={() => {
            setIsBlank(true);
          }}
        >
          Blank the screen
        </Button>
      </Dialog>
      <BlankScreen
        open={isBlank}
        onOpenChange={() => {
          setIsBlank(false);
          onOpenChange(false);
        }}
      />
    </>
  );
}

export const OverAnOpenDialog: Story = {
  tags: ['!dev'],
  render: (args) => <WithADialog {...args} />,
  parameters: { docs: { story: { inline: false, height: '36rem' } } },
  play: async (context) => {
    const button = screen.getByRole('button', { name: 'Blank the screen' });
    await context.userEvent.click(button);
    await expect(document.elementFromPoint(innerWidth / 2, 4)).toBe(blank());
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());
    await expect(screen.getByRole('dialog', { name: 'Overall impact' })).toBeVisible();
    await expect(button).toHaveFocus();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    await open(context);
    await expect(blank().scrollWidth).toBe(blank().clientWidth);
  },
};

/** Like `showInPlace`, for a dialog that lays out its content. */
function showBlankInPlace(dialog: HTMLDialogElement | null) {
  if (!dialog) return;
  dialog.showModal = () => {
    dialog.style.display = 'grid';
  };
}

export const AllStates: Story = stateMatrix<BlankScreenProps>({
  render: (args) => (
    <BlankScreen
      {...args}
      open
      ref={showBlankInPlace}
      style={{ position: 'absolute', blockSize: '100%' }}
    />
  ),
  room: 'wide',
  cellStyle: { position: 'relative', overflow: 'hidden', blockSize: '12rem', minBlockSize: 0 },
  states: { rest: {}, 'focus-visible': {} },
});
