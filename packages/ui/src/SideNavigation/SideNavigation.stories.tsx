import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SideNavigation } from './SideNavigation.tsx';

/** The sections of a screen behind a toggle. Choosing one closes it; Escape closes it too. */
const meta = {
  title: 'Library/SideNavigation',
  component: SideNavigation,
  tags: ['stable', '!beta', 'reviewed-in-arabic', 'accessibility-reviewed'],
  args: {
    items: [
      { label: 'Our Brand', href: '#our-brand' },
      { label: 'Our Products', href: '#our-products' },
      { label: 'Our Partners', href: '#our-partners' },
    ],
  },
  parameters: {
    theme: 'graphite',
    arabic: {
      items: [
        { label: 'علامتنا التجارية', href: '#our-brand' },
        { label: 'منتجاتنا', href: '#our-products' },
        { label: 'شركاؤنا', href: '#our-partners' },
      ],
    },
  },
  decorators: [
    // A story has no sections to go to.
    (Story) => (
      <div
        style={{ minBlockSize: '32rem' }}
        onClick={(event) => {
          event.preventDefault();
        }}
      >
        <h1>Core42</h1>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SideNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

const toggle = { name: /On this screen|في هذه الشاشة/ };

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', toggle)).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', toggle);
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await userEvent.click(button);
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.click(button);
  },
};

export const ClosesOnAChoice: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', toggle));
    await userEvent.click(canvas.getAllByRole('link')[1] ?? document.body);
    await waitFor(() => expect(canvas.queryByRole('link')).not.toBeInTheDocument());
  },
};

export const ClosesOnEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', toggle);
    await userEvent.click(button);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveFocus();
  },
};

export const DisabledItems: Story = {
  args: { items: [{ label: 'Compass' }, { label: 'AI Cloud' }] },
  parameters: { arabic: { items: [{ label: 'Compass' }, { label: 'سحابة الذكاء الاصطناعي' }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', toggle));
    for (const link of canvas.getAllByRole('link')) {
      await expect(link).toHaveAttribute('aria-disabled', 'true');
      await expect(link).not.toHaveAttribute('href');
    }
  },
};
