import type { CheckSection } from './check.ts';
import { computerChecks } from './checks/computer.ts';
import { contentChecks } from './checks/content.ts';
import { frameChecks } from './checks/frames.ts';
import { kioskChecks } from './checks/kiosk.ts';
import { linkChecks } from './checks/links.ts';
import { mediaChecks } from './checks/media.ts';
import { screenChecks } from './checks/screen.ts';
import type { CheckContext } from './checkContext.ts';

/** All checks, in page order. */
export function checksOf(context: CheckContext, isHeadless: boolean): readonly CheckSection[] {
  return [
    { title: 'Content', checks: contentChecks(context) },
    { title: 'Kiosk', checks: kioskChecks(context) },
    { title: 'This screen', checks: screenChecks(context, isHeadless) },
    { title: 'This computer', checks: computerChecks(context) },
    { title: 'Films and fonts', checks: mediaChecks(context) },
    { title: 'Frames and streams', checks: frameChecks(context) },
    { title: 'Links', checks: linkChecks(context) },
  ];
}
