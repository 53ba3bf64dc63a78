import { languages, type Language } from '@showcase/content/languages';
import type { LocalizedText } from '@showcase/ui';
import { useEffect, useState } from 'react';

/** An external link that was intercepted. */
interface HandedOff {
  /** The name of its target, taken from its text. */
  readonly title: LocalizedText | string;
  /** Its address: a path if it is internal. */
  readonly address: string;
}

interface HandOff {
  readonly handedOff: HandedOff | undefined;
  readonly close: () => void;
}

/**
 * Intercepts every link that would leave the showcase or open a tab, and returns the latest one. It listens on the
 * document, so it covers the links of all components.
 */
export function useHandOff(isOn: boolean): HandOff {
  const [handedOff, setHandedOff] = useState<HandedOff>();

  useEffect(() => {
    if (!isOn) return undefined;
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link || link.href === '') return;
      const opensTab = event.button === 1 || event.ctrlKey || event.metaKey || event.shiftKey;
      const isOurs = link.origin === location.origin;
      if (isOurs && link.target !== '_blank' && !opensTab) return;
      event.preventDefault();
      event.stopPropagation();
      if (isOurs && link.target !== '_blank') return;
      setHandedOff({ title: titleOf(link), address: addressOf(link, isOurs) });
    };
    addEventListener('click', onClick, options);
    addEventListener('auxclick', onClick, options);
    return () => {
      listening.abort();
    };
  }, [isOn]);

  return {
    handedOff,
    close: () => {
      setHandedOff(undefined);
    },
  };
}

/**
 * The place a link leads to: the heading that is part of its name, or the title of the bilingual card around it, whose
 * languages each begin with their title, or else the link's own text.
 */
function titleOf(link: HTMLAnchorElement): LocalizedText | string {
  const labels = (link.getAttribute('aria-labelledby') ?? '').split(' ');
  const heading = labels
    .map((id) => document.getElementById(id))
    .find((element) => element !== null && element !== link);
  const named = heading ?? link.closest('article') ?? link;
  const texts = languages.flatMap((language) => {
    const part = named.querySelector(`[lang="${language}"]`);
    const text = (part?.firstElementChild ?? part)?.textContent.trim();
    return text ? [[language, text] as const] : [];
  });
  if (texts.length > 1) return Object.fromEntries(texts) as Record<Language, string>;
  return (heading ?? link).textContent.trim() || addressOf(link, false);
}

function addressOf(link: HTMLAnchorElement, isOurs: boolean): string {
  if (isOurs) return `${link.pathname}${link.search}${link.hash}`;
  return link.getAttribute('href') ?? link.href;
}
