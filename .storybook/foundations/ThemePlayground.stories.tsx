import { themes, type ColorRole } from '@showcase/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { ThemePlayground } from './ThemePlayground.tsx';

const roles = Object.keys(themes.porcelain.colors).filter((role) => !/^(shade|scheme)$/.test(role));
const control = (role: string) => [role as ColorRole, { control: { type: 'color' as const } }];

/**
 * Enter the colours of your brand under Controls. The theme derives all other roles from `page`, `text` and `accent`,
 * unless you choose their colours too.
 */
const meta = {
  title: 'Foundations/Theme playground',
  component: ThemePlayground,
  tags: ['!autodocs'],
  // The page itself lists what `createTheme` reports to the console.
  beforeEach: () => {
    const warn = spyOn(console, 'warn').mockReturnValue(undefined);
    return () => {
      warn.mockRestore();
    };
  },
  args: { page: '#fdf6ec', text: '#2b1a12', accent: '#8a2f1b' },
  argTypes: Object.fromEntries(roles.map(control)) as object,
  parameters: {
    // The components pass axe in their own stories; here, the chosen colours may fail.
    a11y: { context: { exclude: ['.playground-samples'] } },
  },
} satisfies Meta<typeof ThemePlayground>;

export default meta;
type Story = StoryObj<typeof meta>;

const submitIn = (canvas: HTMLElement) =>
  canvas.querySelector('[data-sample] form [data-variant="primary"]');

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(submitIn(canvasElement)).toHaveStyle({ backgroundColor: '#8a2f1b' });
    await expect(canvas.getByText('All pairs of colours pass AA.')).toBeVisible();
  },
};

export const PairsThatFail: Story = {
  args: { accent: '#e8b9a8', onAccent: '#ffffff' },
  play: async ({ canvas, canvasElement }) => {
    await expect(submitIn(canvasElement)).toHaveStyle({ backgroundColor: '#e8b9a8' });
    await expect(canvas.getByText('accent on page: 1.64, needs 4.5')).toBeVisible();
    await expect(canvas.getByText(/"onAccent": "#ffffff"/)).toBeVisible();
  },
};
