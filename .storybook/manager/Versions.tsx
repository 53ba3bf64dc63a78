/** @jsxRuntime classic -- the manager has a React of its own, without the automatic runtime */
import * as React from 'react';

/** The folder of a published book is named after its version: `pnpm storybook:publish`. */
const folder = /\/(next|\d+\.\d+\.\d+)\/(?:index\.html)?$/;

/** Leads to the same page in another version. There is none unless this book was published beside others. */
export function Versions() {
  const current = folder.exec(location.pathname)?.[1];
  const [versions, setVersions] = React.useState<readonly string[]>([]);
  React.useEffect(() => {
    if (current === undefined) return undefined;
    const leaving = new AbortController();
    fetch('../versions.json', { signal: leaving.signal })
      .then(async (response) => {
        if (response.ok) setVersions((await response.json()) as readonly string[]);
      })
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) console.warn('The versions cannot be read.', error);
      });
    return () => {
      leaving.abort();
    };
  }, [current]);
  if (versions.length === 0) return null;
  return (
    <select
      aria-label="Version"
      value={current}
      onChange={({ target }) => {
        location.assign(`../${target.value}/${location.search}`);
      }}
      style={{
        alignSelf: 'center',
        padding: '4px 8px',
        border: '1px solid currentcolor',
        borderRadius: 8,
        color: 'inherit',
        background: 'transparent',
        font: 'inherit',
      }}
    >
      {versions.map((version) => (
        <option key={version} value={version} style={{ color: '#0c1e3a', background: '#ffffff' }}>
          {version}
        </option>
      ))}
    </select>
  );
}
