import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformWithOxc } from 'vite';

/**
 * How styled components are compiled: each gets its own id, so that server and browser agree in whatever
 * order their modules run, and its CSS is stripped of comments and white space.
 */
export const styledComponents = { ssr: true, displayName: false, fileName: false, minify: true };

const packages = fileURLToPath(new URL('..', import.meta.url));

/** Compiles a module of a package; returns undefined if it has no styled components. */
export async function compileStyles(source: string, path: string): Promise<string | undefined> {
  if (!source.includes("from 'styled-components'")) return undefined;
  // The id depends on the path; relative to the packages, it is the same on every machine.
  const { code } = await transformWithOxc(source, relative(packages, path), {
    target: 'es2022',
    jsx: { runtime: 'automatic' },
    plugins: { styledComponents },
  });
  return code;
}
