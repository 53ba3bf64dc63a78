/**
 * Runs a task when the browser is idle; returns a function that cancels it.
 *
 * @param latest The time in milliseconds after which it runs even on a busy machine.
 */
export function whenIdle(task: () => void, latest = 4000): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: latest });
    return () => {
      cancelIdleCallback(handle);
    };
  }
  const timer = setTimeout(task, latest / 3);
  return () => {
    clearTimeout(timer);
  };
}
