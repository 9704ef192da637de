/** What pages reported: violations of their policy and faults of their code, as counts. */
import { partsOf } from '#server/reports/sources.ts';
import { LIST_OPTIONS, printed, readArguments, readPeriod, wholeNumber } from './arguments.ts';
import { InputError, type Command } from './command.ts';

export const reports: Command = async (args, { db, out }) => {
  const { values, positionals } = readArguments(args, {
    ...LIST_OPTIONS,
    limit: { type: 'string', default: '50' },
  });
  if (positionals.join() === 'clear') {
    await db.deleteFrom('page_reports').execute();
    return out.write('No reports are left.\n');
  }
  if (positionals.length > 0) {
    throw new InputError(`"${positionals.join(' ')}" is not known: choose clear, or nothing for the list.`);
  }
  const { from, to } = readPeriod(values);
  const most = wholeNumber('--limit', values.limit, 1, 1000);
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
      ...[networks, count, kind, page, what, place],
      ...[new Date(first_at).toISOString(), new Date(last_at).toISOString()],
    ]);
  const columns = ['networks', 'count', 'kind', 'page', 'what', 'place', 'first', 'last'];
  await out.write(printed({ columns, rows, empty: 'Pages reported nothing.' }, values));
};
