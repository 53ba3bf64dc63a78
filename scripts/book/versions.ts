/** Versions with the newest first; what is still to come stands before all others. */
export function newestFirst(versions: readonly string[]): readonly string[] {
  const numbers = (version: string) => version.split('.').map(Number);
  return versions.toSorted((one, other) => {
    if (one === 'next' || other === 'next') return one === 'next' ? -1 : 1;
    const differences = numbers(other).map((number, index) => number - (numbers(one)[index] ?? 0));
    return differences.find((difference) => difference !== 0) ?? 0;
  });
}

/** The page at the root: it leads to the newest released version, or else to the next one, and lists them all. */
export function startPage(versions: readonly string[]): string {
  const newest = versions.find((version) => version !== 'next') ?? versions[0] ?? '';
  const items = versions.map((version) => `<li><a href="./${version}/">${version}</a></li>`);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="color-scheme" content="light dark" />
    <meta http-equiv="refresh" content="0; url=./${newest}/" />
    <title>Showcase library</title>
  </head>
  <body>
    <h1>Showcase library</h1>
    <ul>
      ${items.join('\n      ')}
    </ul>
  </body>
</html>
`;
}
