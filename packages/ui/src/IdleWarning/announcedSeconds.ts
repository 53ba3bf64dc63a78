/** A countdown that is read aloud every second leaves no time to answer it. */
const announcements = [5, 10, 30];

/**
 * The seconds that assistive technology last heard of a countdown: each announcement stands until the next.
 *
 * @param total Where it began, in seconds; the dialog itself says that when it opens.
 * @returns Undefined before the first announcement.
 */
export function announcedSeconds(seconds: number, total: number): number | undefined {
  return announcements.find((announced) => seconds <= announced && announced < total);
}
