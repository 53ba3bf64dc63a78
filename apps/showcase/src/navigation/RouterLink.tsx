import type { LinkProps } from '@showcase/ui';
import { Link, useResolvedPath } from 'react-router-dom';
import { preloadScreen } from './preload.ts';

/** The router's link for the library. It loads its screen as soon as it is about to be followed. */
export function RouterLink({ href = '', ...rest }: LinkProps) {
  const { pathname } = useResolvedPath(href);
  const preload = () => void preloadScreen(pathname);
  return <Link to={href} onPointerEnter={preload} onFocus={preload} {...rest} />;
}
