import { parseArgs } from 'node:util';

export interface LauncherOptions {
  /** The host's options: all but `--display N`. */
  readonly hostArguments: readonly string[];
  readonly isKiosk: boolean;
  /** The display that the browser fills, 1 for the first; undefined leaves the choice to the system. */
  readonly display: number | undefined;
  /** Whether `--root` names another build, so this one is not needed. */
  readonly hasRoot: boolean;
}

/**
 * Reads the launcher's options and leaves the rest to the host.
 *
 * @param argv The command line without `node` and the script.
 * @throws An error that says what is wrong with `--display`.
 */
export function readLauncherOptions(argv: readonly string[]): LauncherOptions {
  const args = argv[0] === '--' ? argv.slice(1) : [...argv];
  const { values, tokens } = parseArgs({
    args,
    strict: false,
    tokens: true,
    options: { kiosk: { type: 'boolean' }, display: { type: 'string' }, root: { type: 'string' } },
  });
  const ours = new Set<number>();
  for (const token of tokens) {
    if (token.kind !== 'option' || token.name !== 'display') continue;
    ours.add(token.index);
    if (token.inlineValue === false) ours.add(token.index + 1);
  }
  const isKiosk = values.kiosk !== undefined;
  if (values.display !== undefined && !isKiosk) throw new Error('--display N needs --kiosk.');
  return {
    hostArguments: args.filter((_, index) => !ours.has(index)),
    isKiosk,
    display: values.display === undefined ? undefined : readDisplay(values.display),
    hasRoot: values.root !== undefined,
  };
}

function readDisplay(value: string | boolean): number {
  if (typeof value === 'string' && /^[1-9]\d?$/.test(value)) return Number(value);
  const given = typeof value === 'string' ? `is "${value}"` : 'has no number';
  throw new Error(`--display ${given}; it must be a number, 1 for the first display.`);
}
