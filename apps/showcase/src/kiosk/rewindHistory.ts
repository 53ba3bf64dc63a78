/** How long a browser may take to go back, in milliseconds. */
const timeout = 2000;

/**
 * Goes back to this page's first history entry. The next push replaces all entries after it, so Back and Forward never
 * lead to an earlier visitor's pages. Never rejects.
 */
export async function rewindHistory(): Promise<void> {
  if ('navigation' in globalThis) {
    const first = navigation.entries().find(({ sameDocument }) => sameDocument);
    if (!first || first.key === navigation.currentEntry?.key) return;
    const { finished } = navigation.traverseTo(first.key);
    // Another navigation may come first; the attract loop then follows it.
    await Promise.race([Promise.allSettled([finished]), wait()]);
    return;
  }
  // The router counts its entries. Browsers keep about 50, so the first may be nearer than the count says.
  const { idx = 0 } = (history.state ?? {}) as { readonly idx?: number };
  const steps = Math.min(idx, history.length - 1);
  if (steps > 0) await goBack(steps);
}

/** Goes back, and stops waiting if that entry doesn't exist. */
function goBack(steps: number): Promise<unknown> {
  const hasMoved = new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true });
  });
  history.go(-steps);
  return Promise.race([hasMoved, wait()]);
}

const wait = () => new Promise((resolve) => setTimeout(resolve, timeout));
