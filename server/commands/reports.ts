/** What pages reported: violations of their policy and faults of their code, as counts. */
import { partsOf } from '#server/reports/sources.ts';
import { readArguments, readTime, wholeNumber } from './arguments.ts';
import { InputError, type Command } from './command.ts';
import { helpTexts } from './help.mjs';
import { table } from './output.ts';

export const reportsCommand: Command = {
  name: 'reports',
  summary: 'what pages reported: broken policies, faults of their code',
  help: helpTexts.reports,
  async run(args, { db, out }) {
    const { values, positionals } = readArguments(args, {
      since: { type: 'string' },
      limit: { type: 'string', default: '50' },
    });
    const [verb, ...rest] = positionals;
    if (rest.length > 0 || (verb !== undefined && verb !== 'clear')) {
      throw new InputError(`"${positionals.join(' ')}" is not known: choose clear, or nothing for the list.`);
    }
    if (verb === 'clear') {
      await db.deleteFrom('page_reports').execute();
      return out.write('No reports are left.\n');
    }
    const most = wholeNumber('--limit', values.limit, 1, 1000);
    const rows = await db
      .selectFrom('page_reports')
      .selectAll()
      .where('last_at', '>=', values.since === undefined ? 0 : readTime('--since', values.since))
      .orderBy('count', 'desc')
      .orderBy('id')
      .execute();
    // The table is bounded (see server/reports/table.ts), so all of it is read.
    const shown = rows
      .map((row) => ({ ...row, networks: partsOf(row.sources).length }))
      .toSorted((a, b) => b.networks - a.networks)
      .slice(0, most);
    if (rows.length === 0) return out.write('Pages reported nothing.\n');
    await out.write(
      table(
        ['networks', 'count', 'kind', 'page', 'what', 'place', 'first', 'last'],
        shown.map(({ networks, count, kind, page, what, place, first_at, last_at }) => [
          String(networks),
          String(count),
          kind,
          page,
          what,
          place,
          new Date(first_at).toISOString(),
          new Date(last_at).toISOString(),
        ]),
      ),
    );
  },
};
