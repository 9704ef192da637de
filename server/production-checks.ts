/**
 * Settings that a server needs before visitors may reach it. A production server listens beyond this machine or runs
 * behind a proxy; it refuses to start with development secrets, or without a way to send SMS codes.
 */
import { isLoopback } from '#src/config/setting-rules.ts';
import { developmentSecrets } from './config-warnings.ts';
import type { ServerConfig } from './config.ts';
import { ConfigError } from './setting-reader.ts';

function isProduction({ host, trustedProxies, devTools }: ServerConfig): boolean {
  return !devTools && (!isLoopback(host) || trustedProxies.length > 0);
}

/** @throws ConfigError that names every setting that is missing, and shows no value */
export function refuseDevelopmentValues(
  config: ServerConfig,
  environment: Readonly<Record<string, string | undefined>>,
): void {
  if (!isProduction(config)) return;
  const problems = developmentSecrets(environment).map(
    (key) => `${key} has its development value, which everybody knows: set your own`,
  );
  if (config.sms.webhookUrl === undefined) {
    problems.push('SMS_WEBHOOK_URL is missing: codes would reach nobody');
  }
  if (config.desk && config.desk.password === undefined) {
    problems.push(
      'DESK_PASSWORD is missing: nobody could answer at the chat desk (DESK_PORT=off where this is none of yours)',
    );
  }
  const isElsewhere = /^https?:/.test(environment['PUBLIC_OAUTH_AUTHORIZE_URL'] ?? '');
  if (isElsewhere && config.oauth === undefined) {
    problems.push(
      'OAUTH_TOKEN_URL, OAUTH_USERINFO_URL, OAUTH_CLIENT_ID, OAUTH_CLIENT_SECRET are missing: nobody could sign in through the provider that PUBLIC_OAUTH_AUTHORIZE_URL names',
    );
  }
  if (problems.length === 0) return;
  throw new ConfigError([
    ...problems.map((problem) => `${problem}.`),
    'HOST or TRUSTED_PROXIES says that visitors reach this server; one to try things out has DEV_TOOLS=1.',
  ]);
}
