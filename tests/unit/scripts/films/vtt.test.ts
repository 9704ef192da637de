import { describe, expect, it } from 'vitest';
import { cuesOf } from '#scripts/films/captions.ts';
import { vttTime, writeVtt } from '#scripts/films/vtt.ts';

describe('writeVtt', () => {
  it('writes one cue after the other, and markup as text', () => {
    const cues = [
      { from: 0, to: 2.5, text: 'Press <Open>' },
      { from: 2.5, to: 61, text: 'You & your shops' },
    ];
    expect(writeVtt(cues)).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:02.500\nPress &lt;Open&gt;\n\n' +
        '00:00:02.500 --> 00:01:01.000\nYou &amp; your shops\n',
    );
  });

  it.each([
    [0, '00:00:00.000'],
    [59.9996, '00:01:00.000'],
    [3661.25, '01:01:01.250'],
  ])('writes %d s', (seconds, text) => {
    expect(vttTime(seconds)).toBe(text);
  });
});

describe('cuesOf', () => {
  it.each([
    ['It asks. Press Open. Done?', ['It asks.', 'Press Open.', 'Done?']],
    ['先看一眼。再打开！好了', ['先看一眼。', '再打开！', '好了']],
    ['Version 7.0 or later', ['Version 7.0 or later']],
  ])('makes a caption of each sentence of "%s"', (text, captions) => {
    expect(cuesOf(text).map((cue) => cue.text)).toEqual(captions);
  });

  it('leaves time to read, for Chinese more by the character', () => {
    const seconds = (text: string) => cuesOf(text)[0]?.seconds ?? 0;
    expect(seconds('Yes.')).toBeGreaterThanOrEqual(2);
    expect(seconds('字'.repeat(30))).toBeGreaterThan(seconds('a'.repeat(30)) * 2);
  });
});
