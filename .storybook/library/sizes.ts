/** The sizes in the table of a README, in kB by entry: `pnpm sizes` measures them and writes the table. */
export function sizesIn(readme: string): ReadonlyMap<string, number> {
  const rows = readme.matchAll(/^\| `(.+?)` +\| +([\d.]+) +\|$/gm);
  return new Map([...rows].map(([, entry = '', kB]) => [entry, Number(kB)]));
}
