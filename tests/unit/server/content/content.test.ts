import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ContentError, readContent } from '#server/content/content.ts';
import { releaseInstallerNames } from '#server/published.ts';
import { folderForTest } from '#tests/helpers/folder.ts';

describe('the content folder', () => {
  it('has samples that pass their own checks', () => {
    const { promoters } = readContent('server/seed');
    const names = promoters.promoters.map(({ promoter }) => promoter);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has every icon that the market uses', () => {
    for (const { icon } of readContent('server/seed').market) {
      expect(readFileSync(join('public', icon), 'utf8')).toContain('<svg');
    }
  });

  it('is refused with file and place when an entry is invalid', () => {
    const folder = folderForTest('server/seed');
    writeFileSync(join(folder, 'market.json'), '[{"id": "x", "name": {"zh": "x"}}]');
    expect(() => readContent(folder)).toThrow(ContentError);
    expect(() => readContent(folder)).toThrow(/market\.json, 0\.name\.en: /);
  });

  it.each(['{', ''])('is refused when a file contains %j', (text) => {
    const folder = folderForTest('server/seed');
    writeFileSync(join(folder, 'ads.json'), text);
    expect(() => readContent(folder)).toThrow(/ads\.json cannot be read/);
  });

  it('needs every file but the desk’s prepared answers', () => {
    const folder = folderForTest('server/seed');
    rmSync(join(folder, 'desk-answers.json'));
    expect(readContent(folder).deskAnswers).toEqual([]);

    rmSync(join(folder, 'ads.json'));
    expect(() => readContent(folder)).toThrow(/ads\.json cannot be read/);
  });
});

it('releaseInstallerNames finds the installers in a manifest of any shape', () => {
  const folder = folderForTest('server/seed');
  const manifest = {
    a: [{ url: '/installers/A-1.exe' }, 'B.dmg', 'https://x.example/C_2.AppImage'],
    b: ['notes.html', 7, null],
  };
  writeFileSync(join(folder, 'releases.json'), JSON.stringify(manifest));
  expect(releaseInstallerNames(folder).toSorted()).toEqual(['A-1.exe', 'B.dmg', 'C_2.AppImage']);
});
