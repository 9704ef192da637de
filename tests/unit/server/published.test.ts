import { cpSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPublished } from '#server/published.ts';
import { folderForTest } from '#tests/helpers/folder.ts';

function setUp() {
  const folder = folderForTest();
  const contentDir = join(folder, 'content');
  const siteDir = join(folder, 'site');
  cpSync('server/seed', contentDir, { recursive: true });
  mkdirSync(siteDir);
  return { contentDir, published: readPublished({ contentDir, siteDir }) };
}

describe('what the server publishes from files', () => {
  it.each([
    ['versions.json', 'versions', '"pc":[]', /"pc":\s*\[[^]*?\](?=,\s*"phone")/],
    ['ads.json', 'ads', '"bottom":null', /"bottom":\s*(?:null|\{[^]*?\}\s*\})/],
  ] as const)('has %s as it is after it was read anew', (file, part, text, place) => {
    const { contentDir, published } = setUp();
    const path = join(contentDir, file);
    const before = published.content[part];
    const changed = readFileSync(path, 'utf8').replace(place, text);
    writeFileSync(path, changed);
    expect(published.content[part]).toBe(before);

    published.reload();

    expect(published.content[part]).not.toEqual(before);
    expect(published.content[part]).toEqual(JSON.parse(changed));
  });

  it('does without prepared answers for the chat desk, and without nothing else', () => {
    const { contentDir, published } = setUp();
    expect(published.content.deskAnswers.length).toBeGreaterThan(0);
    unlinkSync(join(contentDir, 'desk-answers.json'));
    published.reload();
    expect(published.content.deskAnswers).toEqual([]);

    unlinkSync(join(contentDir, 'ads.json'));
    expect(() => published.reload()).toThrow('ads.json');
  });

  it('names the file and the place in it where a prepared answer lacks a language', () => {
    const { contentDir, published } = setUp();
    const before = published.content.deskAnswers;
    writeFileSync(join(contentDir, 'desk-answers.json'), '[{"id":"a","zh-CN":{"title":"t","text":"t"}}]');

    expect(() => published.reload()).toThrow(/desk-answers\.json, 0\.en-US/);
    expect(published.content.deskAnswers).toBe(before);
  });
});
