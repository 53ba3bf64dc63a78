const reported = new Set<string>();

/** Reports a misuse in the console, once. Callers check that this is no production build, so that the text is left out. */
export function warnOnce(report: string): void {
  if (reported.has(report)) return;
  reported.add(report);
  console.warn(report);
}
