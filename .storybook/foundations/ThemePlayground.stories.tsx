import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, waitFor } from 'storybook/test';
import { ThemePlayground } from './ThemePlayground.tsx';

/** Change the colours of a brand and see every component in them. */
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
  parameters: {
    // The components pass axe in their own stories; here anyone may choose colours that fail.
    a11y: { context: { exclude: ['.playground-samples'] } },
    controls: { disable: true },
  },
} satisfies Meta<typeof ThemePlayground>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const submit = canvasElement.querySelector('[data-sample] form [data-variant="primary"]');
    const type = async (label: string, text: string) => {
      const box = canvas.getByRole('textbox', { name: label });
      await userEvent.clear(box);
      await userEvent.type(box, text);
      return box;
    };
    const looks = (background: string) =>
      // The colour changes with a transition, which takes longer on a busy machine.
      waitFor(() => expect(submit).toHaveStyle({ backgroundColor: background }), { timeout: 8000 });

    await looks('#8a2f1b');
    await expect(canvas.getByText('All pairs of colours pass AA.')).toBeVisible();

    const accent = await type('accent', '#e8b9a8');
    await looks('#e8b9a8');
    const failing = canvas.getByRole('list', { name: 'Failing pairs' });
    await expect(failing).toHaveTextContent('accent on page: 1.64, needs 4.5');
    await expect(canvas.getByText(/"accent": "#e8b9a8"/)).toBeVisible();

    await type('accent', 'brick');
    await expect(accent).toHaveAccessibleDescription('Enter a colour such as #1b2566.');
    await looks('#e8b9a8');

    await fireEvent.input(canvas.getByLabelText('Pick accent'), { target: { value: '#4a2f8a' } });
    await expect(accent).toHaveValue('#4a2f8a');
    await expect(accent).toBeValid();
    await looks('#4a2f8a');
    await expect(failing).not.toBeInTheDocument();

    const otherRoles = canvas.getByText('Other roles');
    await userEvent.click(otherRoles);
    const onAccent = await type('onAccent', '#4a2f8a');
    await expect(canvas.getByText('onAccent on accent: 1.00, needs 4.5')).toBeVisible();
    await userEvent.clear(onAccent);
    await expect(onAccent).toHaveAccessibleDescription(/^Made from the others: #/);
    await expect(canvas.getByText('All pairs of colours pass AA.')).toBeVisible();
    await userEvent.click(otherRoles);
  },
};
