/**
 * A backup as a file: lines of JSON, packed with gzip, the same from either database and for either.
 *
 *   {"format":"site-backup","version":1,"made":"2026-11-22T04:00:00.000Z","migrations":["0001-initial",…]}
 *   {"table":"users","columns":["id",…]}
 *   ["5kq0…",…]                                      one line for each row
 *   {"end":{"users":{"rows":1,"sum":"…"},…}}         a file without it was cut off
 *
 * It holds the whole database, the key for hashes included, so only the operator may have it.
 */
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { link, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as v from 'valibot';
import { InputError } from '#server/commands/command.ts';
import { unwritable } from '#server/commands/output.ts';
import { newId } from '#server/ids.ts';
import { createSummary, differences, type Piece, type Row, type Summary } from './tables.ts';

const FORMAT = 'site-backup';
const VERSION = 1;

const head = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  made: v.string(),
  migrations: v.array(v.string()),
});

/** Whole or not at all: the file has a temporary name until it is complete on the disk. */
export async function writeBackup(
  path: string,
  { made, migrations }: Pick<v.InferOutput<typeof head>, 'made' | 'migrations'>,
  pieces: AsyncIterable<Piece>,
): Promise<Summary> {
  const part = `${path}.${newId()}.part`;
  const summary = createSummary();
  async function* lines(): AsyncGenerator<string> {
    yield `${JSON.stringify({ format: FORMAT, version: VERSION, made, migrations })}\n`;
    for await (const piece of summary.through(pieces)) {
      yield `${JSON.stringify('row' in piece ? piece.row : piece)}\n`;
    }
    yield `${JSON.stringify({ end: summary.result() })}\n`;
  }
  if (existsSync(path)) throw unwritable(path, 'EEXIST');
  try {
    await pipeline(
      Readable.from(lines()),
      createGzip(),
      createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }),
    );
    await renameToNew(part, path);
    return summary.result();
  } catch (error) {
    throw error instanceof Error && 'path' in error && 'code' in error ? unwritable(path, error.code) : error;
  } finally {
    await rm(part, { force: true });
  }
}

/** Not by `rename` alone, which would overwrite a file that was created meanwhile. */
async function renameToNew(part: string, path: string): Promise<void> {
  try {
    await link(part, path);
  } catch (error) {
    // Some file systems (network shares, memory cards) have no hard links.
    if (existsSync(path)) throw error;
    await rename(part, path);
  }
}

/** @throws InputError for a file that is not a backup */
export async function openBackup(path: string) {
  const unpacked = createGunzip();
  const file = createReadStream(path).on('error', (error) => unpacked.destroy(error));
  const lines = linesOf(file.pipe(unpacked));
  const next = async (): Promise<unknown> => {
    try {
      const { value, done } = await lines.next();
      return done === true ? undefined : (JSON.parse(value) as unknown);
    } catch (error) {
      throw unusable(path, error);
    }
  };
  const close = (): void => void file.destroy();
  const first = v.safeParse(head, await next());
  if (!first.success) {
    close();
    throw new InputError(`${path} is not a backup of this site, or comes from a newer version of it.`);
  }
  return {
    head: first.output,
    close,
    /** Must be read once, to the end. @throws InputError where the file was cut off or changed */
    async *pieces() {
      const summary = createSummary();
      let end: Summary | undefined;
      async function* read(): AsyncGenerator<Piece> {
        for (;;) {
          const line = await next();
          if (line === undefined) return;
          // Written by `writeBackup`; the sums detect a changed file.
          if (Array.isArray(line)) yield { row: line as Row };
          else if (typeof line === 'object' && line !== null && 'end' in line) end = line.end as Summary;
          else yield line as Piece;
        }
      }
      yield* summary.through(read());
      if (!end || differences(end, summary.result()).length > 0) throw unusable(path);
    },
  };
}

/** Not by `node:readline`, which also splits at U+2028; JSON does not escape that. */
async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<string, undefined> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of stream) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
  }
  if (rest !== '') yield rest;
  return undefined;
}

function unusable(path: string, cause?: unknown): InputError {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return new InputError(
    code === 'ENOENT' || code === 'EACCES'
      ? `${path} cannot be read (${code}).`
      : `${path} is truncated or changed, or is not a backup: use another file. Nothing was written.`,
  );
}
