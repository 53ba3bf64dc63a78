import type { ContactContext } from './payload.ts';

/** The members of a document that are read. */
interface PageDocument {
  readonly title: string;
  readonly cookie: string;
  readonly URL: string;
}

const cookieName = 'hubspotutk';
const wellFormed = /^[0-9a-f]{32}$/i;

/**
 * The value of the provider's tracking cookie; undefined unless there is exactly one and it is well formed. HubSpot
 * refuses the whole request if the cookie is malformed, and the enquiry would be lost.
 *
 * @param cookies The value of `document.cookie`.
 */
export function readTrackingCookie(cookies: string): string | undefined {
  const values = cookies.split(';').flatMap((cookie) => {
    const [name = '', ...value] = cookie.split('=');
    return name.trim() === cookieName ? value.join('=').trim() : [];
  });
  const [value = ''] = values;
  return values.length === 1 && wellFormed.test(value) ? value : undefined;
}

/** Where a request comes from: the page's address and title, and the tracking cookie if there is one. */
export function readPageContext(page: PageDocument): ContactContext {
  const hutk = readTrackingCookie(readCookies(page));
  return { pageUri: page.URL, pageName: page.title, ...(hutk !== undefined && { hutk }) };
}

function readCookies(page: PageDocument): string {
  try {
    return page.cookie;
  } catch {
    // Cookies are blocked; the request is sent without one.
    return '';
  }
}
