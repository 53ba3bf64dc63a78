import { useLanguage, type LinkProps } from '@showcase/ui';
import type { MouseEvent } from 'react';
import { Link, useResolvedPath } from 'react-router-dom';
import { addressIn } from '@showcase/content/languages';
import { preloadScreen } from './preload.ts';

/**
 * The router's link for the library. It leads to a screen in the page's language, unless `hrefLang` names another. It
 * loads its screen when the visitor is about to follow it, and a double click follows it only once. A link that opens a
 * tab leads to a page that isn't a screen, such as a player, so its address stays as it is.
 */
export function RouterLink({ href, hrefLang, onClick, ...rest }: LinkProps) {
  const language = useLanguage();
  const address = rest.target === '_blank' ? href : addressIn(hrefLang ?? language, href);
  const { pathname } = useResolvedPath(address);
  const preload = () => void preloadScreen(pathname);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // The router itself uses the visible page, which is still the old one while it leaves.
    const isThere = event.currentTarget.href === location.href;
    if (isThere && !opensElsewhere(event)) event.preventDefault();
  };
  return (
    <Link
      to={address}
      hrefLang={hrefLang}
      onPointerEnter={preload}
      onFocus={preload}
      {...rest}
      onClick={follow}
    />
  );
}

/** Whether a click asks for a new tab, a new window or a download. */
function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
