/**
 * The files of a built site, listed once: a build is served as it was when it was listed. Small files stay in memory
 * after the first request; big ones are streamed from the disk.
 */
import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { Encoding } from './formats.ts';
import { etagOf, sendableBytes, type Sendable } from './send.ts';

const MAX_CACHED_BYTES = 2 * 1024 * 1024;
const SUFFIX: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** Instructions for the host and compressed twins are not served as files. */
const HIDDEN = /(^|\/)(_headers|_redirects|_routes\.json)$|\.(br|gz)$/;

export interface SiteFile {
  /** Relative to the site's root, with a leading slash. */
  path: string;
  hasVariants: boolean;
  /** The first of these encodings that there is a twin for, else the file itself. */
  read(encodings: readonly Encoding[]): Promise<Sendable & { encoding: Encoding | undefined }>;
}

export type SiteFiles = ReturnType<typeof listFiles>;

/** A missing folder is an empty site. */
export function listFiles(root: string) {
  const onDisk = new Set(walk(root));
  const files = new Map<string, SiteFile>();
  const cache = new Map<string, Promise<Sendable>>();

  /** Loads once for all requests at the same time: a thousand requests for one film would each hash it. */
  function load(path: string): Promise<Sendable> {
    const known = cache.get(path);
    if (known) return known;
    const loading = loadFile(join(root, path));
    cache.set(path, loading);
    loading.catch(() => cache.delete(path)); // this request fails; the next one tries again
    return loading;
  }

  for (const path of onDisk) {
    if (HIDDEN.test(path)) continue;
    const variants = (Object.keys(SUFFIX) as Encoding[]).filter((encoding) =>
      // the keys of the literal
      onDisk.has(path + SUFFIX[encoding]),
    );
    files.set(path, {
      path,
      hasVariants: variants.length > 0,
      async read(encodings) {
        const encoding = encodings.find((wanted) => variants.includes(wanted));
        return { ...(await load(encoding === undefined ? path : path + SUFFIX[encoding])), encoding };
      },
    });
  }
  return {
    get: (path: string) => files.get(path),
    /** A file's text, hidden ones included; empty when there is none. */
    text: (path: string) => (onDisk.has(path) ? readFileSync(join(root, path), 'utf8') : ''),
  };
}

async function loadFile(file: string): Promise<Sendable> {
  const { size } = await stat(file);
  if (size > MAX_CACHED_BYTES) return onDiskOnly(file, size);
  return sendableBytes(new Uint8Array(await readFile(file)));
}

async function onDiskOnly(file: string, size: number): Promise<Sendable> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(file)) hash.update(piece as Buffer); // no encoding was asked for
  return {
    size,
    etag: etagOf(hash),
    read(start, end) {
      const bytes = createReadStream(file, { start, end: end - 1 });
      // The same interface, declared twice: by Node and by the DOM's types.
      return Readable.toWeb(bytes) as ReadableStream<Uint8Array<ArrayBuffer>>;
    },
  };
}

/** Every file below `root`, as paths with a leading slash. */
function walk(root: string): string[] {
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
}
