import { findBrowser } from './findBrowser.ts';
import { startBrowser } from './browser.ts';
import { extraArguments } from './commandLine.ts';
import { findDisplay, type Display } from './displays.ts';
import { portOf, startHost } from './host.ts';
import { keepRunning, whenAborted } from './keepRunning.ts';
import { removeAbandonedFolders } from '@showcase/host/temporaryFolder';
import { findStartAddress } from './startAddress.ts';

export interface Kiosk {
  /** The executable of Chromium or Chrome. */
  readonly browser: string;
  readonly display: Display | undefined;
}

/**
 * Finds a kiosk's requirements before anything is started.
 *
 * @param display The number of a display, 1 for the first; undefined leaves the choice to the system.
 * @throws An error that says what to do if the browser or the display is missing.
 */
export function prepareKiosk(display: number | undefined): Kiosk {
  return {
    browser: findBrowser(),
    display: display === undefined ? undefined : findDisplay(display),
  };
}

/**
 * Starts the host and, once it serves, the browser; restarts whichever dies; ends both on Ctrl+C.
 *
 * @returns The exit code: 1 if the host cannot start at all, else 0.
 */
export async function launchKiosk(
  { browser, display }: Kiosk,
  hostArguments: readonly string[],
): Promise<number> {
  const end = new AbortController();
  const { signal } = end;
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      end.abort();
    });
  }
  await removeAbandonedFolders('kiosk');
  const first = startHost(hostArguments);
  const address = await Promise.race([first.ready, whenAborted(signal)]);
  if (address === undefined) {
    await first.stop();
    // If it was not asked to end, the host has printed why it cannot start.
    return signal.aborted ? 0 : 1;
  }
  await Promise.all([
    keepRunning({
      name: 'The host',
      first,
      start: () => Promise.resolve(startHost(hostArguments, portOf(address))),
      signal,
    }),
    keepRunning({
      name: 'The browser',
      start: async () =>
        startBrowser(browser, {
          address: await findStartAddress(address, signal),
          display,
          extra: extraArguments(process.env),
        }),
      signal,
    }),
  ]);
  return 0;
}
