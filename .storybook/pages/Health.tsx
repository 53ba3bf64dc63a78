import { useEffect, useState } from 'react';
import { parts } from 'virtual:health';
import type { PartFiles } from '../health.ts';
import { Sheet } from '../foundations/Sheet.tsx';
import { statuses } from '../statuses.ts';

interface IndexEntry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly title: string;
  readonly tags?: readonly string[];
}

interface Row extends PartFiles {
  readonly tags: readonly string[];
  readonly stories: number;
  readonly plays: number;
}

const isStoryOf = (name: string) => (entry: IndexEntry) =>
  entry.type === 'story' && entry.title === `Library/${name}`;

/** A matrix plays too, though the index cannot know: its play function comes from the helper. */
const isPlayed = ({ id, tags }: IndexEntry) =>
  tags?.includes('play-fn') === true || id.endsWith('--all-states');

function toRow(part: PartFiles, entries: readonly IndexEntry[]): Row {
  const own = entries.filter(isStoryOf(part.name));
  const tags = statuses.map(({ tag }) => tag);
  return {
    ...part,
    tags: tags.filter((tag) => own.length > 0 && own.every((entry) => entry.tags?.includes(tag))),
    stories: own.length,
    plays: own.filter(isPlayed).length,
  };
}

/** Every part with its status, size, stories and tests, from this Storybook's index and the files it was built of. */
export function Health() {
  const [entries, setEntries] = useState<readonly IndexEntry[]>();
  const [fault, setFault] = useState('');
  useEffect(() => {
    const leaving = new AbortController();
    fetch('./index.json', { signal: leaving.signal })
      .then(async (response) => {
        const index = (await response.json()) as { entries: Record<string, IndexEntry> };
        setEntries(Object.values(index.entries));
      })
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) setFault(String(error));
      });
    return () => {
      leaving.abort();
    };
  }, []);
  if (fault) return <p role="alert">The index of this Storybook cannot be read: {fault}</p>;
  if (!entries) return <p>Reading the index…</p>;
  return <HealthTable rows={parts.map((part) => toRow(part, entries))} />;
}

function HealthTable({ rows }: { readonly rows: readonly Row[] }) {
  const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);
  return (
    <Sheet>
      <div className="sheet-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Part</th>
              {statuses.map(({ tag, badge, meaning }) => (
                <th key={tag} scope="col" title={meaning}>
                  {badge}
                </th>
              ))}
              <th scope="col">Size</th>
              <th scope="col">Stories</th>
              <th scope="col">with interactions</th>
              <th scope="col">Unit tests</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, tags, bytes, stories, plays, unitTests }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {statuses.map(({ tag, badge }) => (
                  <td key={tag}>
                    {tags.includes(tag) && <span className="sheet-pass">✓&nbsp;{badge}</span>}
                  </td>
                ))}
                <td>
                  {bytes === undefined ? 'not built' : `${(bytes / 1000).toFixed(1)}\u00a0kB`}
                </td>
                <td>{stories}</td>
                <td>{plays}</td>
                <td>{unitTests}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={statuses.length + 2}>
                {rows.length} parts
              </th>
              <td>{sum(({ stories }) => stories)}</td>
              <td>{sum(({ plays }) => plays)}</td>
              <td>{sum(({ unitTests }) => unitTests)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </Sheet>
  );
}
