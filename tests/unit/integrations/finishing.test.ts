import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { stepsOf } from '#integrations/finish-pages.ts';
import { finish, type Step } from '#integrations/lib/finishing.ts';
import { attributeOf, findElement, parsePage } from '#src/domain/html.ts';
import { folderForTest, writeFiles } from '#tests/helpers/folder.ts';

let folder: string;
beforeEach(() => {
  folder = folderForTest();
});

const run = (steps: readonly Step[]) => finish(steps, { folder, cache: folder, warn: () => undefined });

it('the pass over finished pages writes the props of islands between apostrophes, without changing them', async () => {
  const data = '{"said":"it’s \'so\' & <b>"}';
  writeFiles(folder, {
    'a.html': `<p props="${data.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">&quot;`,
  });
  await run([]);
  const written = readFileSync(join(folder, 'a.html'), 'utf8');
  const told = findElement(parsePage(written), 'p');

  expect(written).toContain(`props='{"said":`);
  expect(told && attributeOf(told, 'props')).toBe(data);
});

describe('the steps', () => {
  const names = (mirrorOf?: string) => stepsOf({ mirrorOf }).map(({ name }) => name);

  it('hash a page’s code after all steps that change it, and pack after all that write', async () => {
    const page =
      '<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body><style>astro-island{}</style></body></html>';
    writeFiles(folder, { 'about.html': page });
    const steps = stepsOf({});
    const hashing = steps.findIndex(({ name }) => name === 'policies');
    await run(steps.slice(0, hashing + 1));
    const hashed = readFileSync(join(folder, 'about.html'), 'utf8');
    await run(steps.slice(hashing + 1));

    expect(readFileSync(join(folder, 'about.html'), 'utf8')).toBe(hashed);
    expect(steps.at(-1)?.name).toBe('pack');
  });

  it('leave the main site’s own files to it, on a mirror', () => {
    expect(names('https://www.berth.example')).not.toContain('sitemap');
    expect(names('https://www.berth.example')).toContain('mirror');
    expect(names()).not.toContain('mirror');
  });
});
