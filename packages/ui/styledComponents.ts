import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, transformWithOxc, type Plugin } from 'vite';

/**
 * How styled components are compiled: each gets its own id, so server and browser agree in whatever
 * order their modules run, and its CSS is stripped of comments and white space.
 */
const styledComponents = { ssr: true, displayName: false, fileName: false, minify: true };

const packages = fileURLToPath(new URL('..', import.meta.url));

/** Compiles a module of a package; returns undefined if it has no styled components. */
export async function compileStyles(source: string, path: string): Promise<string | undefined> {
  if (!source.includes("from 'styled-components'")) return undefined;
  // The id depends on the path; relative to the packages, it is the same on every machine.
  const { code } = await transformWithOxc(inLayer(source, path), relative(packages, path), {
    target: 'es2022',
    jsx: 'preserve',
    plugins: { styledComponents },
  });
  return code;
}

/** Compiles the styles of packages that are built from their source. */
export const packageStyles: Plugin = {
  name: 'showcase:package-styles',
  enforce: 'pre',
  transform: {
    filter: { id: /packages\/(?:ui|ui-showcase)\/src\/.*\.tsx?$/ },
    handler: (source, id) => compileStyles(source, id),
  },
};

/** Puts the CSS of every styled component into the cascade layer of base.css, so any class of an app wins. */
function inLayer(source: string, path: string): string {
  const edits = templates(parseSync(path, source).program).flatMap(({ start, end }) => [
    { at: start + 1, text: '@layer showcase{' },
    { at: end - 1, text: '}' },
  ]);
  return edits
    .toSorted((one, other) => other.at - one.at)
    .reduce((code, { at, text }) => code.slice(0, at) + text + code.slice(at), source);
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** The templates of `styled.div`, `styled(Link)` and the like. */
function templates(node: unknown): readonly Node[] {
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap(templates);
  const { type, tag, quasi } = node as { type?: string; tag?: unknown; quasi?: Node };
  return type === 'TaggedTemplateExpression' && quasi && isStyled(tag)
    ? [quasi, ...inside]
    : inside;
}

/** Whether an expression begins with `styled`. */
function isStyled(expression: unknown): boolean {
  const { name, object, callee } = expression as Record<string, unknown>;
  const beginning = object ?? callee;
  return name === 'styled' || (beginning !== undefined && isStyled(beginning));
}
