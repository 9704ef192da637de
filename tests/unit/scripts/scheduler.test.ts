import { describe, expect, it } from 'vitest';
import { runSteps, type Result, type Step } from '#scripts/lib/scheduler.ts';

/** Steps that end when told to, and a record of what has begun. */
function bench() {
  const begun: string[] = [];
  const enders = new Map<string, (failed: number) => void>();
  const step = (id: string, more: Partial<Step> = {}): Step => ({
    id,
    after: [],
    cores: 1,
    run: () => {
      begun.push(id);
      return new Promise((done) =>
        enders.set(id, (failed) => done({ passed: failed > 0 ? 0 : 1, failed, output: id })),
      );
    },
    ...more,
  });
  const end = async (id: string, failed = 0) => {
    enders.get(id)?.(failed);
    await new Promise((done) => setImmediate(done));
  };
  return { begun, step, end };
}

const ignore = () => undefined;

describe('runSteps', () => {
  it('begins as many at once as there are processors', async () => {
    const { begun, step, end } = bench();
    const all = runSteps([step('a'), step('b'), step('c')], 2, ignore);

    expect(begun).toEqual(['a', 'b']);
    await end('b');
    expect(begun).toEqual(['a', 'b', 'c']);
    await end('a');
    await end('c');
    expect((await all).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  });

  it('fills a free processor with a later step that fits', async () => {
    const { begun, step, end } = bench();
    const all = runSteps([step('a'), step('wide', { cores: 2 }), step('b')], 2, ignore);

    expect(begun).toEqual(['a', 'b']);
    await end('a');
    await end('b');
    expect(begun).toEqual(['a', 'b', 'wide']);
    await end('wide');
    await all;
  });

  it('runs a step that wants more processors than there are', async () => {
    const { begun, step, end } = bench();
    const all = runSteps([step('wide', { cores: 4 })], 2, ignore);

    expect(begun).toEqual(['wide']);
    await end('wide');
    await all;
  });

  it('waits for what comes before, and takes it for granted where it was not asked for', async () => {
    const { begun, step, end } = bench();
    const all = runSteps([step('b', { after: ['a', 'absent'] }), step('a')], 2, ignore);

    expect(begun).toEqual(['a']);
    await end('a');
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    await all;
  });

  it('counts what could not run for a failure of the step before, all the way', async () => {
    const { begun, step, end } = bench();
    const all = runSteps([step('a'), step('b', { after: ['a'] }), step('c', { after: ['b'] })], 2, ignore);
    await end('a', 3);

    expect((await all).map(({ id, failed, output }) => [id, failed, output])).toEqual([
      ['a', 3, 'a'],
      ['b', 1, 'Not run, because a failed.'],
      ['c', 1, 'Not run, because b failed.'],
    ]);
    expect(begun).toEqual(['a']);
  });

  it('counts a step that throws as failed and tells why', async () => {
    const seen: Result[] = [];
    const broken = { id: 'a', after: [], cores: 1, run: () => Promise.reject(new Error('no such file')) };

    await runSteps([broken], 2, (result) => seen.push(result));

    expect(seen).toEqual([expect.objectContaining({ passed: 0, failed: 1 })]);
    expect(seen[0]?.output).toContain('no such file');
  });

  it('does not hang on steps that wait for each other', async () => {
    const { step } = bench();

    await expect(
      runSteps([step('a', { after: ['b'] }), step('b', { after: ['a'] })], 2, ignore),
    ).rejects.toThrow('a, b');
  });
});
