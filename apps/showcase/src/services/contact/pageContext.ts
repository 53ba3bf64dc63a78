import type { ContactContext } from './payload.ts';

/** What is read of a document. */
interface PageDocument {
  readonly title: string;
  readonly cookie: string;
  readonly URL: string;
}

const cookieName = 'hubspotutk';
const wellFormed = /^[0-9a-f]{32}$/i;

/**
 * The value of the provider's tracking cookie; undefined unless there is exactly one, well formed: a wrong one
 * is refused by the provider, and the request with it (facts, HubSpot forms).
 *
 * @param cookies What `document.cookie` holds.
 */
export function readTrackingCookie(cookies: string): string | undefined {
  const values = cookies.split(';').flatMap((cookie) => {
    const [name = '', ...value] = cookie.split('=');
    return name.trim() === cookieName ? value.join('=').trim() : [];
  });
  const [value = ''] = values;
  return values.length === 1 && wellFormed.test(value) ? value : undefined;
}

/** Where a request comes from: address and title of the page, and the tracking cookie if there is one. */
export function readPageContext(page: PageDocument): ContactContext {
  const hutk = readTrackingCookie(readCookies(page));
  return { pageUri: page.URL, pageName: page.title, ...(hutk !== undefined && { hutk }) };
}

function readCookies(page: PageDocument): string {
  try {
    return page.cookie;
  } catch {
    // Cookies are blocked: the request goes out without one.
    return '';
  }
}
