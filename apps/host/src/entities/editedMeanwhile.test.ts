import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { captureErrors, temporaryFolder } from '../temporaryHost.ts';
import { EntitySource } from './entitySource.ts';
import { readListApart } from './readListApart.ts';

vi.mock('./readListApart.ts', { spy: true });

const readActually = vi.mocked(readListApart).getMockImplementation();

it.each(['half a list', 'an error'])(
  'a list edited while it was read is read again, and the first result, %s, is dropped (H5)',
  async (outcome) => {
    const errors = captureErrors();
    const file = join(await temporaryFolder({ 'list.json': '[]' }), 'list.json');
    const onRead = vi.fn();
    const source = await EntitySource.open(file, { intervalMilliseconds: 20, onRead });
    onTestFinished(() => {
      source.close();
    });
    vi.mocked(readListApart).mockImplementationOnce(async () => {
      const list = await readActually?.(file);
      await writeFile(file, '[{},{},{}]');
      if (list === undefined || outcome === 'an error') throw new Error('half a record');
      return list;
    });
    await writeFile(file, '[{},{}]');
    await vi.waitFor(
      () => {
        expect(source.state.count).toBe(3);
      },
      { timeout: 20_000, interval: 10 },
    );
    expect(onRead.mock.calls.map(([count]: unknown[]) => count)).toEqual([0, 3]);
    expect(errors).not.toHaveBeenCalled();
  },
);
