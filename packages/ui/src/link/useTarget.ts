import type { KeyboardEvent } from 'react';
import { useShowcase } from '../internal/context.ts';
import type { LinkComponent } from './LinkComponent.ts';
import { isExternalHref, safeHref } from './safeHref.ts';

/** The props of an element that leads somewhere or is disabled. */
interface Target {
  /** The component that renders the link, or an inert one. */
  readonly as: LinkComponent | 'span';
  readonly href?: string | undefined;
  readonly target?: string | undefined;
  readonly rel?: string | undefined;
  readonly 'aria-disabled'?: true | undefined;
  readonly role?: 'link' | undefined;
}

/** The attributes of a link that opens in a new tab, which gets no opener or referrer. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

/**
 * The props of an element that leads to an address: the provider's link within the site, a new tab for a web
 * address or a deep link, and a disabled link for a value that is not an address. Every component with a link
 * uses it.
 *
 * @param schemes The schemes of deep links that may be followed, as in `safeHref`.
 */
export function useTarget(address: string | undefined, schemes?: readonly string[]): Target {
  const { link } = useShowcase();
  const href = safeHref(address, schemes);
  if (href === undefined) return { as: 'span', role: 'link', 'aria-disabled': true };
  if (isExternalHref(href)) return { as: 'a', href, ...newTab };
  return { as: href.startsWith('#') ? 'a' : link, href };
}

/** Lets Space follow a link, as it presses a button: for links that look like buttons. */
export function followOnSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
