import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openBackup, writeBackup } from '#server/data/backup-file.ts';
import type { Piece } from '#server/data/tables.ts';
import { folderForTest } from '#tests/helpers/folder.ts';

const head = { made: '2026-11-22T04:00:00.000Z', migrations: ['0001-initial'] };

describe('a backup during its writing', () => {
  let folder: string;
  let path: string;
  beforeEach(() => {
    folder = folderForTest();
    path = join(folder, 'site.gz');
  });

  async function* pieces(meanwhile: () => unknown): AsyncGenerator<Piece> {
    yield { table: 'meta', columns: ['key', 'value'] };
    await meanwhile();
    yield { row: ['a', 'b'] };
  }

  it('gets its name once it is whole, so that a crash leaves no half file under it', async () => {
    const names: string[][] = [];
    const watched = pieces(async () => {
      // The file is open while the first rows are read.
      await expect.poll(() => readdirSync(folder)).toHaveLength(1);
      names.push(readdirSync(folder));
    });
    await writeBackup(path, head, watched);
    expect(names).toEqual([[expect.stringMatching(/^site\.gz\.[0-9a-z]{16}\.part$/)]]);
    expect(readdirSync(folder)).toEqual(['site.gz']);
    const backup = await openBackup(path);
    const read: Piece[] = [];
    for await (const piece of backup.pieces()) read.push(piece);
    expect(read).toEqual([{ table: 'meta', columns: ['key', 'value'] }, { row: ['a', 'b'] }]);
  });

  it('does not overwrite a file that was created under its name meanwhile', async () => {
    const older = pieces(() => writeFileSync(path, 'older'));
    await expect(writeBackup(path, head, older)).rejects.toThrow('exists already');
    expect([readFileSync(path, 'utf8'), readdirSync(folder)]).toEqual(['older', ['site.gz']]);
  });

  it('leaves no file where the database fails, and reports the error', async () => {
    const broken = pieces(() => {
      throw new Error('The database went away.');
    });
    await expect(writeBackup(path, head, broken)).rejects.toThrow('The database went away.');
    expect(readdirSync(folder)).toEqual([]);
  });
});
