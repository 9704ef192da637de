/**
 * Keeps expensive results from build to build, under a digest of everything they were made of, so that unchanged ones
 * are not made again. When the cache is full, the least recently used are deleted.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type ContentCache = ReturnType<typeof openCache>;

/** A digest of everything that affects the result: content, settings, versions of tools. */
export function digestOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 40);
}

/** @param maxBytes more than a few builds need, so that builds of different kinds do not empty it for each other */
export function openCache(folder: string, maxBytes: number) {
  let created = 0;
  const ready = mkdir(folder, { recursive: true });

  async function find(name: string): Promise<Buffer | undefined> {
    await ready;
    const path = join(folder, name);
    // A file may be missing at any time: another build may be pruning.
    const content = await readFile(path).catch(() => undefined);
    const now = new Date();
    if (content) await utimes(path, now, now).catch(() => undefined);
    return content;
  }

  async function put(name: string, content: Buffer): Promise<void> {
    // Renamed only when it is whole: another build may be reading, and this one may be interrupted.
    const unfinished = join(folder, `${randomUUID()}.part`);
    await writeFile(unfinished, content);
    await rename(unfinished, join(folder, name));
  }

  async function newestFirst() {
    await ready;
    const paths = (await readdir(folder)).map((name) => join(folder, name));
    const files = await Promise.all(
      paths.map(async (path) => {
        const found = await stat(path).catch(() => undefined);
        return found ? [{ path, size: found.size, usedMs: found.mtimeMs }] : [];
      }),
    );
    return files.flat().sort((a, b) => b.usedMs - a.usedMs);
  }

  return {
    /** How many results had to be made. */
    created: () => created,
    /**
     * @param name of digest and suffix
     * @param make makes the content, where it is missing
     */
    get: async (name: string, make: () => Promise<Buffer>) => {
      const known = await find(name);
      if (known) return known;
      created += 1;
      const content = await make();
      await put(name, content);
      return content;
    },
    /** Deletes old files; to be called after the last `get`. */
    prune: async () => {
      let bytes = 0;
      for (const { path, size } of await newestFirst()) {
        bytes += size;
        if (bytes > maxBytes) await rm(path, { force: true });
      }
    },
  };
}
