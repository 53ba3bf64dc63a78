import type { LinkProps } from '@showcase/ui';
import type { MouseEvent } from 'react';
import { Link, useResolvedPath } from 'react-router-dom';
import { preloadScreen } from './preload.ts';

/**
 * The router's link for the library. It loads its screen when the visitor is about to follow it, and a double click
 * follows it only once.
 */
export function RouterLink({ href, onClick, ...rest }: LinkProps) {
  const { pathname } = useResolvedPath(href);
  const preload = () => void preloadScreen(pathname);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // The router itself uses the visible page, which is still the old one while it leaves.
    const isThere = event.currentTarget.href === location.href;
    if (isThere && !opensElsewhere(event)) event.preventDefault();
  };
  return <Link to={href} onPointerEnter={preload} onFocus={preload} {...rest} onClick={follow} />;
}

/** Whether a click asks for a new tab, a new window or a download. */
function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
