/**
 * Lets requests that ask for the same thing while it is being read share that one reading, so that 500 of them do not
 * open a file 500 times. Nothing is kept afterwards.
 */
export function coalesce<T>(read: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (key) => {
    const reading = running.get(key) ?? read(key).finally(() => running.delete(key));
    running.set(key, reading);
    return reading;
  };
}
