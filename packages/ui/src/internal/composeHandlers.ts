type Handler<E> = (event: E) => void;

/** Combines two handlers: the caller's first, then our own, unless the caller has prevented the event's default. */
export function composeHandlers<E extends Pick<Event, 'defaultPrevented'>>(
  given: Handler<E> | undefined,
  own: Handler<E>,
): Handler<E> {
  return (event) => {
    given?.(event);
    if (!event.defaultPrevented) own(event);
  };
}
