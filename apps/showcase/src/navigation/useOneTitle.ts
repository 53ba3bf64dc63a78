import { useEffect } from 'react';

/** Removes the served title if React has rendered the page instead of hydrating it: React's own comes first. */
export function useOneTitle(): void {
  useEffect(() => {
    const [, ...served] = document.head.querySelectorAll('title');
    for (const title of served) title.remove();
  }, []);
}
