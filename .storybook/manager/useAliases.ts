/** @jsxRuntime classic -- the manager has its own React, without the automatic runtime */
import * as React from 'react';
import { useStorybookApi, useStorybookState, type API } from 'storybook/manager-api';

type Index = Parameters<API['setIndex']>[0];

declare global {
  interface Window {
    /** Other words for docs pages, by their ids; `main.ts` puts them into the page. */
    readonly showcaseAliases?: Readonly<Record<string, readonly string[]>>;
  }
}

/** Adds other words to the index: the sidebar's search looks at the headings of docs pages, and so finds them. */
export function useAliases(): void {
  const api = useStorybookApi();
  const { internal_index: index } = useStorybookState();
  React.useEffect(() => {
    const aliased = index && withAliases(index);
    if (aliased) void api.setIndex(aliased);
  }, [api, index]);
}

/** The index with its aliases; undefined if it already has them. */
function withAliases(index: Index): Index | undefined {
  const aliases = Object.entries(window.showcaseAliases ?? {});
  const added = aliases.flatMap(([id, words]) => {
    const entry = index.entries[id];
    if (entry?.type !== 'docs' || entry.anchors) return [];
    return [[id, { ...entry, anchors: words.map((title) => ({ id: '', title })) }] as const];
  });
  if (added.length === 0) return undefined;
  return { ...index, entries: { ...index.entries, ...Object.fromEntries(added) } } as Index;
}
