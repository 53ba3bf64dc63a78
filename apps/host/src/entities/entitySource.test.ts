import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { captureErrors, temporaryFolder } from '../temporaryHost.ts';
import { EntitySource } from './entitySource.ts';

const listOf = (...names: string[]) => JSON.stringify(names.map((EntityName) => ({ EntityName })));

async function watched(content: string, name = 'list.json', intervalMilliseconds = 20) {
  const file = join(await temporaryFolder({ [name]: content }), name);
  const onRead = vi.fn();
  const source = await EntitySource.open(file, { intervalMilliseconds, onRead });
  onTestFinished(() => {
    source.close();
  });
  const served = async () => Buffer.from(await source.body.as(undefined)).toString();
  return { file, onRead, served, source };
}

const soon = { timeout: 3000, interval: 10 };

it('serves the list and reports its length', async () => {
  const { onRead, served } = await watched(listOf('A', 'B'));
  expect(await served()).toBe(listOf('A', 'B'));
  expect(onRead.mock.calls).toEqual([[2, listOf('A', 'B').length, []]]);
});

it.each([
  ['list.csv', 'sep=;\nEntityName;UsingVPN;AnnualcostsavingVPN\n\n"A\nB";FALSE;1,200\n', 4],
  ['list.json', '[{"EntityName":"[,\\"{"},\n\n{"EntityName":"A","UsingVPN":"FALSE"}]', 3],
])(
  'says what the dashboard won’t read as meant, with the line in %s (E15)',
  async (name, text, line) => {
    const { file, onRead, source } = await watched(text, name);
    const findings = [`line ${String(line)}, UsingVPN: "FALSE" counts as adopted.`];
    expect(source.state.findings).toEqual(findings);
    await writeFile(file, text.replace('FALSE', 'TRUE'));
    await vi.waitFor(() => {
      expect(source.state.findings).toEqual([]);
    }, soon);
    expect(onRead.mock.calls.map(([, , said]: unknown[]) => said)).toEqual([findings, []]);
  },
);

it('rejects if the first list is broken', async () => {
  const folder = await temporaryFolder({ 'list.json': '[' });
  await expect(EntitySource.open(join(folder, 'list.json'))).rejects.toThrow('list.json:1: ');
});

it('reads the file again when it changes, and only once', async () => {
  const { file, onRead, served, source } = await watched(listOf('A'));
  const before = source.body.hash;
  await writeFile(file, listOf('A', 'B', 'C'));
  await vi.waitFor(() => {
    expect(onRead).toHaveBeenLastCalledWith(3, listOf('A', 'B', 'C').length, []);
  }, soon);
  expect(await served()).toBe(listOf('A', 'B', 'C'));
  expect(source.body.hash).not.toBe(before);
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect(onRead).toHaveBeenCalledTimes(2);
});

it('reads a file that an editor has replaced', async () => {
  const { file, served } = await watched(listOf('A'));
  await writeFile(`${file}.tmp`, listOf('Replaced'));
  await rename(`${file}.tmp`, file);
  await vi.waitFor(async () => {
    expect(await served()).toBe(listOf('Replaced'));
  }, soon);
});

it('reports a broken file once, with line and reason, and keeps serving the last good list', async () => {
  const errors = captureErrors();
  const { file, served } = await watched(listOf('A'));

  await writeFile(file, '[\n{"EntityName":"B"},\n]');
  await vi.waitFor(() => {
    expect(errors).toHaveBeenCalled();
  }, soon);
  await new Promise((resolve) => setTimeout(resolve, 120));

  expect(errors).toHaveBeenCalledOnce();
  const message = String(errors.mock.calls[0]?.[0]);
  expect(message).toContain(`${file}:3: Unexpected token`);
  expect(message).toContain('Still serving the last good list.');
  expect(await served()).toBe(listOf('A'));

  await writeFile(file, listOf('Mended'));
  await vi.waitFor(async () => {
    expect(await served()).toBe(listOf('Mended'));
  }, soon);
});

it('reports a broken CSV file in the same way', async () => {
  const errors = captureErrors();
  const { file, served } = await watched('EntityName,A\nx,1\n', 'list.csv');
  await writeFile(file, 'EntityName,A\nx,1\ny\n');
  await vi.waitFor(() => {
    expect(errors.mock.calls[0]?.[0]).toContain(`${file}:3: the row has 1 column`);
  }, soon);
  expect(await served()).toBe('[{"EntityName":"x","A":"1"}]');
});

it('keeps serving the last good list while the file is missing, and reads it once it is back', async () => {
  const errors = captureErrors();
  const { file, served } = await watched(listOf('A'));
  await rm(file);
  await vi.waitFor(() => {
    expect(errors.mock.calls).toEqual([
      [`${file}: file not found. Still serving the last good list.`],
    ]);
  }, soon);
  expect(await served()).toBe(listOf('A'));
  await writeFile(file, listOf('Back'));
  await vi.waitFor(async () => {
    expect(await served()).toBe(listOf('Back'));
  }, soon);
  expect(errors).toHaveBeenCalledOnce();
});

it('does not read a file that is still being written', async () => {
  const errors = captureErrors();
  const { file, onRead, served } = await watched(listOf('A'), 'list.json', 400);
  const text = listOf(...Array.from({ length: 40 }, (_, index) => `Entity ${String(index)}`));
  // Faster than the source checks the file, even on a busy machine: no two checks see the same version.
  for (let written = 1; written <= text.length; written += 40) {
    await writeFile(file, text.slice(0, written));
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  await writeFile(file, text);
  await vi.waitFor(async () => {
    expect(await served()).toBe(text);
  }, soon);
  expect(errors).not.toHaveBeenCalled();
  expect(onRead).toHaveBeenCalledTimes(2);
});

it('stops watching when closed', async () => {
  const { file, onRead, source } = await watched(listOf('A'));
  source.close();
  await writeFile(file, listOf('B', 'C'));
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(onRead).toHaveBeenCalledOnce();
});
