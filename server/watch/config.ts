/** Monitoring of a running server: figures, slow queries, reports from pages. */
import type { SettingReader } from '#server/setting-reader.ts';
import { integer, matching } from '#src/config/setting-rules.ts';

export function readWatch({ read, optional, flag }: SettingReader) {
  const isOn = flag('METRICS');
  const token = optional(
    'METRICS_TOKEN',
    matching(/^[\x21-\x7e]{24,}$/),
    'has to be 24 ASCII characters or more, without spaces',
  );
  return {
    /** `GET /api/metrics`: for this machine only, or for the holder of the token. */
    metrics: isOn ? { token } : undefined,
    slowQueryMs: read('SLOW_QUERY_MS', '500', integer(1, 60_000), 'has to be a whole number from 1 to 60000'),
    /** Whether pages report violations of their policy and errors in their code to this server. */
    reports: flag('PUBLIC_REPORTS'),
  };
}
