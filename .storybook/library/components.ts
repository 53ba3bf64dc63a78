import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../../scripts/run.ts';

/** A component in Storybook, as named in its stories file. */
export interface Component {
  readonly name: string;
  /** Its group in the sidebar. */
  readonly group: string;
  readonly title: string;
}

/** The groups of components in the order of the sidebar; `preview.tsx` must name them itself. */
const groups = [
  'Layout',
  'Navigation',
  'Actions',
  'Forms',
  'Cards',
  'Figures',
  'Media',
  'Dialogs and messages',
  'This show',
];

const source = join(root, 'packages');

/** Every component of the library and of the show, by group and name. A file with further stories has the title of the first file. */
export function readComponents(): readonly Component[] {
  return globSync('{ui,ui-showcase}/src/[A-Z]*/*.stories.tsx', { cwd: source })
    .toSorted()
    .map((path) => {
      const title =
        /title: '((?:Library|This show)\/.+)'/.exec(
          readFileSync(join(source, path), 'utf8'),
        )?.[1] ?? '';
      const [name = basename(path, '.stories.tsx'), group = ''] = title.split('/').toReversed();
      return { name, group, title };
    })
    .filter(({ title }, index, all) => all.findIndex((each) => each.title === title) === index)
    .toSorted(
      (one, other) =>
        groups.indexOf(one.group) - groups.indexOf(other.group) ||
        one.name.localeCompare(other.name, 'en'),
    );
}

/** The titles of the stories of screens. */
export function readScreens(): readonly string[] {
  const app = join(root, 'apps/showcase/src');
  return globSync('screens/**/*.stories.tsx', { cwd: app })
    .flatMap(
      (path) => /title: '(Screens\/.+)'/.exec(readFileSync(join(app, path), 'utf8'))?.[1] ?? [],
    )
    .toSorted((one, other) => one.localeCompare(other, 'en'));
}
