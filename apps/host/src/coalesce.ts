/**
 * Shares one read between requests that ask for the same thing at the same time, so 500 of them don't open a file
 * 500 times. Keeps nothing afterwards.
 */
export function coalesce<T>(read: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (key) => {
    const reading = running.get(key) ?? read(key).finally(() => running.delete(key));
    running.set(key, reading);
    return reading;
  };
}
