import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { HomeLink } from '../HomeLink/index.ts';
import { stateMatrix } from '../story/stateMatrix/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { Toolbar } from '../Toolbar/index.ts';
import { storyPicture } from '../story/storyPicture.ts';
import { Page } from './Page.tsx';
import { guide } from './PageTransition.guide.ts';
import { PageTransition, type PageTransitionProps } from './PageTransition.tsx';

const pages = {
  en: ['Products', 'Partners', 'Contact'],
  ar: ['المنتجات', 'الشركاء', 'التواصل'],
} as const;

/** A page with buttons that request the other pages in its language. */
function Example(props: PageTransitionProps<string>) {
  const [page, setPage] = useState(props.page);
  const names: readonly string[] = /\p{sc=Arabic}/u.test(props.page) ? pages.ar : pages.en;
  return (
    <>
      <Toolbar>
        {names.map((name) => (
          <Button
            key={name}
            onClick={() => {
              setPage(name);
            }}
          >
            {name}
          </Button>
        ))}
      </Toolbar>
      <PageTransition {...props} page={page} />
    </>
  );
}

const code = `<PageTransition page="Products" keyOf={String}>
  {(shown) => (
    <Page title={shown}>
      <PageHeader title={shown} />
    </Page>
  )}
</PageTransition>`;

const meta = {
  title: 'Library/Layout/PageTransition',
  component: PageTransition<string>,
  render: (args) => <Example key={args.page} {...args} />,
  tags: ['motion', 'stable', '!beta'],
  args: {
    page: pages.en[0],
    keyOf: String,
    children: (shown) => (
      <Page title={shown}>
        <PageHeader title={shown} />
      </Page>
    ),
  },
  parameters: { guide, docs: { source: { code } }, arabic: { page: pages.ar[0] } },
} satisfies Meta<typeof PageTransition<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

const products = /^(Products|المنتجات)$/;
const partners = /^(Partners|الشركاء)$/;
const contact = /^(Contact|التواصل)$/;

export const Playground: Story = {};

export const WaitsForTheLeavingPage: Story = {
  tags: ['!dev'],
  // Cuts don't need waiting.
  globals: { motion: 'full' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: partners }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(products);
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveTextContent(partners), {
      timeout: 3000,
    });
    await expect(canvas.getByRole('heading')).toHaveFocus();
    await expect(document.title).toMatch(partners);
    await waitFor(() => expect(canvas.getByRole('main')).not.toHaveAttribute('style'), {
      timeout: 3000,
    });
    await waitFor(() => expect(getComputedStyle(canvas.getByRole('main')).opacity).toBe('1'), {
      timeout: 3000,
    });
  },
};

export const SettlesOnTheLast: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const asked = [partners, contact, partners, products, contact, products, partners, contact];
    for (const name of asked) {
      await userEvent.click(canvas.getByRole('button', { name }));
    }
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveTextContent(contact), {
      timeout: 3000,
    });
    await waitFor(() => expect(getComputedStyle(canvas.getByRole('main')).opacity).toBe('1'), {
      timeout: 3000,
    });
  },
};

export const ComesBackToTheShownPage: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: partners }));
    await userEvent.click(canvas.getByRole('button', { name: products }));
    await waitFor(() => expect(getComputedStyle(canvas.getByRole('main')).opacity).toBe('1'), {
      timeout: 3000,
    });
    await expect(canvas.getByRole('heading')).toHaveTextContent(products);
  },
};

export const BeginsWithThePageThatWasLoaded: Story = {
  tags: ['!dev'],
  args: { initialPage: 'Partners' },
  parameters: { arabic: { initialPage: 'الشركاء' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveTextContent(products), {
      timeout: 3000,
    });
    await waitFor(() => expect(getComputedStyle(canvas.getByRole('main')).opacity).toBe('1'), {
      timeout: 3000,
    });
  },
};

/** The picture that was touched stays while the page leaves, which begins where it was. */
export const LeavesFromWhereItWas: Story = {
  tags: ['!dev'],
  globals: { motion: 'full' },
  args: {
    children: (shown) => (
      <Page title={shown} bar={<HomeLink href="./projects" />}>
        <PageHeader title={shown} />
        <a
          href="./partners"
          onClick={(event) => {
            event.preventDefault();
          }}
        >
          <img {...storyPicture('#246')} alt={shown} />
        </a>
      </Page>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const { top } = canvas.getByRole('heading').getBoundingClientRect();
    await userEvent.click(canvas.getByRole('img'));
    await userEvent.click(canvas.getByRole('button', { name: partners }));
    await waitFor(() => expect(canvas.getAllByAltText('')).toHaveLength(1));
    const leaving = canvas.getByRole('heading', { name: products });
    await expect(Math.abs(leaving.getBoundingClientRect().top - top)).toBeLessThan(20);
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveTextContent(partners), {
      timeout: 3000,
    });
    await waitFor(() => expect(canvas.queryByAltText('')).toBeNull(), { timeout: 3000 });
  },
};

/** At rest in both languages; other states are too brief to show. */
export const AllStates: Story = stateMatrix<PageTransitionProps<string>>({
  room: 'wide',
  render: (args) => <Example {...args} />,
  states: { rest: {} },
});
