/** @jsxRuntime classic -- the manager has its own React, without the automatic runtime */
import * as React from 'react';
import { useStorybookApi, useStorybookState, type API } from 'storybook/manager-api';

type Index = Parameters<API['setIndex']>[0];

declare global {
  interface Window {
    /** `main.ts` puts it into the page. */
    readonly showcase: {
      /** Other words for docs pages, by their ids. */
      readonly aliases: Readonly<Record<string, readonly string[]>>;
      /** The version of the library and the date of the build. */
      readonly build: string;
    };
  }
}

/**
 * Makes the sidebar's search find more. It looks at the headings of docs pages, so other words are added as headings. A
 * docs page has the name of its component, because a result shows nothing else in full. Enter opens the first result.
 */
export function useSearch(): void {
  const api = useStorybookApi();
  const { internal_index: index } = useStorybookState();
  React.useEffect(() => {
    const found = index && forSearch(index);
    if (found) void api.setIndex(found);
  }, [api, index]);
  React.useEffect(() => {
    document.addEventListener('keydown', openFirst, true);
    return () => {
      document.removeEventListener('keydown', openFirst, true);
    };
  }, []);
}

function openFirst({ key, target }: KeyboardEvent): void {
  const isSearch = target instanceof Element && target.id === 'storybook-explorer-searchfield';
  if (key !== 'Enter' || !isSearch || document.querySelector('[role=option][aria-selected=true]'))
    return;
  document.querySelector<HTMLElement>('.search-result-item')?.click();
}

/** The index with other words and clear names; undefined if it already has them. */
function forSearch(index: Index): Index | undefined {
  const added = Object.entries(index.entries).flatMap(([id, entry]) => {
    if (entry.type !== 'docs' || entry.anchors) return [];
    const anchors = (window.showcase.aliases[id] ?? []).map((title) => ({ id: '', title }));
    return [[id, { ...entry, name: entry.title.split('/').at(-1) ?? '', anchors }] as const];
  });
  if (added.length === 0) return undefined;
  return { ...index, entries: { ...index.entries, ...Object.fromEntries(added) } } as Index;
}
