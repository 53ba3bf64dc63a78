import { useEffect, useState } from 'react';
import type { StoryIndex, StoryIndexEntry } from 'storybook/internal/types';
import { sizeOf } from '../docs/facts.ts';
import { Sheet } from '../foundations/Sheet.tsx';
import { record } from '../record/loaded.ts';
import { lacksOf, reviewedTag } from '../record/record.ts';
import { statuses } from '../statuses.ts';

interface Row {
  readonly name: string;
  readonly tags: readonly string[];
  /** What its stories lack for the badge on accessibility. */
  readonly lacks: readonly string[];
  /** What its entry adds to an app, in kB. */
  readonly size: number | undefined;
  readonly stories: number;
  readonly plays: number;
}

const library = 'Library/';

/** A matrix plays too, but the index cannot know: its play function comes from a helper. */
const isPlayed = ({ exportName, tags }: StoryIndexEntry) =>
  tags?.includes('play-fn') === true || exportName === 'AllStates';

function toRow(title: string, stories: readonly StoryIndexEntry[]): Row {
  const folder = stories[0]?.importPath.split('/').at(-2) ?? '';
  const ids = stories.map(({ id }) => id);
  return {
    name: title.split('/').at(-1) ?? title,
    tags: statuses
      .map(({ tag }) => tag)
      .filter((tag) => stories.every((story) => story.tags?.includes(tag))),
    lacks: lacksOf(ids, record),
    size: sizeOf(folder),
    stories: stories.length,
    plays: stories.filter(isPlayed).length,
  };
}

function toRows({ entries }: StoryIndex): readonly Row[] {
  const stories = Object.values(entries).filter(
    (entry) => entry.type === 'story' && entry.title.startsWith(library),
  ) as readonly StoryIndexEntry[];
  return [...new Set(stories.map(({ title }) => title))].map((title) =>
    toRow(
      title,
      stories.filter((story) => story.title === title),
    ),
  );
}

/** Every component with its status, size and stories, from this Storybook's index and the record of its tests. */
export function Health() {
  const [rows, setRows] = useState<readonly Row[]>();
  const [fault, setFault] = useState('');
  useEffect(() => {
    const leaving = new AbortController();
    fetch('./index.json', { signal: leaving.signal })
      .then(async (response) => {
        setRows(toRows((await response.json()) as StoryIndex));
      })
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) setFault(String(error));
      });
    return () => {
      leaving.abort();
    };
  }, []);
  if (fault) return <p role="alert">The index of this Storybook cannot be read: {fault}</p>;
  if (!rows) return <p>Reading the index…</p>;
  return <HealthTable rows={rows} />;
}

function HealthTable({ rows }: { readonly rows: readonly Row[] }) {
  const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);
  return (
    <Sheet>
      <div className="sheet-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Component</th>
              {statuses.map(({ tag, badge, meaning }) => (
                <th key={tag} scope="col" title={meaning}>
                  {badge}
                </th>
              ))}
              <th scope="col">Size</th>
              <th scope="col">Stories</th>
              <th scope="col">with interactions</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, tags, lacks, size, stories, plays }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {statuses.map(({ tag, badge }) => (
                  <td key={tag}>
                    {tags.includes(tag) && <span className="sheet-pass">✓&nbsp;{badge}</span>}
                    {tag === reviewedTag && <span className="sheet-note">{lacks.join(', ')}</span>}
                  </td>
                ))}
                <td>{size && `${size.toFixed(1)}\u00a0kB`}</td>
                <td>{stories}</td>
                <td>{plays}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={statuses.length + 2}>
                {rows.length} components
              </th>
              <td>{sum(({ stories }) => stories)}</td>
              <td>{sum(({ plays }) => plays)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </Sheet>
  );
}
