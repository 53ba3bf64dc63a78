import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Program } from './keepRunning.ts';

export interface ProgramOptions {
  /** Whether it has its own process group, which ends with it. */
  readonly isGroup?: boolean;
  /** Asks it to end; by default with SIGTERM. */
  readonly ask?: () => void;
  /** The time it then has, in milliseconds. */
  readonly timeout: number;
  /** Details about its end, from its output. */
  readonly details?: (code: number | null) => string;
}

/** A child process as a program that can be kept running. A process that could not be started has ended. */
export function programOf(
  child: ChildProcess,
  { isGroup = false, timeout, ask, details = () => '' }: ProgramOptions,
): Program {
  let isOver = false;
  const kill = (signal: NodeJS.Signals) => {
    // Its number may belong to another process by now.
    if (child.pid === undefined || isOver) return;
    try {
      process.kill(isGroup ? -child.pid : child.pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  };
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => {
      resolve(error.message);
    });
    child.once('exit', (code, signal) => {
      // Its helpers would keep its files open.
      if (isGroup) kill('SIGKILL');
      isOver = true;
      const how = code === null ? `signal ${String(signal)}` : `exit code ${String(code)}`;
      resolve(`${how}${details(code)}`);
    });
  });
  return {
    pid: child.pid,
    ended,
    async stop() {
      if (ask) ask();
      else kill('SIGTERM');
      const hasEnded = await Promise.race([
        ended.then(() => true),
        sleep(timeout, false, { ref: false }),
      ]);
      if (!hasEnded) kill('SIGKILL');
      await ended;
    },
  };
}
