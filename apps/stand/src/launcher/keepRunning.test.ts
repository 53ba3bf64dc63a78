import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepRunning, type Program } from './keepRunning.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A program that exits after a while, or runs until it is stopped. */
function programOf(life?: number): Program & { readonly stop: ReturnType<typeof vi.fn> } {
  let end: (how: string) => void = () => undefined;
  const ended = new Promise<string>((resolve) => {
    end = resolve;
    if (life === 0) resolve('exit code 1');
    else if (life !== undefined) setTimeout(resolve, life, 'exit code 1');
  });
  const stop = vi.fn(async () => {
    end('signal SIGTERM');
    await ended;
  });
  return { pid: 7, ended, stop };
}

/** Keeps programs with the given lifetimes running, and records when each of them starts, in seconds. */
function run(
  life: number | undefined,
  start: () => Program | Promise<Program> = () => programOf(life),
) {
  const end = new AbortController();
  const begin = performance.now();
  const starts: number[] = [];
  const log: string[] = [];
  const running = keepRunning({
    name: 'The browser',
    start: () => {
      starts.push((performance.now() - begin) / 1000);
      return Promise.resolve().then(start);
    },
    signal: end.signal,
    log: (message) => log.push(message),
  });
  return { end, starts, log, running };
}

describe('a program that ends at once', () => {
  it('starts again after longer and longer pauses, and then every 30 s forever', async () => {
    const { starts, log } = run(0);
    await vi.advanceTimersByTimeAsync(125_000);
    expect(starts).toEqual([0, 1, 3, 7, 15, 31, 61, 91, 121]);
    await vi.advanceTimersByTimeAsync(24 * 3_600_000);
    expect(starts).toHaveLength(9 + 24 * 120);
    expect(log.slice(0, 3)).toEqual([
      'The browser runs (process 7).',
      'The browser ended: exit code 1.\nIt starts again in 1 s.',
      'The browser runs (process 7).',
    ]);
  });

  it('says so once the pauses have reached the maximum', async () => {
    const { log } = run(0);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(log.join()).not.toContain('every 30 s');
    await vi.advanceTimersByTimeAsync(2000);
    expect(log.at(-1)).toBe(
      'The browser ended: exit code 1.\nIt keeps ending within a minute of starting (6 times so far). It will be restarted every 30 s.',
    );
  });
});

it('starts again with the shortest pause after running for a minute', async () => {
  let life = 0;
  const { starts } = run(0, () => programOf(life));
  await vi.advanceTimersByTimeAsync(6500);
  life = 60_000;
  await vi.advanceTimersByTimeAsync(1000 + 60_000 + 1500);
  expect(starts).toEqual([0, 1, 3, 7, 68]);
});

it('does not count the time before it runs', async () => {
  const slow = async () => {
    await new Promise((resolve) => setTimeout(resolve, 90_000));
    return programOf(0);
  };
  const { starts } = run(0, slow);
  await vi.advanceTimersByTimeAsync(200_000);
  expect(starts).toEqual([0, 91, 183]);
});

it('takes over a running program, and stops it even if already aborted', async () => {
  const first = programOf();
  const start = vi.fn(() => Promise.resolve(programOf()));
  const end = new AbortController();
  end.abort();
  await keepRunning({ name: 'The host', first, start, signal: end.signal, log: () => undefined });
  expect(first.stop).toHaveBeenCalledOnce();
  expect(start).not.toHaveBeenCalled();
});
