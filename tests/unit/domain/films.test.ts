import { describe, expect, it } from 'vitest';
import { clockTime, filmPath, filmSteps, isoDuration, readFilmManifest } from '#src/domain/films.ts';

const record = {
  made: '2026-01-02',
  seconds: 48.5,
  steps: [3.4, 12, 30],
  bytes: { webm: 1000, mp4: 2000 },
};

describe('films', () => {
  it.each([
    [9.9, '0:09'],
    [65, '1:05'],
  ])('write %d s as players do', (seconds, text) => {
    expect(clockTime(seconds)).toBe(text);
  });

  it('have addresses and durations', () => {
    expect(filmPath('first-shop', 'en-US', 'webm')).toBe('/films/first-shop.en-US.webm');
    expect(isoDuration(48.5)).toBe('PT49S');
  });

  it('are read from their manifest', () => {
    const manifest = { 'first-shop': { 'en-US': record } };
    expect(readFilmManifest(manifest)).toEqual(manifest);
  });

  it.each([
    ['a day that is none', { ...record, made: 'yesterday' }],
    ['a file without its size', { ...record, bytes: { webm: 1000 } }],
  ])('name the place of %s', (_what, wrong) => {
    expect(() => readFilmManifest({ 'first-shop': { 'en-US': wrong } })).toThrow(/first-shop\.en-US/);
  });
});

describe('filmSteps', () => {
  it('makes a step of a heading and the text below it', () => {
    expect(filmSteps('\n## One\n\nFirst.\nSecond.\n\n## Two\n\nThird.\n')).toEqual([
      { title: 'One', text: 'First. Second.' },
      { title: 'Two', text: 'Third.' },
    ]);
  });

  it.each([
    ['a step that says nothing', '## One\n\n## Two\n\nText.'],
    ['text before the first heading', 'Text.\n\n## One\n\nText.'],
  ])('refuses %s', (_what, body) => {
    expect(() => filmSteps(body)).toThrow();
  });
});
