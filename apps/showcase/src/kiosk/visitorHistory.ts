/** What an entry of the browser's history carries: the router's number of it, and the visitor it belongs to. */
interface EntryState {
  readonly idx?: number;
  readonly visitor?: number;
}

/** Keeps Back and Forward within the pages of one visitor. */
export interface VisitorHistory {
  /** Marks the current entry as the visitor's. To be called for every page they see. */
  readonly mark: () => void;
  /** From now on, what is marked is another visitor's. */
  readonly beginVisitor: () => void;
  /** Lets Back lead anywhere again. */
  readonly end: () => void;
}

/**
 * Begins to hold Back and Forward off the pages of earlier visitors. A page cannot delete entries of the history, but
 * it can turn round on them before the router has seen them. The marks are part of the entries, so that they outlive a
 * reload.
 */
export function keepHistoryApart(): VisitorHistory {
  const first = stateOf(history.state).visitor ?? 1;
  let visitor = first;
  let current = stateOf(history.state).idx ?? 0;

  const onPop = (event: PopStateEvent) => {
    const { idx, visitor: owner = first } = stateOf(event.state);
    if (owner === visitor) {
      current = idx ?? current;
      return;
    }
    event.stopImmediatePropagation();
    history.go(idx === undefined ? 1 : current - idx || 1);
  };
  // Listeners of the capture phase are called before the router's.
  addEventListener('popstate', onPop, { capture: true });

  return {
    mark: () => {
      const state = stateOf(history.state);
      current = state.idx ?? current;
      if (state.visitor !== visitor) history.replaceState({ ...state, visitor }, '');
    },
    beginVisitor: () => {
      visitor += 1;
    },
    end: () => {
      removeEventListener('popstate', onPop, { capture: true });
    },
  };
}

const stateOf = (state: unknown): EntryState => (state ?? {}) as EntryState;
