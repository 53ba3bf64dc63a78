import type { LinkProps } from '@showcase/ui';
import { Link } from '@tanstack/react-router';

/** `href` comes before `to`, which the types ask for. */
export function TanStackLink(props: LinkProps) {
  return <Link to="." {...props} />;
}
