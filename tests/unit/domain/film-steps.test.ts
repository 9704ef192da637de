import { describe, expect, it } from 'vitest';
import { filmSteps } from '#src/domain/film-steps.ts';

describe('filmSteps', () => {
  it('takes a heading and what stands below it for a step', () => {
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
