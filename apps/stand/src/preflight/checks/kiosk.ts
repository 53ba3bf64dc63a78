import type { KioskConfiguration } from '@showcase/content/configuration/schema';
import { isPath } from '@showcase/content/links';
import { ok, problem, warning, type Check, type Finding } from '../check.ts';
import { namesIn } from '../entityList.ts';
import { fetchWithin } from '../fetchWithin.ts';
import { judgeLink } from '../judgeAddress.ts';
import type { CheckContext } from '../checkContext.ts';

/** The addresses of a kiosk: its attract loop, its running order, and the origin for phones. */
export function kioskChecks(context: CheckContext): readonly Check[] {
  const { kiosk } = context.configuration;
  if (!kiosk) {
    const run = () => ok('Off: the configuration has no key “kiosk”.');
    return [{ id: 'kiosk', label: 'Kiosk', run }];
  }
  const { home, attractLoop, runningOrder, publicOrigin } = kiosk;
  return [
    screenCheck(context, 'kiosk.home', 'Home', home, judgeHome(kiosk)),
    attractLoop === null
      ? { id: 'kiosk.attractLoop', label: 'Screensaver', run: () => ok('None.') }
      : screenCheck(context, 'kiosk.attractLoop', 'Screensaver', attractLoop),
    {
      id: 'kiosk.runningOrder',
      label: 'Running order',
      run: () => checkRunningOrder(context, runningOrder),
    },
    phoneCheck(context, kiosk, publicOrigin),
  ];
}

/** What is wrong with the page after the first touch on the screensaver, apart from its address; undefined if nothing is. */
export function judgeHome({
  home,
  attractLoop,
}: Pick<KioskConfiguration, 'home' | 'attractLoop'>): Finding | undefined {
  if (home !== attractLoop) return undefined;
  return problem(
    'It is the screensaver, so a touch leads nowhere.',
    'Set kiosk.home to the page with which visitors begin, such as “/”.',
  );
}

function screenCheck(
  context: CheckContext,
  key: string,
  label: string,
  address: string,
  known?: Finding,
): Check {
  return {
    id: key,
    label,
    address,
    run: async () => {
      if (known) return known;
      const fault = await faultOf(context, address);
      return fault === undefined
        ? ok('It is a screen of the showcase.')
        : problem(sentence(fault), `Replace ${key} in the configuration.`);
    },
  };
}

async function checkRunningOrder(
  context: CheckContext,
  order: readonly string[],
): Promise<Finding> {
  if (order.length === 0) return ok('None.');
  const faults: string[] = [];
  for (const address of order) {
    const fault = await faultOf(context, address);
    if (fault !== undefined) faults.push(fault);
  }
  if (faults.length > 0) {
    return problem(
      faults.map(sentence).join(' '),
      'Correct kiosk.runningOrder in the configuration.',
    );
  }
  return ok(`${String(order.length)} screens, all found.`);
}

/** The error in a showcase address; undefined if it leads to a screen, and to an entity if it names one. */
async function faultOf(context: CheckContext, address: string): Promise<string | undefined> {
  if (!isPath(address)) return `“${address}” is not a path in this app`;
  if (!(await isScreen(context, address))) return `${address} is not a screen of this app`;
  const { searchParams } = new URL(address, context.origin);
  const entity = searchParams.get('entity');
  if (entity === null) return undefined;
  const list = await context.entities();
  if (!('records' in list)) return `${address} names an entity, but there is no list`;
  const isThere = hasEntity(namesIn(list.records), entity, searchParams.get('number'));
  return isThere ? undefined : `${address} names an entity that is not in the list: “${entity}”`;
}

/** Whether the host serves a page of the app at an address. */
async function isScreen({ origin }: CheckContext, address: string): Promise<boolean> {
  const response = await fetchWithin(5000, new URL(address, origin));
  return response.ok && (await response.text()).includes(' data-route=');
}

/**
 * Whether an address of the dashboard leads to an entity.
 *
 * @param number Which of several entities with the same name; the first if null.
 */
export function hasEntity(
  names: readonly string[],
  entity: string,
  number: string | null,
): boolean {
  const wanted = Number(number ?? 1);
  const count = names.filter((name) => name === entity).length;
  return Number.isInteger(wanted) && wanted >= 1 && wanted <= count;
}

function phoneCheck(
  context: CheckContext,
  { externalLinks }: KioskConfiguration,
  publicOrigin: string | undefined,
): Check {
  const common = { id: 'kiosk.publicOrigin', label: 'Visitors’ phones', address: publicOrigin };
  if (publicOrigin === undefined) {
    const run = () =>
      externalLinks === 'handOff'
        ? warning(
            'Pages of the showcase itself get no QR code, because kiosk.publicOrigin is not set.',
            'Set it to the address at which phones reach this computer, such as http://192.168.1.20:4173.',
          )
        : ok('Links open in a new tab.');
    return { ...common, run };
  }
  const replace = 'start with HOST=0.0.0.0 and replace kiosk.publicOrigin in the configuration';
  return {
    ...common,
    run: async () => judgeLink(await context.ask(publicOrigin), { address: publicOrigin, replace }),
  };
}

const sentence = (fault: string) => `${fault}.`;
