/** Announcing every second would leave no time to respond. */
const announcements = [5, 10, 30];

/**
 * The seconds last announced in a countdown: each announcement stays until the next.
 *
 * @param total The initial seconds; the dialog announces them when it opens.
 * @returns Undefined before the first announcement.
 */
export function announcedSeconds(seconds: number, total: number): number | undefined {
  return announcements.find((announced) => seconds <= announced && announced < total);
}
