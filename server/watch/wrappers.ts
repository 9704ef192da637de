/** Wrappers that observe statements, and gateways whose answers end an outage. */
import type { ServerConfig } from '#server/config.ts';
import type { QueryFacts } from '#server/db/database.ts';
import type { Logger } from '#server/log.ts';
import type { OAuthProvider } from '#server/oauth/provider.ts';
import type { SmsSender } from '#server/sms/sender.ts';
import type { Metrics } from './metrics.ts';
import type { Outages } from './outages.ts';

const MAX_SQL_CHARACTERS = 300;

/** The logged statement has no values, since they are bound. */
export const watchQueries =
  ({ watch: { slowQueryMs } }: Pick<ServerConfig, 'watch'>, log: Logger, metrics: Metrics) =>
  ({ sql, ms }: QueryFacts): void => {
    const isSlow = ms >= slowQueryMs;
    metrics.query(ms / 1000, isSlow);
    if (isSlow) log.warn({ ms: Math.round(ms), sql: sql.slice(0, MAX_SQL_CHARACTERS) }, 'a slow query');
  };

export function watchSms(sender: SmsSender, outages: Outages): SmsSender {
  return {
    async send(message) {
      await sender.send(message);
      outages.succeeded('SMS gateway');
    },
  };
}

export function watchProvider(provider: OAuthProvider, outages: Outages): OAuthProvider {
  return {
    async exchange(code) {
      const found = await provider.exchange(code);
      outages.succeeded('sign-in provider');
      return found;
    },
  };
}
