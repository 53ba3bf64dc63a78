import { cp, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../run.ts';
import { runIn } from './processes.ts';

/** Versions of the templates that the READMEs use without a version. */
const templates: readonly (readonly [word: string, pinned: string])[] = [
  ['vite@latest', 'vite@9.3.0'], // npm create runs create-vite
  ['create-next-app@latest', 'create-next-app@16.4.3'],
];

/**
 * Makes an app as a README says: runs the commands of its `setup.sh`, with the versions that `packages` pins,
 * and puts its files over those of the template. Returns the folder of the app.
 */
export async function createFromTemplate(
  name: string,
  folder: string,
  packages: ReadonlyMap<string, string>,
): Promise<string> {
  const source = join(root, 'packages/consumers', name);
  const pins = new Map([...templates, ...packages]);
  await mkdir(folder);
  let at = folder;
  for (const line of (await readFile(join(source, 'setup.sh'), 'utf8')).trim().split('\n')) {
    const [command = '', ...words] = line.split(' ');
    const args = words.map((word) => pins.get(word) ?? word);
    if (command === 'cd') at = join(at, ...args);
    else await runIn(at, command, ...args);
  }
  await cp(source, at, { recursive: true });
  return at;
}
