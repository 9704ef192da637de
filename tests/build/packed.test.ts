import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { builtFiles, readBuilt } from '#tests/helpers/built-site.ts';

const MIN_BYTES = 512;
const compressible = builtFiles.filter(
  (file) => /\.(html|css|js|json|svg|xml|txt)$/.test(file) && readBuilt(file).length >= MIN_BYTES,
);

describe('packed copies', () => {
  it('stand beside every file that gains by them, and hold the same', () => {
    expect(compressible.length).toBeGreaterThan(0);
    for (const file of compressible) {
      const content = readBuilt(file);
      expect(brotliDecompressSync(readBuilt(`${file}.br`)).equals(content), `${file}.br`).toBe(true);
      expect(gunzipSync(readBuilt(`${file}.gz`)).equals(content), `${file}.gz`).toBe(true);
    }
  });

  it('are smaller than what they stand for', () => {
    for (const file of builtFiles.filter((name) => /\.(br|gz)$/.test(name))) {
      expect(readBuilt(file).length, file).toBeLessThan(readBuilt(file.replace(/\.(br|gz)$/, '')).length);
    }
  });
});
