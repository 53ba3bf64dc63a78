import { createEntitySearch, type EntityRecord } from '@showcase/impact';
import { useEffect, useState } from 'react';
import { loadConfiguration } from '../config/configuration.ts';
import { fetchEntities } from './entities.ts';

export interface Entities {
  readonly list: readonly EntityRecord[];
  /** The indices of the entities whose name contains a text; an empty text finds all. */
  readonly search: (text: string) => readonly number[];
}

const none: Entities = { list: [], search: () => [] };

/** Outlives the screen, so that the list is fetched once per page load. */
let fetched: Entities | undefined;

/** Makes the next use fetch the list again; for stories, each of which stands for a page load. */
export function forgetEntities(): void {
  fetched = undefined;
}

/** The entity records; empty until they arrive. Leaving the screen aborts the request. */
export function useEntities(): Entities {
  const [entities, setEntities] = useState(fetched ?? none);

  useEffect(() => {
    if (fetched) return undefined;
    const leaving = new AbortController();
    void loadConfiguration()
      .then(({ entitiesHost }) => fetchEntities(entitiesHost, leaving.signal))
      .then((list) => {
        if (leaving.signal.aborted) return;
        const { search } = createEntitySearch(list);
        fetched = { list, search };
        setEntities(fetched);
      });
    return () => {
      leaving.abort();
    };
  }, []);

  return entities;
}
