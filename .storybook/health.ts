import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const source = fileURLToPath(new URL('../packages/ui/src', import.meta.url));
const dist = fileURLToPath(new URL('../packages/ui/dist', import.meta.url));

/** What files say about a part; what its stories say stands in Storybook's own index. */
export interface PartFiles {
  readonly name: string;
  /** Bytes of gzip of its entry with every chunk it shares with others; undefined before the first build. */
  readonly bytes: number | undefined;
  /** How many unit tests stand in its folder, a table of cases counting as one. */
  readonly unitTests: number;
}

/** Every part that has a folder, read anew whenever Storybook is built. */
export function readParts(): readonly PartFiles[] {
  return globSync('[A-Z]*/index.ts', { cwd: source })
    .map((file) => dirname(file))
    .sort()
    .map((name) => ({ name, bytes: bytesOf(`${name}.js`), unitTests: testsIn(name) }));
}

function testsIn(folder: string): number {
  const files = globSync(`${folder}/**/*.test.{ts,tsx}`, { cwd: source });
  return files
    .map((file) => readFileSync(join(source, file), 'utf8').match(/^\s*it(\.each)?[.(]/gm) ?? [])
    .reduce((sum, matches) => sum + matches.length, 0);
}

function bytesOf(entry: string): number | undefined {
  if (!existsSync(join(dist, entry))) return undefined;
  const code = [...filesFrom(entry, new Set())].map((file) => readFileSync(join(dist, file)));
  return gzipSync(Buffer.concat(code), { level: 9 }).byteLength;
}

/** A built file with everything it imports from beside it. */
function filesFrom(file: string, seen: Set<string>): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const imports = readFileSync(join(dist, file), 'utf8').matchAll(
    /(?:from|import)\s*["']\.\/([^"']+)["']/g,
  );
  for (const [, imported] of imports) if (imported) filesFrom(imported, seen);
  return seen;
}
