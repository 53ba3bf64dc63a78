import type { Page } from 'playwright';

/** What the browser says about requests while the network is away: the soak takes it away itself. */
const aboutNetwork =
  /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|could not be fetched|could not be read|Failed to fetch|NetworkError/;

/** Collects what a page reports: errors, warnings, uncaught exceptions, tabs that it opens. */
export function watchReports(page: Page): string[] {
  const reports: string[] = [];
  page.on('console', (message) => {
    const isFault = ['error', 'warning', 'assert'].includes(message.type());
    if (isFault && !aboutNetwork.test(message.text())) reports.push(message.text());
  });
  page.on('pageerror', ({ message }) => reports.push(message));
  page.on('crash', () => reports.push('The page crashed.'));
  page.context().on('page', (tab) => reports.push(`A tab was opened: ${tab.url()}`));
  return reports;
}

/** Waits until what moves now has come to its end. What has not after two seconds is named. */
export async function restless(page: Page): Promise<readonly string[]> {
  try {
    return await stillMoving(page);
  } catch (error) {
    // The visitor has pressed Refresh: what moved before is gone.
    if (!(error instanceof Error) || !error.message.includes('context was destroyed')) throw error;
    await page.waitForLoadState();
    return stillMoving(page);
  }
}

async function stillMoving(page: Page): Promise<readonly string[]> {
  const moving = await page.evaluateHandle(() =>
    document.getAnimations().filter(({ effect }) => {
      const { endTime = Infinity } = effect?.getComputedTiming() ?? {};
      // The slides of the attract loop drift as long as they are shown.
      const isDrift = effect instanceof KeyframeEffect && effect.target?.closest('[data-state]');
      return endTime !== Infinity && !isDrift;
    }),
  );
  const names = () =>
    moving.evaluate((animations) =>
      animations.flatMap(({ playState, effect }) => {
        if (playState !== 'running') return [];
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return [target?.outerHTML.slice(0, 120) ?? 'something'];
      }),
    );
  const end = Date.now() + 2000;
  let found = await names();
  while (found.length > 0 && Date.now() < end) {
    await page.waitForTimeout(100);
    found = await names();
  }
  await moving.dispose();
  return found;
}

/** What is left of earlier visitors in the page, its fields, its storage and its address. */
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
