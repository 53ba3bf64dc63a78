import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { theme } from '../../packages/ui/src/theme/theme.ts';

/** The CSS variables of the theme that the styles in a folder read. */
export function cssVariablesIn(folder: string): readonly string[] {
  const texts = globSync('*.styles.ts', { cwd: folder }).map((name) =>
    readFileSync(join(folder, name), 'utf8'),
  );
  const paths = texts.flatMap((text) => text.match(/(?<=\btheme\.)[\w.]+/g) ?? []);
  return [...new Set(paths.flatMap((path) => variableAt(path) ?? []))].toSorted();
}

/** The variable that `theme.color.accent` stands for. */
function variableAt(path: string): string | undefined {
  const value = path
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], theme);
  return typeof value === 'string' ? /^var\((--[\w-]+)/.exec(value)?.[1] : undefined;
}
