const reported = new Set<string>();

/** Reports a misuse in the console, once. Callers ask whether this is a production build first, so bundlers drop the text. */
export function reportOnce(report: string, level: 'warn' | 'error' = 'warn'): void {
  if (reported.has(report)) return;
  reported.add(report);
  if (level === 'warn') console.warn(report);
  else console.error(report);
}
