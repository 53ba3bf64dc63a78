const reported = new Set<string>();

/** Reports a misuse in the console, once. Callers ask whether this is a production build first, so that bundlers drop the text. */
export function warnOnce(report: string): void {
  if (reported.has(report)) return;
  reported.add(report);
  console.warn(report);
}
