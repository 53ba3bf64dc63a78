import type { LinkProps } from '@showcase/ui';
import { Link } from 'react-router';

/** The library says `href` where the router says `to`. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return <Link to={href} {...rest} />;
}
