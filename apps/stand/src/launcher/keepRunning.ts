/** A running process. */
export interface Program {
  readonly pid: number | undefined;
  /** Resolves to the way it ended, for a message: 'exit code 1', 'signal SIGKILL'. Never rejects. */
  readonly ended: Promise<string>;
  /** Asks it to end, then forces it; resolves when it has ended. */
  readonly stop: () => Promise<void>;
}

interface KeepRunningOptions {
  /** For messages, as in 'The browser'. */
  readonly name: string;
  /** May reject, which counts as ending at once. */
  readonly start: () => Promise<Program>;
  /** The program, if it is already running. */
  readonly first?: Program;
  /** Stops the program and ends the restarts. */
  readonly signal: AbortSignal;
  readonly log?: (message: string) => void;
}

/** The pauses before restarts, in seconds. The last one is repeated forever. */
const pauses: readonly number[] = [1, 2, 4, 8, 16, 30];

/** After running this many milliseconds, the pauses start over. */
const steadyLife = 60_000;

/** Resolves to undefined when the signal is aborted. */
export function whenAborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    const settle = () => {
      resolve(undefined);
    };
    if (signal.aborted) settle();
    else signal.addEventListener('abort', settle, { once: true });
  });
}

/**
 * Keeps a program running: each time it ends, reports that, pauses and restarts it. Resolves once the signal is aborted
 * and the program has ended.
 */
export async function keepRunning({
  name,
  start,
  first,
  signal,
  log = console.log,
}: KeepRunningOptions): Promise<void> {
  const aborted = whenAborted(signal);
  let next = first;
  let attempts = 0;
  while (!signal.aborted) {
    const ending = await runOnce();
    if (ending === undefined) break;
    if (ending.life >= steadyLife) attempts = 0;
    const pause = pauses[attempts] ?? pauses.at(-1) ?? 0;
    attempts += 1;
    log(`${name} ended: ${ending.reason}.\n${announce(pause)}`);
    await Promise.race([aborted, new Promise((resolve) => setTimeout(resolve, pause * 1000))]);
  }
  await next?.stop();

  /** The reason for its end and its lifetime in milliseconds; undefined if it was stopped. */
  async function runOnce(): Promise<{ reason: string; life: number } | undefined> {
    let begin: number | undefined;
    let reason: string | undefined;
    try {
      const program = next ?? (await start());
      next = undefined;
      // Monotonic, so clock adjustments don't count as running time.
      begin = performance.now();
      log(`${name} runs (process ${String(program.pid ?? 'unknown')}).`);
      reason = await Promise.race([program.ended, aborted]);
      if (signal.aborted) await program.stop();
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
    }
    if (signal.aborted || reason === undefined) return undefined;
    return { reason, life: begin === undefined ? 0 : performance.now() - begin };
  }

  function announce(pause: number): string {
    if (attempts < pauses.length) return `It starts again in ${String(pause)} s.`;
    return `It keeps ending within a minute of starting (${String(attempts)} times so far). It will be restarted every ${String(pause)} s.`;
  }
}
