import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { stateMatrix } from '../story/stateMatrix/index.ts';
import { Icon } from '../icon/Icon.tsx';
import { playIcon } from '../icon/icons.ts';
import { Toolbar } from '../Toolbar/index.ts';
import { guide } from './Button.guide.ts';
import { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './Button.tsx';

interface BesideProps extends ButtonProps {
  readonly beside: ButtonLinkProps;
}

/** With a link next to it, because buttons are rarely alone. */
function Beside({ beside, ...rest }: BesideProps) {
  return (
    <Toolbar>
      <Button {...rest} />
      <ButtonLink {...beside} />
    </Toolbar>
  );
}

const meta = {
  title: 'Library/Actions/Button',
  component: Button,
  subcomponents: { ButtonLink },
  tags: ['stable', '!beta', 'arabic-reviewed-2026-11'],
  args: { children: 'Overall impact', variant: 'primary', onClick: fn() },
  argTypes: { onClick: { description: 'Called when the button is pressed.' } },
  parameters: { guide, asPicture: Beside, arabic: { children: 'الأثر الإجمالي' } },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Large: Story = {
  args: { size: 'large' },
  render: (args) => (
    <>
      <Button {...args} /> <Button {...args} size="medium" />
    </>
  ),
  play: async ({ canvas }) => {
    const [large, medium] = canvas.getAllByRole('button').map((button) => button.offsetHeight);
    await expect(large).toBeGreaterThan(medium ?? Infinity);
  },
};

/** The icon is decorative: the name of the button is its text. */
export const WithAnIcon: Story = {
  render: ({ children, ...args }) => (
    <Button {...args}>
      <Icon shape={playIcon} />
      {children}
    </Button>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /^(Overall impact|الأثر الإجمالي)$/ });
    await expect(button.querySelector('svg')).toBeVisible();
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** While an action is under way, its button can't be pressed again. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /^(Overall impact|الأثر الإجمالي)$/ });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

const long = {
  en: 'Show the overall impact of shared digital services on the whole government',
  ar: 'عرض الأثر الإجمالي للخدمات الرقمية المشتركة على مستوى الحكومة بأكملها',
};

export const LongLabel: Story = {
  args: { children: long.en },
  parameters: { arabic: { children: long.ar } },
  globals: { viewport: { value: 'mobile1' } },
};

export const Link: Story = {
  render: ({ children }) => <ButtonLink href="#elsewhere">{children}</ButtonLink>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#elsewhere');
  },
};

export const ExternalLink: Story = {
  tags: ['!dev'],
  render: ({ children }) => <ButtonLink href="https://example.org/">{children}</ButtonLink>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** A placeholder leads nowhere, and the link says so. */
export const LinkWithoutAnAddress: Story = {
  render: ({ children }) => <ButtonLink href="waiting for a link">{children}</ButtonLink>,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await expect(link).not.toHaveAttribute('href');
    await expect(link).toHaveTextContent(/Coming soon|قريبًا/);
  },
};

export const AllStates: Story = stateMatrix<ButtonProps>({
  variants: {
    primary: { variant: 'primary' },
    secondary: { variant: 'secondary' },
    danger: { variant: 'danger' },
  },
  states: {
    rest: {},
    hover: {},
    'focus-visible': {},
    pressed: {},
    disabled: { disabled: true },
    loading: { loading: true },
    small: { size: 'small' },
    large: { size: 'large' },
    'long text': ({ language }) => ({ children: long[language] }),
  },
});
