import { components } from 'virtual:library';
import { use } from 'react';
import changes from '../../packages/ui/CHANGELOG.md?raw';
import { Sheet, SheetTable } from '../foundations/Sheet.tsx';
import { docsId } from '../library/docsId.ts';
import { statusOf } from '../library/statusOf.ts';

interface Index {
  readonly entries: Readonly<Record<string, { readonly tags?: readonly string[] }>>;
}

/** Storybook's own list of its pages, with their tags. */
const index = fetch('index.json').then((answer) => answer.json() as Promise<Index>);

/** What is known about every component: the tags of its stories file, and the last version whose changes name it. */
export function StatusTable() {
  const { entries } = use(index);
  const rows = components.map(({ name, title }) => ({
    name,
    id: docsId(title),
    ...statusOf(entries[docsId(title)]?.tags ?? []),
  }));
  const count = (kept: (row: (typeof rows)[number]) => boolean) => rows.filter(kept).length;
  return (
    <Sheet>
      <p>
        Of {rows.length} components, {count(({ stability }) => stability === 'stable')} are stable.
        Arabic is reviewed in {count((row) => row.Arabic !== undefined)}, accessibility in{' '}
        {count((row) => row.Accessibility !== undefined)}.
      </p>
      <SheetTable
        columns={[
          'Component',
          'Stability',
          'Arabic reviewed',
          'Accessibility reviewed',
          'Changed in',
        ]}
      >
        {rows.map(({ name, id, stability, Arabic, Accessibility }) => (
          <tr key={id}>
            <th scope="row">
              <a href={`./?path=/docs/${id}`} target="_top">
                {name}
              </a>
            </th>
            <td>{stability}</td>
            <td>{Arabic ?? 'not yet'}</td>
            <td>{Accessibility ?? 'not yet'}</td>
            <td>{versionOf(name)}</td>
          </tr>
        ))}
      </SheetTable>
    </Sheet>
  );
}

function versionOf(name: string): string {
  const [, ...versions] = changes.split(/^## /m);
  const found = versions.find((text) => new RegExp(`\\b${name}\\b`).test(text));
  return found?.split('\n', 1)[0] ?? 'the next version';
}
