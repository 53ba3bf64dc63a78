import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { compress, endings, type Encoding } from './compression.ts';
import { listFiles } from './listFiles.ts';

/** The kinds of files that have compressed copies; the entity list has no ending. */
const compressible = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.xml', '']);

/**
 * Writes files and their compressed copies.
 *
 * @param files Their content, by their path in the folder.
 * @param brotliQuality One of `quality`.
 */
export async function writeFiles(
  folder: string,
  files: ReadonlyMap<string, string | Uint8Array<ArrayBuffer>>,
  brotliQuality: number,
): Promise<void> {
  for (const [file, content] of files) {
    await writeCompressed(join(folder, file), content, brotliQuality);
  }
}

async function writeCompressed(
  file: string,
  content: string | Uint8Array<ArrayBuffer>,
  brotliQuality: number,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  if (!compressible.has(extname(file))) return;
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  await Promise.all(
    Object.entries(endings).map(async ([encoding, ending]) =>
      writeFile(file + ending, await compress(bytes, encoding as Encoding, brotliQuality)),
    ),
  );
}

/** Adds compressed copies to each text in a folder, except to hidden ones. */
export async function compressFiles(folder: string, brotliQuality: number): Promise<void> {
  const { files } = await listFiles(folder);
  for (const address of files.keys()) {
    if (!compressible.has(extname(address))) continue;
    const file = join(folder, address);
    await writeCompressed(file, await readFile(file), brotliQuality);
  }
}
