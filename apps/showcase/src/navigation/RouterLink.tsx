import type { LinkProps } from '@showcase/ui';
import { Link, useResolvedPath } from 'react-router-dom';
import { preloadScreen } from './preload.ts';

/** The link the library renders: the router's, fetching its screen when it is about to be followed. */
export function RouterLink({ href = '', ...rest }: LinkProps) {
  const { pathname } = useResolvedPath(href);
  const preload = () => void preloadScreen(pathname);
  return <Link to={href} onPointerEnter={preload} onFocus={preload} {...rest} />;
}
