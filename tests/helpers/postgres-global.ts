/** Global setup of a test run: one PostgreSQL for all files. */
import { isMissing } from '#scripts/lib/machine.ts';
import { SHARED_URL_KEY, startPostgres } from './postgres.ts';

export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (isMissing('postgres')) return undefined;
  const server = await startPostgres();
  process.env[SHARED_URL_KEY] = server.url;
  return () => server.stop();
}
