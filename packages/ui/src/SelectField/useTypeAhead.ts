import { useRef, type KeyboardEvent } from 'react';
import type { ShownOption } from './shownOption.ts';

/** Keys pressed within this time form one text. */
const pauseMilliseconds = 600;

/**
 * Finds options by their first letters, as a native select does: pressing a letter again goes to the next
 * option that begins with it, and letters in quick succession narrow the search.
 */
export function useTypeAhead(options: readonly ShownOption[]) {
  const typed = useRef({ text: '', at: 0 });

  return (event: KeyboardEvent, current: ShownOption | null): ShownOption | undefined => {
    const { key, ctrlKey, metaKey, altKey, timeStamp } = event;
    if (ctrlKey || metaKey || altKey || [...key].length !== 1 || key.trim() === '')
      return undefined;
    const isFresh = timeStamp - typed.current.at > pauseMilliseconds;
    const text = (isFresh ? '' : typed.current.text) + key.toLocaleLowerCase();
    typed.current = { text, at: timeStamp };

    const isOneLetter = [...text].every((letter) => letter === text[0]);
    const wanted = isOneLetter ? key.toLocaleLowerCase() : text;
    const from = current ? options.indexOf(current) + (isOneLetter ? 1 : 0) : 0;
    const inOrder = [...options.slice(from), ...options.slice(0, from)];
    return inOrder.find(({ label }) => label.toLocaleLowerCase().startsWith(wanted));
  };
}
