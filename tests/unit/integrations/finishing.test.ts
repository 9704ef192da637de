import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { stepsOf } from '#integrations/finish-pages.ts';
import { finish, type Step } from '#integrations/lib/finishing.ts';
import { folderForTest } from '#tests/helpers/folder.ts';

let folder: string;
beforeEach(() => {
  folder = folderForTest();
});

function write(files: Record<string, string>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
}
const run = (steps: readonly Step[]) => finish(steps, { folder, cache: folder, warn: () => undefined });

describe('the steps', () => {
  const names = (mirrorOf?: string) => stepsOf({ mirrorOf }).map(({ name }) => name);

  it('hash what stands in a page after all that changes it, and pack after all that writes', async () => {
    const page =
      '<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body><style>astro-island{}</style></body></html>';
    write({ 'about.html': page });
    const steps = stepsOf({});
    const hashing = steps.findIndex(({ name }) => name === 'policies');
    await run(steps.slice(0, hashing + 1));
    const hashed = readFileSync(join(folder, 'about.html'), 'utf8');
    await run(steps.slice(hashing + 1));

    expect(readFileSync(join(folder, 'about.html'), 'utf8')).toBe(hashed);
    expect(steps.at(-1)?.name).toBe('pack');
  });

  it('leave to the main site what is its own, on a mirror', () => {
    expect(names('https://www.berth.example')).not.toContain('sitemap');
    expect(names('https://www.berth.example')).toContain('mirror');
    expect(names()).not.toContain('mirror');
  });
});
