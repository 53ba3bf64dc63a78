/** How long a browser may take to go back, in milliseconds. */
const patience = 2000;

/**
 * Goes back to the first entry of the history that is this page's. What is pushed then takes the place of all entries
 * after it, so Back and Forward never lead into the pages of an earlier visitor. Never rejects.
 */
export async function rewindHistory(): Promise<void> {
  if ('navigation' in globalThis) {
    const first = navigation.entries().find(({ sameDocument }) => sameDocument);
    if (!first || first.key === navigation.currentEntry?.key) return;
    try {
      await navigation.traverseTo(first.key).finished;
    } catch {
      // Another navigation came first; the attract loop follows it.
    }
    return;
  }
  // The router counts its entries. Browsers keep about 50, so the first may be nearer than it counts.
  const { idx = 0 } = (history.state ?? {}) as { readonly idx?: number };
  const steps = Math.min(idx, history.length - 1);
  if (steps > 0) await goBack(steps);
}

/** Goes back, and gives up waiting for it if there is no such entry. */
function goBack(steps: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, patience);
    addEventListener(
      'popstate',
      () => {
        resolve();
      },
      { once: true },
    );
    history.go(-steps);
  });
}
