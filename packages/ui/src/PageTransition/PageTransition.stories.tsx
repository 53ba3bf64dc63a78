import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { Toolbar } from '../Toolbar/index.ts';
import { Page } from './Page.tsx';
import { PageTransition } from './PageTransition.tsx';

const names = ['One', 'Two', 'Three'];

function Example({ initialPage }: { readonly initialPage?: string }) {
  const [page, setPage] = useState('One');
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
      <PageTransition page={page} keyOf={String} initialPage={initialPage}>
        {(shown) => (
          <Page title={shown}>
            <PageHeader title={`Page ${shown}`} />
          </Page>
        )}
      </PageTransition>
    </>
  );
}

/**
 * One page leaves, then the next enters: 0.45 s, 18 px. With reduced motion it is a cut. However fast pages
 * are asked for, it settles on the last.
 */
const meta = {
  title: 'Library/PageTransition',
  component: Example,
  tags: ['stable', '!beta', 'accessibility-reviewed'],
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WaitsForTheLeavingPage: Story = {
  // A cut has nothing to wait for.
  globals: { motion: 'full' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Two' }));
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Page One');
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveTextContent('Page Two'), {
      timeout: 3000,
    });
    await expect(canvas.getByRole('heading')).toHaveFocus();
    await expect(document.title).toBe('Two');
    await waitFor(() => expect(canvas.getByRole('main')).not.toHaveAttribute('style'), {
      timeout: 3000,
    });
  },
};

export const SettlesOnTheLast: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Two', 'Three', 'Two', 'One', 'Three', 'One', 'Two', 'Three']) {
      await userEvent.click(canvas.getByRole('button', { name }));
    }
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveTextContent('Page Three'), {
      timeout: 3000,
    });
    await waitFor(() => expect(getComputedStyle(canvas.getByRole('main')).opacity).toBe('1'), {
      timeout: 3000,
    });
  },
};

export const ComesBackToTheShownPage: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Two' }));
    await userEvent.click(canvas.getByRole('button', { name: 'One' }));
    await waitFor(() => expect(getComputedStyle(canvas.getByRole('main')).opacity).toBe('1'), {
      timeout: 3000,
    });
    await expect(canvas.getByRole('heading')).toHaveTextContent('Page One');
  },
};

export const BeginsWithThePageThatWasLoaded: Story = {
  args: { initialPage: 'Two' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveTextContent('Page One'), {
      timeout: 3000,
    });
  },
};
