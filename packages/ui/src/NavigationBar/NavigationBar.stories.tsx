import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { stateMatrix } from '../story/stateMatrix/index.ts';
import { guide } from './NavigationBar.guide.ts';
import { NavigationBar, type NavigationBarProps } from './NavigationBar.tsx';

const logo = (
  <svg viewBox="0 0 40 40" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d="M7.5 7.5h25v25h-25z" />
    <path d="M20 2.3 37.7 20 20 37.7 2.3 20z" />
  </svg>
);

const meta = {
  title: 'Library/Navigation/NavigationBar',
  component: NavigationBar,
  tags: ['arabic-reviewed-2026-11'],
  args: {
    logo,
    links: [
      { label: 'Home', href: './home', current: true },
      { label: 'Screensaver', href: './screensaver' },
    ],
    menuLinks: [{ label: 'All projects', href: './projects' }],
    onRefresh: fn(),
  },
  parameters: {
    guide,
    arabic: {
      links: [
        { label: 'الرئيسية', href: './home', current: true },
        { label: 'شاشة التوقف', href: './screensaver' },
      ],
      menuLinks: [{ label: 'جميع المشاريع', href: './projects' }],
    },
  },
} satisfies Meta<typeof NavigationBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const refresh = canvas.getByTitle(/Refresh|تحديث/);
    // A `title` attribute alone isn't text: translators and some screen readers skip it.
    await expect(refresh).toHaveTextContent(/^(Refresh|تحديث الصفحة)$/);
    await userEvent.click(refresh);
    refresh.focus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onRefresh).toHaveBeenCalledTimes(3);
  },
};

export const MenuOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Menu|القائمة/ }));
    const menu = within(screen.getByRole('dialog', { name: /Menu|القائمة/ }));
    await expect(menu.getAllByRole('link')).toHaveLength(3);
    await expect(menu.getByRole('button', { name: /Close|إغلاق/ })).toHaveFocus();
  },
};

export const MenuClosesOnAChoice: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Menu|القائمة/ });
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('link', { name: /All projects|جميع المشاريع/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};

/** A web address opens in a new tab; a value that isn't an address leads nowhere. */
export const OtherTargets: Story = {
  args: {
    links: [
      { label: 'Statistics', href: 'https://example.org/' },
      { label: 'Maps', href: 'waiting for a link' },
    ],
    menuLinks: [],
  },
  parameters: {
    arabic: {
      links: [
        { label: 'الإحصاءات', href: 'https://example.org/' },
        { label: 'الخرائط', href: 'waiting for a link' },
      ],
    },
  },
  play: async ({ canvas }) => {
    const [statistics, maps] = within(canvas.getByRole('navigation')).getAllByRole('link');
    await expect(statistics).toHaveAttribute('target', '_blank');
    await expect(statistics).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(maps).not.toHaveAttribute('href');
    await expect(maps).toHaveAttribute('aria-disabled', 'true');
    await expect(maps).toHaveTextContent(/Coming soon|قريبًا/);
  },
};

/** The logo leads home. Without further links, a wide window needs no menu. */
export const WithALogoThatLeadsHome: Story = {
  args: { logoLink: { label: { en: 'Harbour', ar: 'الميناء' }, href: './' }, menuLinks: [] },
  parameters: { arabic: { menuLinks: [] } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Harbour|الميناء/ });
    await expect(link).toHaveAttribute('href', './');
    await expect(canvas.queryByTitle(/Refresh|تحديث/)).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
};

const home: NavigationBarProps['home'] = {
  label: { en: 'All projects', ar: 'جميع المشاريع' },
  href: './projects',
};
const homeLink = { name: /All projects.*جميع المشاريع|جميع المشاريع.*All projects/ };
const edges = (element: Element) => element.getBoundingClientRect();

/** The home link comes first in the bar and in its menu. */
export const WithHome: Story = {
  args: { home },
  play: async ({ canvas, globals, userEvent }) => {
    const link = canvas.getByRole('link', homeLink);
    const logo = canvas.getByTitle(/Refresh|تحديث/);
    await expect(canvas.getByText('جميع المشاريع')).toHaveAttribute('lang', 'ar');
    const [before, after] = globals['language'] === 'ar' ? [logo, link] : [link, logo];
    await expect(edges(before).right).toBeLessThan(edges(after).left);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await expect(logo).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /Menu|القائمة/ }));
    const menu = within(screen.getByRole('dialog'));
    await expect(menu.getAllByRole('link')[0]).toHaveAccessibleName(homeLink.name);
    await userEvent.click(menu.getByRole('link', homeLink));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** The icon alone is large enough for a finger, and keeps its name. */
export const WithHomeOnAPhone: Story = {
  args: { home },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const { width, height } = edges(canvas.getByRole('link', homeLink));
    await expect(width).toBeGreaterThanOrEqual(48);
    await expect(height).toBeGreaterThanOrEqual(48);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** The label stays; the link leads nowhere, and Tab skips it. */
export const WithHomeWithoutAnAddress: Story = {
  args: { home: { label: 'Home', href: undefined } },
  parameters: { arabic: { home: { label: 'الرئيسية', href: undefined } } },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: /^(Home Coming soon|الرئيسية قريبًا)$/ });
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(canvas.getByTitle(/Refresh|تحديث/)).toHaveFocus();
  },
};

const longLinks: Readonly<Record<'en' | 'ar', NavigationBarProps['links']>> = {
  en: [
    { label: 'Government Digital Impact', href: './impact', current: true },
    { label: 'Adopted services and savings', href: './services' },
    { label: 'Every entity of the government', href: './entities' },
  ],
  ar: [
    { label: 'الأثر الرقمي الحكومي', href: './impact', current: true },
    { label: 'الخدمات المتبنّاة والوفورات', href: './services' },
    { label: 'جميع الجهات الحكومية', href: './entities' },
  ],
};

export const LongLinks: Story = {
  args: { links: longLinks.en },
  parameters: { arabic: { links: longLinks.ar } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const AllStates: Story = stateMatrix<NavigationBarProps>({
  room: 'full',
  // Buttons don't break words, as on a page.
  cellStyle: { overflowWrap: 'normal' },
  target: 'nav a:not([aria-current])',
  states: {
    rest: {},
    hover: {},
    'focus-visible': {},
    home: { home },
    'menu alone': { links: [] },
    'long links': ({ language }) => ({ links: longLinks[language] }),
  },
});
