import type { CheckSection } from './check.ts';
import { computerChecks } from './checks/computer.ts';
import { contentChecks } from './checks/content.ts';
import { frameChecks } from './checks/frames.ts';
import { kioskChecks } from './checks/kiosk.ts';
import { linkChecks } from './checks/links.ts';
import { mediaChecks } from './checks/media.ts';
import { screenChecks } from './checks/screen.ts';
import type { Stand } from './stand.ts';

/** All checks, in page order. */
export function checksOf(stand: Stand, isHeadless: boolean): readonly CheckSection[] {
  return [
    { title: 'Content', checks: contentChecks(stand) },
    { title: 'Kiosk', checks: kioskChecks(stand) },
    { title: 'This screen', checks: screenChecks(stand, isHeadless) },
    { title: 'This computer', checks: computerChecks(stand) },
    { title: 'Films and fonts', checks: mediaChecks() },
    { title: 'Frames and streams', checks: frameChecks(stand) },
    { title: 'Links', checks: linkChecks(stand) },
  ];
}
