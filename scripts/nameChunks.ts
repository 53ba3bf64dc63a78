import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/**
 * Names the files that entries share after what is in them, because esbuild calls each of them `chunk`: a part of
 * the library that a reader meets in a stack trace is then `Button-KTEUO2CE.js`.
 */
export async function nameChunks(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js'));
  const texts = new Map(
    await Promise.all(
      files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const),
    ),
  );
  const names = new Map(
    [...texts].flatMap(([file, text]) => {
      const [, hash] = /^chunk-(\w+)\.js$/.exec(file) ?? [];
      return hash === undefined ? [] : [[file, `${contentOf(text)}-${hash}.js`] as const];
    }),
  );
  for (const [file, text] of texts) {
    const path = join(folder, file);
    const renamed = text.replace(/\bchunk-\w+\.js\b/g, (chunk) => names.get(chunk) ?? chunk);
    if (renamed !== text) await writeFile(path, renamed);
    const name = names.get(file);
    if (name !== undefined) await rename(path, join(folder, name));
  }
}

/** The module that a chunk is for: the last in it, which imports those before. */
export function contentOf(chunk: string): string {
  const modules = [...chunk.matchAll(/^\/\/ (\S+)\.tsx?$/gm)].map(([, path = '']) =>
    basename(path),
  );
  const own = modules.filter((name) => name !== 'index');
  return own.at(-1) ?? 'shared';
}
