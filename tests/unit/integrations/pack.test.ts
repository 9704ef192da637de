import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { pack } from '#integrations/finish/pack.ts';
import { folderForTest } from '#tests/helpers/folder.ts';

let folder: string;
let cache: string;
beforeEach(() => {
  folder = folderForTest();
  cache = folderForTest();
});

const run = () => pack.after?.([], { folder, cache, warn: () => undefined });
const text = 'One berth for each shop. '.repeat(40);
const noise = Buffer.concat(
  Array.from({ length: 32 }, (_, index) => createHash('sha256').update(String(index)).digest()),
);
const inFolder = (file: string) => join(folder, file);

describe('packed copies', () => {
  it('stand beside files that gain by them', async () => {
    writeFileSync(inFolder('a.html'), text);
    await run();

    expect(brotliDecompressSync(readFileSync(inFolder('a.html.br'))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(inFolder('a.html.gz'))).toString()).toBe(text);
  });

  it.each([
    ['a short file', 'a.html', Buffer.from('short')],
    ['what is packed in itself', 'a.png', Buffer.from(text)],
    ['what does not get smaller', 'a.txt', noise],
  ])('do not stand beside %s', async (_what, file, content) => {
    writeFileSync(inFolder(file), content);
    await run();

    expect(readdirSync(folder)).toEqual([file]);
  });

  it('are made again only where the content has changed', async () => {
    writeFileSync(inFolder('a.html'), text);
    writeFileSync(inFolder('b.html'), `${text}b`);
    expect(await run()).toBe('4 of 4 copies new');
    writeFileSync(inFolder('b.html'), `${text}c`);

    expect(await run()).toBe('2 of 4 copies new');
    expect(brotliDecompressSync(readFileSync(inFolder('b.html.br'))).toString()).toBe(`${text}c`);
  });
});
