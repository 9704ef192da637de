/** Reports from pages: violations of their policy and errors in their code, as counts. */
import { partsOf } from '#server/reports/crowding.ts';
import { listCommand, wholeNumber } from './arguments.ts';
import { makeChange } from './audit.ts';

export const reports = listCommand('reports', {
  options: { limit: { type: 'string', default: '50' } },
  async list({ db }, { from, to }, { limit }) {
    const most = wholeNumber('--limit', limit, 1, 1000);
    // The table is bounded (see server/reports/table.ts), so all of it is read.
    const all = await db
      .selectFrom('page_reports')
      .selectAll()
      .where('last_at', '>=', from)
      .where('last_at', '<', to)
      .orderBy('count', 'desc')
      .orderBy('id')
      .execute();
    const rows = all
      .map((row) => ({ ...row, networks: partsOf(row.sources).length }))
      .toSorted((a, b) => b.networks - a.networks)
      .slice(0, most)
      .map(({ networks, count, kind, page, what, place, first_at, last_at }) => [
        networks,
        count,
        kind,
        page,
        what,
        place,
        new Date(first_at).toISOString(),
        new Date(last_at).toISOString(),
      ]);
    const columns = ['networks', 'count', 'kind', 'page', 'what', 'place', 'first', 'last'];
    return { columns, rows, empty: 'Pages reported nothing.' };
  },
  plainActions: {
    async clear(context) {
      await makeChange(context, async (transaction) => {
        await transaction.deleteFrom('page_reports').execute();
        return { action: 'reports.clear', subject: 'page_reports' };
      });
      await context.out.write('No reports are left.\n');
    },
  },
});
