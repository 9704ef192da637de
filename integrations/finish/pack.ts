/**
 * Writes `.br` and `.gz` for each built file that gets smaller, at the strongest setting: static hosts need not
 * compress, and our own server never compresses during a request.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { digestOf, openCache, type ContentCache } from '#integrations/lib/content-cache.ts';
import { filesIn, type Step } from '#integrations/lib/finishing.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const COMPRESSIBLE = new Set(['.html', '.css', '.js', '.mjs', '.json', '.svg', '.xml', '.txt', '.map']);
/** Below this a packed file takes as many packets as a plain one. */
const MIN_BYTES = 512;
/** The packed files of a build are 5 MB. */
const MAX_CACHE_BYTES = 48 * 1024 * 1024;

const kinds = [
  {
    suffix: '.br',
    version: process.versions['brotli'] ?? '',
    pack: (content: Buffer) =>
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  {
    suffix: '.gz',
    version: process.versions.zlib,
    pack: (content: Buffer) => gzipped(content, { level: constants.Z_BEST_COMPRESSION }),
  },
];

async function packFile(path: string, cache: ContentCache): Promise<void> {
  const content = await readFile(path);
  if (content.length < MIN_BYTES) return;
  for (const { suffix, version, pack } of kinds) {
    const packed = await cache.get(digestOf(version, content) + suffix, () => pack(content));
    if (packed.length < content.length) await writeFile(path + suffix, packed);
  }
}

export const pack: Step = {
  name: 'pack',
  after: async (_found, output) => {
    const cache = openCache(join(output.cache, 'packed'), MAX_CACHE_BYTES);
    const files = (await filesIn(output.folder)).filter((file) => COMPRESSIBLE.has(extname(file)));
    // zlib's own threads limit the work; all files may wait in its queue.
    await Promise.all(files.map((file) => packFile(join(output.folder, file), cache)));
    await cache.prune();
    return `${cache.created()} of ${files.length * kinds.length} copies new`;
  },
};
