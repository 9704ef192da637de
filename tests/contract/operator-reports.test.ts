import { describe, expect, it } from 'vitest';
import { operatorFor } from '#tests/helpers/operator.ts';
import { DATABASE_KINDS } from '#tests/helpers/test-databases.ts';

describe.each(DATABASE_KINDS)('npm run operate -- reports on %s', (kind) => {
  it('lists first what most networks reported, before what one network reports endlessly', async () => {
    const operator = await operatorFor(kind);
    const at = operator.clock.now();
    const row = (what: string, count: number, sources: number, last_at = at) => ({
      id: what,
      kind: 'error',
      page: '/',
      what,
      place: '',
      count,
      sources,
      first_at: at - 86_400_000,
      last_at,
    });
    await operator.db
      .insertInto('page_reports')
      .values([
        row('made-up', 90_000, 2 ** 5),
        row('met-by-three', 4, 2 ** 47 + 2 ** 5 + 1),
        row('met-by-one', 2, 2),
        row('of-before', 5, 3, at - 86_400_000),
      ])
      .execute();
    const shown = async (...args: string[]) => {
      const { code, out, err } = await operator.run('reports', ...args);
      expect([code, err]).toEqual([0, '']);
      const lines = out.trim().split('\n').slice(1);
      return lines.map((line) => line.split(/ {2,}/).filter((_cell, index) => [0, 1, 4].includes(index)));
    };
    const all = [
      ['3', '4', 'met-by-three'],
      ['2', '5', 'of-before'],
      ['1', '90000', 'made-up'],
      ['1', '2', 'met-by-one'],
    ];
    expect(await shown()).toEqual(all);
    expect(await shown('--limit', '2')).toEqual(all.slice(0, 2));
    expect(await shown('--since', new Date(at - 1000).toISOString())).toEqual(all.toSpliced(1, 1));
    expect((await operator.run('reports', 'clear')).out).toBe('No reports are left.\n');
    expect((await operator.run('reports')).out).toBe('Pages reported nothing.\n');
    expect(await operator.run('reports', 'everything')).toMatchObject({ code: 2, out: '' });
  });
});
