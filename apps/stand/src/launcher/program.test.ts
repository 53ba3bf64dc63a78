import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { programOf } from './program.ts';

/** A Node process that runs this code, then prints 'ready' and keeps running. */
async function start(code: string, options: { isGroup?: boolean; timeout: number }) {
  const child = spawn(
    process.execPath,
    ['-e', `${code}; console.log('ready'); setInterval(() => {}, 1000)`],
    { detached: options.isGroup ?? false, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const program = programOf(child, options);
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  return { program, output: output.toString() };
}

it('reports that a process could not be started', async () => {
  const program = programOf(spawn('/missing/browser'), { timeout: 1000 });
  expect(await program.ended).toContain('ENOENT');
  await program.stop();
});

it('ends a process that does not end when asked', async () => {
  const { program } = await start("process.on('SIGTERM', () => {})", { timeout: 300 });
  await program.stop();
  expect(await program.ended).toBe('signal SIGKILL');
});

it('ends a process together with its helpers', async () => {
  const code =
    "const helper = require('node:child_process').spawn('sleep', ['600']); console.log(helper.pid)";
  const { program, output } = await start(code, { isGroup: true, timeout: 10_000 });
  const helper = Number.parseInt(output, 10);
  expect(process.kill(helper, 0)).toBe(true);
  process.kill(program.pid ?? 0, 'SIGKILL');
  expect(await program.ended).toBe('signal SIGKILL');
  // Until its new parent has reaped it, an ended process counts as running.
  await expect.poll(() => isRunning(helper), { timeout: 10_000 }).toBe(false);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
