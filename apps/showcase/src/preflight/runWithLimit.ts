/**
 * Runs a task for each item, in order, a few at a time. Rejects as soon as a task does.
 *
 * @param limit How many tasks run at the same time.
 */
export async function runWithLimit<T>(
  items: readonly T[],
  limit: number,
  task: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const work = async () => {
    for (const item of waiting) await task(item);
  };
  await Promise.all(Array.from({ length: limit }, work));
}
