/** Gauges from the database, queried when the figures are requested. */
import { statSync } from 'node:fs';
import { sql } from 'kysely';
import type { ServerConfig } from '#server/config.ts';
import { databaseLocation } from '#server/db/database.ts';
import type { Database } from '#server/db/schema.ts';
import type { Metrics } from './metrics.ts';

export function addDatabaseGauges(metrics: Metrics, db: Database, config: ServerConfig): void {
  metrics.addGauge(
    'site_deliveries_waiting',
    'Events that wait to be forwarded by webhook or mail.',
    async () => {
      const { waiting } = await db
        .selectFrom('deliveries')
        .select(({ fn }) => fn.countAll().as('waiting'))
        .where('state', '=', 'open')
        .executeTakeFirstOrThrow();
      return Number(waiting);
    },
  );
  const location = databaseLocation(config);
  metrics.addGauge('site_database_size_bytes', 'Size of the database on its disk.', async () => {
    if (location.kind === 'sqlite') {
      const sizes = ['', '-wal'].map((suffix) => statSync(location.path + suffix, { throwIfNoEntry: false }));
      return sizes.reduce((sum, found) => sum + (found?.size ?? 0), 0);
    }
    const { rows } = await sql<{ size: number }>`select pg_database_size(current_database()) as size`.execute(
      db,
    );
    return rows[0]?.size ?? Number.NaN;
  });
}
