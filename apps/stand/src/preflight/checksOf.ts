import type { CheckSection } from './check.ts';
import type { CheckContext } from './checkContext.ts';
import { browserChecks } from './checks/browser.ts';
import { computerChecks } from './checks/computer.ts';
import { contentChecks } from './checks/content.ts';
import { frameChecks } from './checks/frames.ts';
import { kioskChecks } from './checks/kiosk.ts';
import { linkChecks } from './checks/links.ts';
import { mediaChecks } from './checks/media.ts';

/** All checks, in page order. */
export function checksOf(context: CheckContext): readonly CheckSection[] {
  return [
    { title: 'Content', things: 'parts', checks: contentChecks(context) },
    { title: 'Kiosk', things: 'addresses', checks: kioskChecks(context) },
    {
      ...{ title: 'This browser', things: 'features' },
      ...{ checks: browserChecks(context), isOfBrowser: true },
    },
    { title: 'This computer', things: 'parts', checks: computerChecks(context) },
    { title: 'Films and fonts', things: 'files', checks: mediaChecks(context) },
    { title: 'Frames and streams', things: 'frames', checks: frameChecks(context) },
    { title: 'Links', things: 'links', checks: linkChecks(context) },
  ];
}
