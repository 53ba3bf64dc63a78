import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { BuiltInLanguage } from '../i18n/language.ts';
import { stateMatrix } from '../story/stateMatrix/index.ts';
import { ButtonLink } from '../Button/index.ts';
import { Hero } from '../Hero/index.ts';
import { HomeLink } from '../HomeLink/index.ts';
import { LanguageSwitcher } from '../LanguageSwitcher/index.ts';
import { NavigationBar } from '../NavigationBar/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { storyPicture } from '../story/storyPicture.ts';
import { Panel } from '../Panel/index.ts';
import { SideNavigation } from '../SideNavigation/index.ts';
import { guide } from './Page.guide.ts';
import { Page, type PageProps } from './Page.tsx';

const pageIn = (title: string, site: string, text: string): PageProps => ({
  title: `${title} · ${site}`,
  children: (
    <>
      <PageHeader title={title} />
      <Panel>
        <p>{text}</p>
      </Panel>
    </>
  ),
});

const meta = {
  title: 'Library/Layout/Page',
  component: Page,
  tags: ['stable', '!beta', 'arabic-reviewed-2026-11'],
  args: pageIn('Partners', 'Showcase', 'Who builds it with us.'),
  parameters: {
    guide,
    isScreen: true,
    arabic: pageIn('الشركاء', 'المعرض', 'من يبني المعرض معنا.'),
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
    await waitFor(() => expect(document.title).toMatch(/^(Partners · Showcase|الشركاء · المعرض)$/));
  },
};

const long = (language: BuiltInLanguage): PageProps =>
  ({
    en: pageIn(
      'Shared infrastructure for artificial intelligence across all government entities',
      'Showcase',
      'Shared computing, models and safeguards, so every entity builds its services on the same foundation. Teams begin with what is there already, add what only they can, and give back what others may use.',
    ),
    ar: pageIn(
      'البنية التحتية المشتركة للذكاء الاصطناعي في جميع الجهات الحكومية',
      'المعرض',
      'حوسبة ونماذج وضوابط مشتركة، كي تبني كل جهة خدماتها على الأساس نفسه. تبدأ الفرق بما هو متاح، وتضيف ما تنفرد به، وتتيح ما قد يفيد غيرها.',
    ),
  })[language];

export const LongTexts: Story = {
  args: long('en'),
  parameters: { arabic: long('ar') },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

const parts: Pick<PageProps, 'header' | 'footer'> = {
  header: <PageHeader title={{ en: 'Partners', ar: 'الشركاء' }} />,
  footer: <ButtonLink href="#back">Showcase</ButtonLink>,
};

/** The content gets the height that the header and the footer leave, and the footer ends the window. */
export const Fill: Story = {
  args: { layout: 'fill', ...parts, children: <Panel>42</Panel> },
  parameters: { arabic: { children: <Panel>42</Panel> } },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    const { bottom } = canvas.getByRole('link').getBoundingClientRect();
    await expect(main.getBoundingClientRect().height).toBeGreaterThanOrEqual(
      window.innerHeight - 1,
    );
    await expect(bottom).toBeGreaterThan(window.innerHeight * 0.8);
  },
};

export const Center: Story = {
  args: { layout: 'center' },
  play: async ({ canvas }) => {
    const { top } = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(top).toBeGreaterThan(window.innerHeight * 0.2);
  },
};

const hero = (
  <Hero size="screen" picture={storyPicture('#23264d', 1600, 1000)}>
    <PageHeader size="display" title={{ en: 'Partners', ar: 'الشركاء' }} />
  </Hero>
);
const afterHero = { children: <Panel>42</Panel> };

/** The header covers the window from edge to edge, and the top of the content shows. */
export const Cover: Story = {
  args: { layout: 'cover', header: hero, ...afterHero },
  parameters: { arabic: afterHero },
  play: async ({ canvas, canvasElement }) => {
    const main = canvas.getByRole('main').getBoundingClientRect();
    const content = canvasElement.querySelector('main > :last-child');
    await expect(Math.round(main.width)).toBe(window.innerWidth);
    await expect(content?.getBoundingClientRect().top).toBeLessThan(window.innerHeight);
  },
};

/** As `cover`, but as high as the header's content. */
export const Bleed: Story = {
  args: { layout: 'bleed', header: hero, ...afterHero },
  parameters: { arabic: afterHero },
};

const bar = (
  <>
    <HomeLink href="./projects" />
    <LanguageSwitcher languages={[{ language: 'ar', label: 'العربية', href: './ar' }]} />
  </>
);
// Parameters without a value would leave the meta's.
const withBar: PageProps = { ...parts, title: 'Partners', bar, children: null };
const edges = (element: Element) => element.getBoundingClientRect();
const inBar = (root: HTMLElement) => {
  const found = root.querySelector<HTMLElement>('[data-bar]');
  if (!found) throw new Error('The page has no bar.');
  return within(found);
};

/** The controls come before the page, which begins below them. */
export const WithABar: Story = {
  args: withBar,
  parameters: { arabic: withBar },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const links = inBar(canvasElement).getAllByRole('link');
    for (const link of links) {
      await expect(edges(link).bottom).toBeLessThan(edges(canvas.getByRole('heading')).top);
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};

const withNavigationBar: PageProps = {
  ...withBar,
  bar: (
    <>
      {bar}
      <NavigationBar
        logo="TDRA"
        links={[{ label: { en: 'Home', ar: 'الرئيسية' }, href: './home' }]}
      />
    </>
  ),
};

/** The bar of a section is as wide as the window, and everything stands in one row. */
export const WithANavigationBar: Story = {
  args: withNavigationBar,
  parameters: { arabic: withNavigationBar },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement, globals }) => {
    const places = [
      ...inBar(canvasElement).getAllByRole('link').slice(0, 3),
      canvas.getByRole('button', { name: /Menu|القائمة/ }),
    ].map(edges);
    for (const [index, place] of places.slice(1).entries()) {
      const before = places[index] ?? place;
      const gap =
        globals['language'] === 'ar' ? before.left - place.right : place.left - before.right;
      await expect(gap).toBeGreaterThanOrEqual(4);
    }
    await expect(edges(inBar(canvasElement).getByRole('banner')).bottom).toBeLessThan(
      edges(canvas.getByRole('heading')).top,
    );
  },
};

const withSections: PageProps = {
  ...withBar,
  bar: (
    <>
      {bar}
      <SideNavigation
        items={[{ label: { en: 'Brand', ar: 'العلامة التجارية' }, href: '#brand' }]}
      />
    </>
  ),
};

/** The controls are within reach, in a dock as wide as what it holds. */
export const OnAKiosk: Story = {
  args: withSections,
  parameters: { arabic: withSections },
  globals: { viewport: { value: 'kiosk' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const toggle = inBar(canvasElement).getByRole('button');
    await expect(edges(toggle).top).toBeGreaterThan(window.innerHeight * 0.6);
    await userEvent.click(toggle);
    const link = await canvas.findByRole('link', { name: /^(Brand|العلامة)/ });
    await waitFor(() => expect(link).toBeVisible());
    await userEvent.click(toggle);
    await expect(toggle).toHaveFocus();
  },
};

export const AllStates: Story = stateMatrix<PageProps>({
  room: 'wide',
  states: { rest: {}, long: ({ language }) => long(language) },
});
