import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { stateMatrix } from '../story/stateMatrix/index.ts';
import { guide } from './SideNavigation.guide.ts';
import { SideNavigation, type SideNavigationProps } from './SideNavigation.tsx';

interface ScreenProps extends SideNavigationProps {
  readonly height?: string;
  readonly isOpenAtFirst?: boolean;
}

/** A screen next to it, without the sections it links to. */
function Screen({ height = '32rem', isOpenAtFirst = false, ...rest }: ScreenProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpenAtFirst) root.current?.querySelector('button')?.click();
  }, [isOpenAtFirst]);
  return (
    <div
      ref={root}
      style={{ minBlockSize: height }}
      onClick={(event) => {
        event.preventDefault();
      }}
    >
      <h1>Core42</h1>
      <SideNavigation {...rest} />
    </div>
  );
}

// The story's code shows only the component, not the page around it.
Screen.displayName = 'SideNavigation';

const meta = {
  title: 'Library/Navigation/SideNavigation',
  component: SideNavigation,
  render: (args) => <Screen {...args} />,
  tags: ['motion', 'stable', '!beta', 'arabic-reviewed-2026-11'],
  args: {
    items: [
      { label: 'Our Brand', href: '#our-brand' },
      { label: 'Our Products', href: '#our-products' },
      { label: 'Our Partners', href: '#our-partners' },
    ],
  },
  parameters: {
    guide,
    theme: 'graphite',
    arabic: {
      items: [
        { label: 'علامتنا التجارية', href: '#our-brand' },
        { label: 'منتجاتنا', href: '#our-products' },
        { label: 'شركاؤنا', href: '#our-partners' },
      ],
    },
  },
} satisfies Meta<typeof SideNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

const toggle = { name: /On this screen|في هذه الشاشة/ };

export const Playground: Story = {
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
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', toggle));
    await userEvent.click(canvas.getAllByRole('link')[1] ?? document.body);
    await waitFor(() => expect(canvas.queryByRole('link')).not.toBeInTheDocument());
  },
};

export const ClosesOnEscape: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', toggle);
    await userEvent.click(button);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveFocus();
  },
};

export const ClosesOnAPressNextToIt: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', toggle);
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('navigation'));
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveFocus();
  },
};

export const ClosesWhenTheFocusLeaves: Story = {
  tags: ['!dev'],
  render: (args) => (
    <>
      <Screen {...args} />
      <button type="button">Next</button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', toggle);
    await userEvent.click(button);
    for (let link = 0; link < 4; link += 1) await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
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

const longItems = {
  en: [
    { label: 'Shared infrastructure for artificial intelligence', href: '#shared' },
    { label: 'Everything our partners have built on it since the beginning', href: '#built' },
  ],
  ar: [
    { label: 'البنية التحتية المشتركة للذكاء الاصطناعي', href: '#shared' },
    { label: 'كل ما بناه شركاؤنا عليها منذ انطلاقها حتى اليوم', href: '#built' },
  ],
};

export const LongItems: Story = {
  args: { items: longItems.en },
  parameters: { arabic: { items: longItems.ar } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', toggle));
    for (const link of canvas.getAllByRole('link'))
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
  },
};

/** Each cell is a screen: fixed elements stay within the cell. */
export const AllStates: Story = stateMatrix<ScreenProps>({
  room: 'wide',
  cellStyle: { contain: 'content' },
  render: (args) => <Screen {...args} height={args.isOpenAtFirst ? '20rem' : '6rem'} />,
  states: {
    rest: {},
    hover: {},
    'focus-visible': {},
    open: { isOpenAtFirst: true },
    'open with disabled items': ({ language }) => ({
      isOpenAtFirst: true,
      items: [
        { label: 'Compass' },
        { label: { en: 'AI Cloud', ar: 'سحابة الذكاء الاصطناعي' }[language] },
      ],
    }),
    'open with long items': ({ language }) => ({
      isOpenAtFirst: true,
      items: longItems[language],
    }),
  },
});
