import type { KeyboardEvent } from 'react';
import { useShowcase } from '../internal/context.ts';
import { reportOnce } from '../internal/reportOnce.ts';
import type { LinkComponent, LinkOptions } from './LinkComponent.ts';
import { isExternalHref, safeHref } from './safeHref.ts';

/** The props of an element that's a link or disabled. */
interface Target extends LinkOptions {
  /** The component that renders the link, or an inert one. */
  readonly as: LinkComponent | 'span';
  readonly href?: string | undefined;
  readonly target?: string | undefined;
  readonly rel?: string | undefined;
  readonly 'aria-disabled'?: true | undefined;
  readonly role?: 'link' | undefined;
  readonly onClick?: undefined;
}

declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } };

/** The attributes of a link that opens in a new tab, which gets no opener or referrer. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

/**
 * The props of an element that leads to an address: the provider's link within the site, a new tab for a web address or
 * a deep link, the visitor's own mail or phone app, or a disabled link for a value that isn't an address. Every component with a link uses this hook, and
 * spreads the result after the app's props.
 *
 * @param options The other props for the provider's link.
 */
export function useTarget(address: string | undefined, options: LinkOptions = {}): Target {
  const { replace, state } = options;
  const { link, schemes } = useShowcase();
  const href = safeHref(address, schemes);
  if (href === undefined) {
    if (process.env.NODE_ENV !== 'production' && address)
      reportOnce(
        `A link to '${address}' is disabled: it isn’t an address, or its scheme isn’t allowed.`,
      );
    return { as: 'span', role: 'link', 'aria-disabled': true, onClick: undefined };
  }
  if (/^(?:mailto|tel):/i.test(href)) return { as: 'a', href };
  if (isExternalHref(href)) return { as: 'a', href, ...newTab };
  if (link === 'a' || href.startsWith('#')) return { as: 'a', href };
  return {
    as: link,
    href,
    ...(replace !== undefined && { replace }),
    ...(state !== undefined && { state }),
  };
}

/** Makes Space follow a link, as it presses a button, for links that look like buttons. */
export function followOnSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
