import { kioskDefaults } from '@showcase/content/configuration/defaults';
import type { KioskConfiguration } from '@showcase/content/configuration/schema';
import { addressIn } from '@showcase/content/languages';
import { isPath } from '@showcase/content/links';

/**
 * Asks the host for every address in the kiosk's configuration, so an unknown one is named in the console now
 * instead of failing on stage. It is left out of the running order, or its default is used. If the host does not
 * answer, all addresses are used.
 */
export async function withKnownAddresses(kiosk: KioskConfiguration): Promise<KioskConfiguration> {
  const { home, attractLoop, runningOrder } = kiosk;
  const addresses = new Set([
    home,
    ...(attractLoop === null ? [] : [attractLoop]),
    ...runningOrder,
  ]);
  const unknown = new Set<string>();
  await Promise.all(
    [...addresses].map(async (address) => {
      if (!(await isKnown(address))) unknown.add(address);
    }),
  );
  const known = <Key extends 'home' | 'attractLoop'>(key: Key): KioskConfiguration[Key] => {
    const address = kiosk[key];
    if (address === null || !unknown.has(address)) return address;
    report(key, address, 'its default is used');
    return addressIn(kiosk.language, kioskDefaults[key]);
  };
  return {
    ...kiosk,
    home: known('home'),
    attractLoop: known('attractLoop'),
    runningOrder: runningOrder.filter((address) => {
      if (unknown.has(address)) report('runningOrder', address, 'it is left out');
      return !unknown.has(address);
    }),
  };
}

async function isKnown(address: string): Promise<boolean> {
  if (!isPath(address)) return false;
  try {
    const { status } = await fetch(address, { method: 'HEAD' });
    return status !== 404;
  } catch {
    return true;
  }
}

function report(key: string, address: string, outcome: string): void {
  console.error(
    `showcase.config.json: kiosk.${key} names ${address}, which is not a page of this app; ${outcome}.`,
  );
}
