type Handler<E> = (event: E) => void;

/** One handler that is two: what the caller passed, then our own, so that neither replaces the other. */
export function both<E>(given: Handler<E> | undefined, own: Handler<E>): Handler<E> {
  return (event) => {
    given?.(event);
    own(event);
  };
}
