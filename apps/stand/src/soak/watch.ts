import type { Page } from 'playwright';

/** Errors of requests while the network is off: the soak test turns it off itself. */
const aboutNetwork =
  /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|could not be fetched|could not be read|Failed to fetch|NetworkError/;

/** Collects a page's reports: errors, warnings, uncaught exceptions and opened tabs. */
export function watchReports(page: Page): string[] {
  const reports: string[] = [];
  page.on('console', (message) => {
    const isFault = ['error', 'warning', 'assert'].includes(message.type());
    if (!isFault || aboutNetwork.test(message.text())) return;
    reports.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', ({ message }) => reports.push(message));
  page.on('crash', () => reports.push('The page crashed.'));
  page.context().on('page', (tab) => reports.push(`A tab was opened: ${tab.url()}`));
  return reports;
}

/** Runs a task in the page, and repeats it if a visitor's press on Refresh reloads the page in the middle. */
export async function overReload<T>(page: Page, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('Execution context was destroyed'))) {
      throw error;
    }
    await page.waitForLoadState();
    return work();
  }
}

/** Traces of earlier visitors in the page, its fields, its storage and its address. */
export async function leftOvers(page: Page, words: readonly string[]): Promise<readonly string[]> {
  const places = await page.evaluate(() => ({
    'the page': document.body.textContent,
    'a field': [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
      .map(({ value }) => value)
      .join('\n'),
    'local storage': JSON.stringify({ ...localStorage }),
    'session storage': JSON.stringify({ ...sessionStorage }),
    'a cookie': document.cookie,
    'the address': decodeURIComponent(location.href),
    'the history': JSON.stringify(history.state),
  }));
  return Object.entries(places).flatMap(([place, text]) =>
    words.filter((word) => text.includes(word)).map((word) => `${word} is left in ${place}.`),
  );
}
