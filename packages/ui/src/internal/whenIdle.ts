/** Runs a task when the browser is idle; returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: 4000 });
    return () => {
      cancelIdleCallback(handle);
    };
  }
  const timer = setTimeout(task, 1500);
  return () => {
    clearTimeout(timer);
  };
}
