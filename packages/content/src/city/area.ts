/** What the screens of the city platform share. */

/** The address of the area. */
export const ddaRoot = '/projects/dda';

/** The slugs of the screens that are not pages of a platform. */
export const linkingSlug = 'linking';
export const dubaiNowSlug = 'dubai-now';

/** An address segment as text; invalid encoding stays as it is. */
export function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
