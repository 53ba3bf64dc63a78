import { createEntitySearch, type EntityRecord } from '@showcase/impact';
import { useEffect, useSyncExternalStore } from 'react';
import { loadConfiguration } from '../config/configuration.ts';
import { fetchEntities } from './entities.ts';
import { awaitHost } from './host.ts';

export interface Entities {
  readonly list: readonly EntityRecord[];
  /** The indices of the entities whose name contains a text; an empty text matches all. */
  readonly search: (text: string) => readonly number[];
}

const none: Entities = { list: [], search: () => [] };
/** How long after a failure the list is fetched again if a screen waits for it, in milliseconds. */
const retryAfter = 30_000;

/** Outlives the screen, so the list is fetched once per page load, or until the first success. */
let fetched: Entities | undefined;
let hasFailed = false;
const listeners = new Set<() => void>();

function keep(entities: Entities | undefined): void {
  fetched = entities;
  for (const notify of listeners) notify();
}

/** Makes the next use fetch the list again; for stories, each of which simulates a page load. */
export function forgetEntities(): void {
  keep(undefined);
}

/** Fetches the list. A failure keeps the last good one, and is logged once until one succeeds. Never rejects. */
export async function refreshEntities(signal = new AbortController().signal): Promise<void> {
  const { entitiesHost } = await loadConfiguration();
  const list = await fetchEntities(entitiesHost, signal, hasFailed);
  if (signal.aborted) return;
  hasFailed = list === undefined;
  if (list) keep({ list, search: createEntitySearch(list).search });
  else void awaitHost();
}

/**
 * The entity records; empty until they arrive. Leaving the screen aborts the request. After a failure the list is
 * fetched again: when the screen is shown again, when the network or the host is back, and half a minute after each
 * failure.
 */
export function useEntities(): Entities {
  const entities = useSyncExternalStore(
    subscribe,
    () => fetched ?? none,
    () => none,
  );
  const isMissing = entities === none;

  useEffect(() => {
    if (!isMissing) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fetchList = async () => {
      clearTimeout(timer);
      await refreshEntities(signal);
      if (!signal.aborted) timer = setTimeout(fetchNow, retryAfter);
    };
    const fetchNow = () => void fetchList();
    fetchNow();
    addEventListener('online', fetchNow, { signal });
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [isMissing]);

  return entities;
}

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
