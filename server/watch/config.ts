/** What an operator sees of a running server: figures, slow queries, what pages report. */
import type { SettingReader } from '#server/config.ts';
import { integer, matching } from '#src/config/setting-rules.ts';

export interface WatchConfig {
  /** `GET /api/metrics`: for this machine alone, or for whoever has the token. */
  metrics: { token: string | undefined } | undefined;
  slowQueryMs: number;
  /** Whether pages report violations of their policy and faults of their code to this server. */
  reports: boolean;
}

const flagOf = (value: string): boolean | undefined =>
  ({ '1': true, true: true, '0': false, false: false })[value];

export function readWatch({ raw, read }: SettingReader): WatchConfig {
  const isOn = read('METRICS', '0', flagOf, 'has to be 1 or 0');
  const token =
    raw('METRICS_TOKEN') === undefined
      ? undefined
      : read(
          'METRICS_TOKEN',
          '',
          matching(/^[\x21-\x7e]{24,}$/),
          'has to be 24 ASCII characters or more, without spaces',
        );
  return {
    metrics: isOn ? { token } : undefined,
    slowQueryMs: read('SLOW_QUERY_MS', '500', integer(1, 60_000), 'has to be a whole number from 1 to 60000'),
    reports: read('PUBLIC_REPORTS', '0', flagOf, 'has to be 1 or 0'),
  };
}
