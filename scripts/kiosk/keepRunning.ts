/** A running process. */
export interface Program {
  readonly pid: number | undefined;
  /** Resolves with how it ended, for a message: 'exit code 1', 'signal SIGKILL'. Never rejects. */
  readonly ended: Promise<string>;
  /** Asks it to end, then forces it; resolves when it has ended. */
  readonly stop: () => Promise<void>;
}

interface KeepRunningOptions {
  /** For messages, as in 'The browser'. */
  readonly name: string;
  /** May reject, which counts as an ending at once. */
  readonly start: () => Promise<Program>;
  /** Already running, if it is. */
  readonly first?: Program;
  /** Ends it all. */
  readonly signal: AbortSignal;
  readonly log?: (message: string) => void;
}

/** The pauses before it starts again, in seconds. The last one is the pace of endless attempts. */
const pauses: readonly number[] = [1, 2, 4, 8, 16, 30];

/** After running this many milliseconds, the pauses start over. */
const steadyLife = 60_000;

/** Resolves with undefined when the signal is aborted. */
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
 * Keeps a program running: each time it ends, says so, pauses and starts it again. Resolves once the signal is aborted
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

  /** Why it ended and after how many milliseconds; undefined if it was stopped. */
  async function runOnce(): Promise<{ reason: string; life: number } | undefined> {
    let begin: number | undefined;
    let reason: string | undefined;
    try {
      const program = next ?? (await start());
      next = undefined;
      // Monotonic: an adjusted clock makes no long life.
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
    return `It has ended ${String(attempts)} times within a minute of its start. It starts again every ${String(pause)} s until it stays.`;
  }
}
