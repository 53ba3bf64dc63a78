import { spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { kioskArguments, type CommandLineOptions } from './commandLine.ts';
import type { Program } from './keepRunning.ts';
import { watchPages } from './watchPages.ts';
import { removeFolder } from '@showcase/host/temporaryFolder';
import { createProfile } from './profile.ts';
import { programOf } from './program.ts';

/** How many milliseconds the browser has to close when asked. */
const timeout = 5000;

/** Starts the browser with a new profile, which is deleted when it ends. */
export async function startBrowser(
  browser: string,
  options: Omit<CommandLineOptions, 'profile'>,
): Promise<Program> {
  const profile = await createProfile();
  try {
    const program = spawnBrowser(browser, kioskArguments({ ...options, profile }));
    const ended = program.ended.then(async (reason) => {
      await removeFolder(profile);
      return reason;
    });
    const stop = async () => {
      await program.stop();
      await ended;
    };
    return { ...program, ended, stop };
  } catch (error) {
    await removeFolder(profile);
    throw error;
  }
}

function spawnBrowser(browser: string, args: readonly string[]): Program {
  const isGroup = process.platform !== 'win32';
  const child = spawn(browser, args, {
    // In its own process group: Ctrl+C in the terminal reaches only the launcher, which then closes the browser.
    detached: isGroup,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
  });
  type Streams = [
    input: null,
    output: null,
    errors: Readable,
    commands: Writable,
    events: Readable,
  ];
  const [, , errors, commands, events] = child.stdio as unknown as Streams;
  let said = '';
  errors.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2000);
  });
  const program = programOf(child, {
    isGroup,
    timeout,
    details: (code) => (code === 0 || code === null ? '' : lastLines(said)),
  });
  let hasCrashed = false;
  watchPages(commands, events, () => {
    hasCrashed = true;
    void program.stop();
  });
  const ended = program.ended.then((reason) => (hasCrashed ? 'its page crashed' : reason));
  return { ...program, ended };
}

/** The browser's last message, without its date and process. */
function lastLines(errors: string): string {
  const lines = errors.split('\n').filter(Boolean).slice(-3);
  return lines.map((line) => `\n  ${line.replace(/^\[[^\]]*\] */, '')}`).join('');
}
