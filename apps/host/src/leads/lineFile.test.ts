import { chmod, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../temporaryHost.ts';
import { LineFile } from './lineFile.ts';
import { failingFiles } from './testLeads.ts';

async function openWith(content?: string | Buffer, open?: ReturnType<typeof failingFiles>['open']) {
  const path = join(await temporaryFolder(), 'lines.txt');
  if (content !== undefined) await writeFile(path, content);
  const file = await LineFile.open(path, open);
  onTestFinished(() => file.close());
  return { path, file };
}

async function linesOf(file: LineFile) {
  const lines = [];
  for await (const { bytes, ...line } of file.lines()) {
    lines.push({ ...line, text: bytes.toString() });
  }
  return lines;
}

describe('a file of lines', () => {
  it('is created readable only by its user', async () => {
    const { path } = await openWith();
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it('is closed to others if it is open to them', async () => {
    const path = join(await temporaryFolder({ 'lines.txt': 'a\n' }), 'lines.txt');
    await chmod(path, 0o644);
    const file = await LineFile.open(path);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    await file.close();
  });

  it('is read line by line, with offsets in bytes', async () => {
    const { file } = await openWith('ab\n\nليلى\nrest');
    expect(await linesOf(file)).toEqual([
      { offset: 0, text: 'ab', isComplete: true },
      { offset: 3, text: '', isComplete: true },
      { offset: 4, text: 'ليلى', isComplete: true },
      { offset: 13, text: 'rest', isComplete: false },
    ]);
    expect((await file.read(4, 8)).toString()).toBe('ليلى');
  });

  it('may be much larger than the read buffer', async () => {
    const long = 'x'.repeat(2_500_000);
    const { file } = await openWith(`${long}\n${'short\n'.repeat(200_000)}`);
    const lines = await linesOf(file);
    expect(lines).toHaveLength(200_001);
    expect(lines[0]?.text).toBe(long);
    expect(lines.at(-1)).toEqual({
      offset: 2_500_001 + 6 * 199_999,
      text: 'short',
      isComplete: true,
    });
  });

  it('is refused if a line is longer than 16 MiB', async () => {
    const { file } = await openWith(Buffer.alloc(18 * 1024 * 1024, 'x'));
    await expect(linesOf(file)).rejects.toThrow('longer than 16 MiB');
  });

  it('is refused if it is a folder', async () => {
    const folder = await temporaryFolder();
    await expect(LineFile.open(folder)).rejects.toThrow('EISDIR');
  });

  it('is refused if it is not a regular file', async () => {
    await expect(LineFile.open('/dev/null')).rejects.toThrow('not a regular file');
  });
});

describe('append', () => {
  it('resolves to the offset once the line is on the disk', async () => {
    const { open, calls } = failingFiles();
    const { path, file } = await openWith('a\n', open);
    expect(await file.append('b')).toBe(2);
    expect(calls).toEqual(['appendFile', 'sync']);
    expect(await file.append('c')).toBe(4);
    expect(await readFile(path, 'utf8')).toBe('a\nb\nc\n');
  });

  it.each(['ENOSPC', 'EIO'])(
    'leaves nothing behind after %s, and works again later (K2)',
    async (code) => {
      const { open, failWith } = failingFiles();
      const { path, file } = await openWith('a\n', open);
      failWith(code);
      await expect(file.append('a line of some length')).rejects.toThrow(code);
      expect(await readFile(path, 'utf8')).toBe('a\n');
      failWith(undefined);
      expect(await file.append('b')).toBe(2);
      expect(await readFile(path, 'utf8')).toBe('a\nb\n');
    },
  );
});

it('removes a torn line later if it cannot at once (K2)', async () => {
  const { open, failWith } = failingFiles();
  const { path, file } = await openWith('a\n', open);
  failWith('EIO', 'all');
  await expect(file.append('a line of some length')).rejects.toThrow('EIO');
  expect(await readFile(path, 'utf8')).toBe('a\na line of some lengt');
  expect(await file.isChanged()).toBe(false);
  await expect(file.append('b')).rejects.toThrow('EIO');
  failWith(undefined);
  expect(await file.append('b')).toBe(2);
  expect(await readFile(path, 'utf8')).toBe('a\nb\n');
});

describe('isChanged', () => {
  it.each<[string, (path: string) => Promise<void>]>([
    ['longer', (path) => writeFile(path, 'more\n', { flag: 'a' })],
    ['shorter', (path) => writeFile(path, '')],
    ['deleted', (path) => rm(path)],
    ['moved', (path) => rename(path, `${path}.old`)],
    [
      'replaced',
      async (path) => {
        await writeFile(`${path}.new`, 'a\nb\n');
        await rename(`${path}.new`, path);
      },
    ],
  ])('tells that another program has made the file %s', async (_, change) => {
    const { path, file } = await openWith('a\n');
    await file.append('b');
    expect(await file.isChanged()).toBe(false);
    await change(path);
    expect(await file.isChanged()).toBe(true);
  });

  it('tells what it cannot find out', async () => {
    const { path, file } = await openWith('a\n');
    await rm(path);
    await rm(join(path, '..'), { recursive: true });
    await writeFile(join(path, '..'), 'a file in place of the folder');
    await expect(file.isChanged()).rejects.toThrow('ENOTDIR');
  });
});

describe('replace', () => {
  it('keeps the chosen lines, byte for byte, in a file readable only by its user', async () => {
    const foreign = Buffer.from([0xff, 0x00, 0x0a]);
    const { path, file } = await openWith(
      Buffer.concat([Buffer.from('a\nb\n\r\n'), foreign, Buffer.from('c\n')]),
    );
    await file.replace((bytes) => bytes.toString() !== 'b');
    expect(await readFile(path)).toEqual(
      Buffer.concat([Buffer.from('a\n\r\n'), foreign, Buffer.from('c\n')]),
    );
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it('leaves the file as it was if the disk is full', async () => {
    const { open, failWith } = failingFiles();
    const { path, file } = await openWith('a\nb\n', open);
    failWith('ENOSPC');
    await expect(file.replace(() => true)).rejects.toThrow('ENOSPC');
    expect(await readFile(path, 'utf8')).toBe('a\nb\n');
  });

  it('leaves the file as it was if no new file can be created next to it', async () => {
    const { path, file } = await openWith('a\nb\n');
    await mkdir(`${path}.new`);
    await expect(file.replace(() => true)).rejects.toThrow('EEXIST');
    expect(await readFile(path, 'utf8')).toBe('a\nb\n');
  });
});
