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

/** Reports that the page was loaded again, unless a visitor has pressed Refresh since the last time. */
export async function watchReloads(page: Page, reports: string[]): Promise<void> {
  let isExpected = true;
  await page.exposeFunction('noteRefresh', () => {
    isExpected = true;
  });
  await page.addInitScript(() => {
    const note = ({ target }: Event) => {
      const { noteRefresh } = globalThis as unknown as { readonly noteRefresh: () => void };
      if (target instanceof Element && target.closest('[title="Refresh"]')) noteRefresh();
    };
    addEventListener('click', note, true);
  });
  page.on('load', () => {
    if (!isExpected) reports.push('The page was loaded again, and nobody had pressed Refresh.');
    isExpected = false;
  });
}

/** Waits until what moves now has come to its end. What has not after two seconds of its own time is named. */
export async function restless(page: Page): Promise<readonly string[]> {
  return overReload(page, () => stillMoving(page));
}

/** Does something in the page, and again if a visitor's press on Refresh reloads the page in the middle of it. */
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

async function stillMoving(page: Page): Promise<readonly string[]> {
  const moving = await page.evaluateHandle(() =>
    document.getAnimations().flatMap((animation) => {
      const { effect, currentTime } = animation;
      const { endTime = Infinity } = effect?.getComputedTiming() ?? {};
      // The slides of the attract loop drift as long as they are shown.
      const isDrift = effect instanceof KeyframeEffect && effect.target?.closest('[data-state]');
      return endTime === Infinity || isDrift ? [] : [{ animation, from: Number(currentTime) }];
    }),
  );
  const running = () =>
    moving.evaluate((animations) =>
      animations.flatMap(({ animation: { playState, effect, currentTime }, from }) => {
        if (playState !== 'running') return [];
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        const name = target?.outerHTML.slice(0, 120) ?? 'something';
        return [{ name, age: Number(currentTime) - from }];
      }),
    );
  // On a busy machine an animation waits for its first frame, and its time with it.
  const end = Date.now() + 30_000;
  let found = await running();
  while (found.some(({ age }) => age < 2000) && Date.now() < end) {
    await page.waitForTimeout(100);
    found = await running();
  }
  await moving.dispose();
  return found.map(({ name }) => name);
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
