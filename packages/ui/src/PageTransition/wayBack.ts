import type { Stage } from './context.ts';

/** The link in a list or a card to a page from which the visitor comes back to the page that holds it. */
export function linkTo(path: string, { page }: Stage): HTMLAnchorElement | undefined {
  if (!isWayBackFrom(path)) return undefined;
  const links = page?.querySelectorAll<HTMLAnchorElement>(':is(li, article) a[href]') ?? [];
  return [...links].find(({ pathname }) => pathname === path);
}

/** Whether the requested page is one of the pages above another in their addresses. */
export function isWayBackFrom(path: string): boolean {
  const { pathname } = location;
  return path !== pathname && path.startsWith(pathname.replace(/\/?$/, '/'));
}

/** Shows a list again where the visitor left it: at the link that was followed. */
export function revealLinkTo(path: string, stage: Stage): void {
  const link = linkTo(path, stage);
  if (link && link.getBoundingClientRect().bottom > innerHeight) {
    link.scrollIntoView({ block: 'center' });
  }
}
