/** One entry of the preflight page. */
export interface ReportEntry {
  readonly group: string;
  readonly state: string;
  /** What the page shows, a line each: the label first, then address, finding and action. */
  readonly lines: readonly string[];
}

const headings = { problem: 'Problems', warning: 'Warnings', ok: 'OK' } as const;
type ReportState = keyof typeof headings;
const states = Object.keys(headings) as readonly ReportState[];

/**
 * The entries of the preflight page as plain text: problems first, then warnings, each with what to do, then everything
 * else, a line each.
 */
export function reportOf(entries: readonly ReportEntry[]): string {
  const sections = states.flatMap((state) => {
    const own = entries.filter((entry) => entry.state === state);
    if (own.length === 0) return [];
    const texts = own.map(state === 'ok' ? inOneLine : inFull);
    return [
      `${headings[state]} (${String(own.length)})\n\n${texts.join(state === 'ok' ? '\n' : '\n\n')}`,
    ];
  });
  return `${sections.join('\n\n')}\n`;
}

function inFull({ group, lines: [label = '', ...rest] }: ReportEntry): string {
  return [`  ${group}: ${label}`, ...rest.map((line) => `    ${line}`)].join('\n');
}

function inOneLine({ group, lines }: ReportEntry): string {
  return `  ${[group, ...lines].join(' · ')}`;
}

/** 1 if anything is a problem, otherwise 0. */
export function exitCodeOf(entries: readonly ReportEntry[]): 0 | 1 {
  return entries.some(({ state }) => state === 'problem') ? 1 : 0;
}
