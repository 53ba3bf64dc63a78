/** The limits of one page: enough for real requests, and never more than a browser can handle. */
export const maxShown = 50;
const maxBytes = 256 * 1024;

interface Page<T> {
  /** As many as fit, and at least one if there is any. */
  readonly shown: readonly T[];
  readonly isNewest: boolean;
  /** The id of the last one shown, if there are older ones. */
  readonly before: string | undefined;
}

/**
 * Chooses the items of one page of a long list.
 *
 * @param items Newest first.
 * @param before The id of the last item on the previous page; the newest are shown if it is missing or unknown.
 */
export function choosePage<T extends { readonly id: string; readonly bytes: number }>(
  items: readonly T[],
  before: string | undefined,
): Page<T> {
  const start = items.findIndex(({ id }) => id === before) + 1;
  const candidates = items.slice(start, start + maxShown);
  let bytes = 0;
  const excess = candidates.findIndex((item, index) => {
    bytes += item.bytes;
    return index > 0 && bytes > maxBytes;
  });
  const shown = excess === -1 ? candidates : candidates.slice(0, excess);
  const hasOlder = start + shown.length < items.length;
  return { shown, isNewest: start === 0, before: hasOlder ? shown.at(-1)?.id : undefined };
}
