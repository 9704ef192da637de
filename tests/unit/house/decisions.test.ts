/** docs/decisions.md: a decision that nobody can date, or that nothing could change, is a habit. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const DATED = /^_\d{4}-\d{2}-\d{2}\. To be reconsidered when \S.*\._$/;

it('every decision is followed by its day and by what would change it', () => {
  const paragraphs = readFileSync('docs/decisions.md', 'utf8').trim().split('\n\n');
  const decisions = paragraphs.filter((paragraph) => paragraph.startsWith('**'));
  const bare = paragraphs.filter(
    (paragraph, index) => paragraph.startsWith('**') && !DATED.test(paragraphs[index + 1] ?? ''),
  );

  expect(decisions.length).toBeGreaterThan(50);
  expect(bare.map((paragraph) => paragraph.slice(0, 60))).toEqual([]);
});
