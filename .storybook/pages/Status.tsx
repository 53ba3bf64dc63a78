import { components } from 'virtual:library';
import { use } from 'react';
import changes from '../../packages/ui/CHANGELOG.md?raw';
import { Sheet, SheetTable } from '../foundations/Sheet.tsx';
import { docsId } from '../library/docsId.ts';

interface Index {
  readonly entries: Readonly<Record<string, { readonly tags?: readonly string[] }>>;
}

/** Storybook's own list of its pages, with their tags. */
const index = fetch('index.json').then((answer) => answer.json() as Promise<Index>);

/** What is known about every component: the tags of its stories file, and the last version whose changes name it. */
export function StatusTable() {
  const { entries } = use(index);
  return (
    <Sheet>
      <SheetTable
        columns={[
          'Component',
          'Stability',
          'Arabic reviewed',
          'Accessibility reviewed',
          'Changed in',
        ]}
      >
        {components.map(({ name, title }) => {
          const tags = entries[docsId(title)]?.tags ?? [];
          return (
            <tr key={title}>
              <th scope="row">
                <a href={`./?path=/docs/${docsId(title)}`} target="_top">
                  {name}
                </a>
              </th>
              <td>{tags.includes('stable') ? 'stable' : 'beta'}</td>
              <td>{monthOf(tags, 'arabic')}</td>
              <td>{monthOf(tags, 'a11y')}</td>
              <td>{versionOf(name)}</td>
            </tr>
          );
        })}
      </SheetTable>
    </Sheet>
  );
}

/** The month in a tag such as `arabic-reviewed-2026-11`. */
function monthOf(tags: readonly string[], what: string): string {
  const beginning = `${what}-reviewed-`;
  return tags.find((tag) => tag.startsWith(beginning))?.slice(beginning.length) ?? 'not yet';
}

function versionOf(name: string): string {
  const [, ...versions] = changes.split(/^## /m);
  const found = versions.find((text) => new RegExp(`\\b${name}\\b`).test(text));
  return found?.split('\n', 1)[0] ?? 'the next version';
}
