/** The code that runs in the page. The functions below are sent as source, so they must not refer to anything else. */
import { readFileSync } from 'node:fs';
import type { Point } from '../drivers/driver.ts';

type Name = string | { readonly source: string; readonly flags: string };

/** Elements by role and accessible name, as users of assistive technology find them. */
export interface Query {
  readonly role: string;
  readonly name?: Name | undefined;
  readonly level?: number | undefined;
  readonly within?: Query | undefined;
}

interface TestingLibrary {
  queryAllByRole: (
    root: HTMLElement,
    role: string,
    options: { name?: string | RegExp; level?: number },
  ) => HTMLElement[];
}

/** The start script's data in the window. */
interface InPage {
  /** Errors, unhandled rejections, console messages and policy reports, in order. */
  readonly reports: string[];
  readonly findAll: (query: Query) => HTMLElement[];
  /** The only element; throws if there are none or several. */
  readonly find: (query: Query) => HTMLElement;
  /** Where to press an element; throws if it moves, is disabled or is covered by another. */
  readonly pressable: (query: Query) => Promise<Point>;
}

declare global {
  interface Window {
    inPage: InPage;
    TestingLibraryDom: TestingLibrary;
  }
}

const library = import.meta.resolve('@testing-library/dom');
const bundle = new URL('@testing-library/dom.umd.min.js', library);

/** Runs before the page's scripts, so none of their reports is missed. */
export const startScript = `(${record.toString()})();
if (window === top) {
${readFileSync(bundle, 'utf8')}
}`;

function record(): void {
  // A frame reports to the page that holds it.
  const reports = window.frameElement ? window.parent.inPage.reports : [];
  const textOf = (value: unknown) => (value instanceof Error ? value.message : String(value));

  const log = window.console;
  for (const kind of ['warn', 'error'] as const) {
    const write = log[kind].bind(log);
    log[kind] = (...values: unknown[]) => {
      reports.push(`console.${kind}: ${values.map(textOf).join(' ')}`);
      write(...values);
    };
  }
  // In the capture phase, because the error of a picture or a script does not bubble.
  addEventListener(
    'error',
    ({ target, message }) => {
      if (!(target instanceof Element)) {
        reports.push(`error: ${message}`);
        return;
      }
      // The source for a larger window: the browser reports it and tries the next.
      const isSkipped = target instanceof HTMLSourceElement && !matchMedia(target.media).matches;
      if (isSkipped) return;
      const address = target.getAttribute('src') ?? target.getAttribute('href');
      if (address !== null) reports.push(`did not load: ${address}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => {
    reports.push(`unhandledrejection: ${textOf(reason)}`);
  });
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    reports.push(`policy: ${effectiveDirective} ${blockedURI} ${sample}`);
  });

  const findAll = ({ role, name, level, within }: Query): HTMLElement[] => {
    const root = within ? find(within) : document.body;
    return window.TestingLibraryDom.queryAllByRole(root, role, {
      ...(name !== undefined && {
        name: typeof name === 'string' ? name : new RegExp(name.source, name.flags),
      }),
      ...(level !== undefined && { level }),
    });
  };
  const find = (query: Query): HTMLElement => {
    const found = findAll(query);
    const [element] = found;
    if (!element || found.length > 1) {
      throw new Error(`${String(found.length)} elements: ${JSON.stringify(query)}`);
    }
    return element;
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const pressable = async (query: Query): Promise<Point> => {
    const element = find(query);
    const placeOf = () => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    };
    const isIn = ({ x, y }: Point) => x > 0 && y > 0 && x < innerWidth && y < innerHeight;
    if (!isIn(placeOf())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const before = placeOf();
    await frame();
    await frame();
    const place = placeOf();
    const hit = document.elementFromPoint(place.x, place.y);
    const why =
      (element.matches(':disabled') && 'is disabled') ||
      ((place.x !== before.x || place.y !== before.y) && 'moves') ||
      (!element.contains(hit) && `lies beneath ${hit?.outerHTML.slice(0, 100) ?? 'nothing'}`);
    if (why) throw new Error(`${JSON.stringify(query)} ${why}`);
    return place;
  };
  window.inPage = { reports, findAll, find, pressable };
}
