import boundaries from 'eslint-plugin-boundaries';
import { readFileSync } from 'node:fs';

/** The arrows between the repository's folders, as drawn in docs/architecture.md. */
export interface Architecture {
  /** The folder or files of each node, as a glob relative to the root. */
  readonly folders: ReadonlyMap<string, string>;
  /** Who imports whom. */
  readonly arrows: readonly Arrow[];
}

type Arrow = readonly [from: string, to: string];

interface Node {
  readonly node: string;
  readonly glob: string;
}

const picture = new URL('../../docs/architecture.md', import.meta.url);

/**
 * Reads the diagram and the table of folders below it.
 *
 * @throws Error naming each node without a folder and each folder without a node, or if there are no arrows.
 */
export function readArchitecture(text = readFileSync(picture, 'utf8')): Architecture {
  const drawing = /```mermaid\n(.*?)```/s.exec(text)?.[1] ?? '';
  const nodes = [...drawing.matchAll(/^\s*(\w+)\[/gm)].map(([, node = '']) => node);
  const arrows = [...drawing.matchAll(/^\s*(\w+) --> (\w+)$/gm)].map(
    ([, from = '', to = '']): Arrow => [from, to],
  );
  const folders = new Map(
    [...text.matchAll(/^\| `(\w+)` +\| `([^`]+)` +\|$/gm)].map(([, node = '', glob = '']) => [
      node,
      glob,
    ]),
  );
  const faults = [
    ...[...nodes, ...arrows.flat()]
      .filter((node) => !folders.has(node))
      .map((node) => `${node} has no folder`),
    ...[...folders.keys()]
      .filter((node) => !nodes.includes(node))
      .map((node) => `${node} is not drawn`),
  ];
  if (arrows.length === 0) faults.push('it has no arrows');
  if (faults.length > 0) throw new Error(`docs/architecture.md: ${faults.join(', ')}.`);
  return { folders, arrows };
}

/** The packages of the workspace, by their node in the diagram. */
const packages = {
  content: '@showcase/content',
  impact: '@showcase/impact',
  ui: '@showcase/ui',
  show: '@showcase/ui-showcase',
  host: '@showcase/host',
  stand: '@showcase/stand',
};

export const neverIntoSource = {
  group: ['**/packages/*/src/**', '@showcase/*/src/**'],
  message: 'Import a package by its name, never by a path into its source.',
};

/**
 * Derives the linter configuration from the diagram. eslint-plugin-boundaries checks imports by path;
 * importing a package by its name is forbidden in each folder that has no arrow to it.
 *
 * @param alsoForbidden Additional patterns of forbidden imports, by node.
 */
export function architectureConfigs(
  { folders, arrows }: Architecture,
  alsoForbidden: Readonly<Record<string, readonly object[]>>,
) {
  const nodes = [...folders].map(([node, glob]) => ({
    node,
    glob: /[*.]/.test(glob) ? glob : `${glob}/**`,
  }));
  // Stories and tests may import whatever they show or check.
  const ignores = ['**/*.{test,stories,test-d}.*', '**/conformance/**', '**/story/**'];
  return [
    {
      files: nodes.map(({ glob }) => glob),
      ignores,
      plugins: { boundaries },
      settings: {
        'boundaries/files': nodes.map(({ node, glob }) => ({
          category: node,
          pattern: glob,
          capture: ['folder'],
        })),
      },
      rules: {
        'boundaries/dependencies': [
          'error',
          {
            default: 'disallow',
            policies: [...nodes.map(withinItself), ...arrows.map(alongAnArrow)],
          },
        ],
      },
    },
    ...nodes.map(({ node, glob }) => ({
      files: [glob],
      ignores,
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              neverIntoSource,
              ...undrawnPackages(node, arrows),
              ...(alsoForbidden[node] ?? []),
            ],
          },
        ],
      },
    })),
  ];
}

/** A node may import itself. If it has several folders (`screens/*\/**`), each may import only itself. */
function withinItself({ node, glob }: Node) {
  const captured = glob.includes('/*/') && { folder: '{{ from.file.captured.folder }}' };
  return {
    from: { file: { categories: node } },
    allow: { to: { file: { categories: node, ...(captured && { captured }) } } },
  };
}

function alongAnArrow([from, to]: Arrow) {
  return {
    from: { file: { categories: from } },
    allow: { to: { file: { categories: to } } },
  };
}

function undrawnPackages(node: string, arrows: readonly Arrow[]) {
  return Object.entries(packages)
    .filter(([name]) => name !== node && !arrows.some(([from, to]) => from === node && to === name))
    .map(([, name]) => ({
      group: [name, `${name}/*`],
      message: 'docs/architecture.md draws no such arrow.',
    }));
}
