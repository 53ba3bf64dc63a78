import { directionOf, type Language } from '@showcase/ui';
import { useEffect } from 'react';

/** Gives the document the language of the screen, and keeps its title the only one. */
export function useDocument(language: Language): void {
  useEffect(() => {
    const { documentElement, head } = document;
    documentElement.lang = language;
    documentElement.dir = directionOf(language);
    // If React renders the page instead of hydrating it, its title comes before the served one.
    const [, ...served] = head.querySelectorAll('title');
    for (const title of served) title.remove();
  }, [language]);
}
