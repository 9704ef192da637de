/** The simulator's settings: its port, and how many shops its client has. */
import { STANDARD_STORE_COUNT } from '#client-model/sample-stores.ts';
import { integer } from '#src/config/setting-rules.ts';
import { ConfigError, createSettingReader, type Environment } from '#server/setting-reader.ts';

const MAX_STORES = 10_000;

/** @throws ConfigError */
export function readClientSettings(environment: Environment): { port: number; storeCount: number } {
  const { read, problems } = createSettingReader(environment);
  const port = read('CLIENT_PORT', '17320', integer(0, 65_535), 'has to be a port from 0 to 65535');
  const storeCount = read(
    'CLIENT_SHOPS',
    String(STANDARD_STORE_COUNT),
    integer(1, MAX_STORES),
    `has to be a whole number from 1 to ${MAX_STORES}`,
  );
  if (problems.length > 0) throw new ConfigError(problems);
  return { port, storeCount };
}
