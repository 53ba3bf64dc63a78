import type { KeyboardEvent } from 'react';
import { useShowcase, type LinkComponent } from '../ShowcaseProvider/index.ts';
import { isExternalHref, isWebHref, safeHref } from './safeHref.ts';

interface Target {
  /** The component that renders the link, or an inert one. */
  readonly as: LinkComponent | 'span';
  readonly href?: string;
  readonly target?: string;
  readonly rel?: string;
  readonly 'aria-disabled'?: true;
  readonly role?: 'link';
}

/**
 * The props of an element that leads to an address: the provider's link within the site, a new tab outside
 * of it, and a disabled link for what is no target (design, section 5). A deep link stays in the tab: a phone
 * opens an app from a tap on a plain link only.
 *
 * @param schemes The schemes of deep links that may be followed, as in `safeHref`.
 */
export function useTarget(address: string | undefined, schemes?: readonly string[]): Target {
  const { link } = useShowcase();
  const href = safeHref(address, schemes);
  if (href === undefined) return { as: 'span', role: 'link', 'aria-disabled': true };
  if (isWebHref(href)) return { as: 'a', href, target: '_blank', rel: 'noopener noreferrer' };
  if (isExternalHref(href)) return { as: 'a', href };
  return { as: href.startsWith('#') ? 'a' : link, href };
}

/** Lets Space follow a link, as it presses a button: for links that look like something to press. */
export function followOnSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
