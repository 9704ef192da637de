/** What pages reported: violations of their policy and faults of their code, as counts. */
import { partsOf } from '#server/reports/sources.ts';
import { readArguments, readTime, wholeNumber } from './arguments.ts';
import { InputError, type Command } from './command.ts';
import { table } from './output.ts';

export const reportsCommand: Command = {
  name: 'reports',
  summary: 'what pages reported: broken policies, faults of their code',
  help: `npm run reports -- [--since DAY] [--limit N]
npm run reports -- clear

Lists what pages reported (PUBLIC_REPORTS=1): first what came from the most networks, then what came most often. Networks are
counted in 48 parts, so many of them count as fewer; what one network alone tells a thousand times may be made up. Reports are
kept for 30 days after they last came.

  --since DAY   that came on this day or later (Beijing), or time with its zone
  --limit N     at most so many, 1 to 1000 (default 50)
  clear         deletes them all, after a new build say

  npm run reports -- --since 2026-11-01
`,
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
