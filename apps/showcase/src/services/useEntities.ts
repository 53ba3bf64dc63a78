import { createEntitySearch, type EntityRecord } from '@showcase/impact';
import { useEffect, useState } from 'react';
import { loadConfiguration } from '../config/configuration.ts';
import { fetchEntities } from './entities.ts';

export interface Entities {
  readonly list: readonly EntityRecord[];
  /** Positions in the list of the entities whose name contains a text; the empty text finds all. */
  readonly search: (text: string) => readonly number[];
}

const none: Entities = { list: [], search: () => [] };

/** Survives the screen, so that the list is fetched once per page load (design, section 3). */
let fetched: Entities | undefined;

/** Has the list fetched again by whoever asks next; for stories, which stand for page loads. */
export function forgetEntities(): void {
  fetched = undefined;
}

/** The entity records; empty until they have arrived. Leaving the screen aborts the request. */
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
