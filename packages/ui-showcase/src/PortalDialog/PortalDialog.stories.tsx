import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inPlace } from '../../../ui/src/story/inPlace.tsx';
import { stateMatrix } from '../../../ui/src/story/stateMatrix/index.ts';
import { storyPicture } from '../../../ui/src/story/storyPicture.ts';
import { withOpener } from '../../../ui/src/story/withOpener.tsx';
import { PortalDialog, type PortalDialogProps } from './PortalDialog.tsx';

const Example = withOpener(PortalDialog, 'PortalDialog', ({ title }) => ({
  heading: title,
  button: 'Launch',
}));

const InPlace = inPlace(PortalDialog, { blockSize: '32rem' });

const meta = {
  title: 'This show/PortalDialog',
  component: PortalDialog,
  render: (args) => <Example {...args} />,
  tags: ['arabic-reviewed-2026-11'],
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Intelligence Grid',
    src: '/portal/',
    poster: storyPicture('#101417', 1280, 720),
  },
  parameters: { theme: 'signal', arabic: { title: 'شبكة الذكاء' } },
} satisfies Meta<typeof PortalDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const both = { en: 'Intelligence Grid', ar: 'شبكة الذكاء' };
const title = /^(Intelligence Grid|شبكة الذكاء)$/;
const close = { name: /Close|إغلاق/ };

const fillsTheScreen: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Launch' }));
  const dialog = screen.getByRole('dialog', { name: title });
  await expect(screen.getByRole('button', close)).toHaveFocus();
  const { width, height } = dialog.getBoundingClientRect();
  await expect([width, height]).toEqual([innerWidth, innerHeight]);
  const frame = (await screen.findByTitle(title)).getBoundingClientRect();
  await expect(frame.bottom).toBeLessThanOrEqual(innerHeight);
  await expect(frame.height).toBeGreaterThan(innerHeight * 0.5);
};

export const Playground: Story = { play: fillsTheScreen };

export const ClosesAndRemovesThePortal: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Launch' });
    await userEvent.click(opener);
    await userEvent.click(screen.getByRole('button', close));
    await waitFor(() => expect(screen.queryByTitle(title)).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
};

export const DoesNotLoad: Story = {
  args: { timeoutSeconds: 0 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Launch' }));
    await expect(
      await screen.findByText(/The portal did not load|تعذّر تحميل البوابة/),
    ).toBeVisible();
    await expect(
      screen.getByRole('link', { name: /Open in a new tab|فتح في علامة تبويب/ }),
    ).toBeVisible();
    await expect(screen.getByRole('button', close)).toBeVisible();
  },
};

export const BothLanguages: Story = {
  args: { title: both },
  parameters: { arabic: { title: both } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Launch' }));
    const heading = screen.getByRole('heading', { level: 2 });
    await expect(heading).toHaveTextContent(/Intelligence Grid/);
    await expect(heading).toHaveTextContent(/شبكة الذكاء/);
    await expect(heading.querySelector('[lang]')).toHaveAttribute('dir');
    await waitFor(() => expect(screen.getByTitle(title)).toBeVisible());
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: fillsTheScreen,
};

const long = {
  en: 'Intelligence grid of the national centre for situational awareness and early warning',
  ar: 'شبكة الذكاء للمركز الوطني للوعي الظرفي والإنذار المبكر',
};

export const LongTitle: Story = {
  args: { title: long.en, src: 'waiting for a link' },
  parameters: { arabic: { title: long.ar } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Launch' }));
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
    await expect(screen.getByRole('button', close)).toBeVisible();
  },
};

export const AllStates: Story = stateMatrix<PortalDialogProps>({
  render: (args) => <InPlace {...args} />,
  room: 'full',
  target: 'button',
  states: {
    rest: {},
    hover: {},
    'focus-visible': {},
    pressed: {},
    'both languages': { title: both },
    'no address': { src: 'waiting for a link' },
    'no poster': { src: 'waiting for a link', poster: undefined },
    'long text': ({ language }) => ({ title: long[language], src: 'waiting for a link' }),
  },
});
