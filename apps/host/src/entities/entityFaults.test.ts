import { execFile } from 'node:child_process';
import { mkdir, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { expect, it, onTestFinished, vi } from 'vitest';
import { captureErrors, temporaryFolder } from '../temporaryHost.ts';
import { EntitySource } from './entitySource.ts';

const soon = { timeout: 20_000, interval: 10 };
const listOf = (...names: string[]) => JSON.stringify(names.map((EntityName) => ({ EntityName })));

/** A source that serves the entity A. */
async function watched(name = 'list.json') {
  const content = name.endsWith('.csv') ? 'EntityName\nA\n' : listOf('A');
  const folder = await temporaryFolder({ [name]: content });
  const file = join(folder, name);
  const source = await EntitySource.open(file, { intervalMilliseconds: 20 });
  onTestFinished(() => {
    source.close();
  });
  const served = async () => Buffer.from(await source.body.as(undefined)).toString();
  return { folder, file, served, source };
}

/** Deeper than `JSON.stringify` can follow in any thread. */
const deep = `{"EntityName":"A","a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;

const largeFile = async (file: string) => {
  await writeFile(file, '[]');
  await truncate(file, 200 * 1024 * 1024); // Sparse: takes no space on disk.
};

const faults: readonly (readonly [string, (file: string) => Promise<unknown>, RegExp])[] = [
  ['a folder', (file) => mkdir(file), /this is a folder, not a file\./],
  ['a link to a device', (file) => symlink('/dev/zero', file), /this is not a regular file\./],
  ['a pipe', (file) => promisify(execFile)('mkfifo', [file]), /this is not a regular file\./],
  ['a link to itself', (file) => symlink(file, file), /the file cannot be read: ELOOP/],
  ['an empty file', (file) => writeFile(file, ''), /list\.json:1: the file is empty\./],
  ['200 MB', largeFile, /the file is larger than 32 MB\./],
  [
    'UTF-16',
    (file) => writeFile(file, Buffer.from(`\uFEFF${listOf('B')}`, 'utf16le')),
    /list\.json:1: the text is not UTF-8\./,
  ],
  [
    'a record that is nested too deeply',
    (file) => writeFile(file, `[{"EntityName":"B"},${deep}]`),
    /list\.json: entry 2 of the list is nested too deeply\./,
  ],
  [
    'a deep record and one that is none',
    (file) => writeFile(file, `[${deep},7]`),
    /list\.json:1: entry 2 of the list is not a record\./,
  ],
];

it.each(faults)(
  'a list replaced by %s is reported in one line, and the last good one is served (H5)',
  async (_, replace, reason) => {
    const errors = captureErrors();
    const { folder, file, served } = await watched();
    await rm(file);
    await replace(file);
    await vi.waitFor(() => {
      expect(errors.mock.calls.flat().join('\n')).toMatch(reason);
    }, soon);
    expect(await served()).toBe(listOf('A'));
    const lines = errors.mock.calls.flat().filter((line) => !/file not found/.test(String(line)));
    expect(lines).toEqual([expect.stringMatching(/^[^\n]+ Still serving the last good list\.$/)]);
    expect(lines[0]).toContain(file);

    await rename(file, join(folder, 'aside'));
    await writeFile(file, listOf('Mended'));
    await vi.waitFor(async () => {
      expect(await served()).toBe(listOf('Mended'));
    }, soon);
  },
);

it('a CSV list that is too large only as JSON is refused (H5)', async () => {
  const errors = captureErrors();
  const { file, served } = await watched('list.csv');
  const header = `EntityName,${'Field'.repeat(400)}`;
  await writeFile(file, `${header}\n${'A,1\n'.repeat(20_000)}`);
  await vi.waitFor(() => {
    expect(errors.mock.calls.flat().join('\n')).toContain(
      `${file}: as JSON, which repeats the field names in every record, the list is larger than 32 MB.`,
    );
  }, soon);
  expect(await served()).toBe(listOf('A'));
});

it('the host keeps answering while it reads a large list (H5)', { timeout: 120_000 }, async () => {
  const { file, source } = await watched('list.csv');
  await writeFile(file, `EntityName,A,B,C\n${'Some entity,1,2,3\n'.repeat(400_000)}`);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const begin = performance.now();
  delay.enable();
  await vi.waitFor(
    () => {
      expect(source.state.count).toBe(400_000);
    },
    { timeout: 100_000, interval: 10 },
  );
  delay.disable();
  // In the main thread, the read would block requests nearly all the time.
  expect(delay.max / 1e6).toBeLessThan((performance.now() - begin) / 3);
});

it(
  'the last version of a list that was rewritten a thousand times is served (H5)',
  { timeout: 120_000 },
  async () => {
    const errors = captureErrors();
    const { file, served } = await watched();
    for (let index = 0; index < 1000; index += 1) {
      await writeFile(file, index % 2 === 0 ? '[' : listOf('B', String(index)));
    }
    await vi.waitFor(async () => {
      expect(await served()).toBe(listOf('B', '999'));
    }, soon);
    for (const [line] of errors.mock.calls) {
      expect(line).toMatch(/list\.json:1: .* Still serving the last good list\.$/);
    }
  },
);
