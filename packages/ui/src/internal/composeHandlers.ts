type Handler<E> = (event: E) => void;

/** Combines two handlers into one: the caller's first, then our own, so that neither replaces the other. */
export function composeHandlers<E>(given: Handler<E> | undefined, own: Handler<E>): Handler<E> {
  return (event) => {
    given?.(event);
    own(event);
  };
}
