/**
 * Settings that a server needs before visitors may reach it. A production server listens beyond this machine or runs
 * behind a proxy; it refuses to start with development secrets, or without a way to send SMS codes.
 */
import { isLoopback } from '#src/config/setting-rules.ts';
import { developmentSecrets } from './config-warnings.ts';
import type { ServerConfig } from './config.ts';
import { ConfigError, type Environment } from './setting-reader.ts';

function isProduction({ host, trustedProxies, devTools }: ServerConfig): boolean {
  return !devTools && (!isLoopback(host) || trustedProxies.length > 0);
}

/** @throws ConfigError that names every setting that is missing, and shows no value */
export function checkProductionSettings(config: ServerConfig, environment: Environment): void {
  if (!isProduction(config)) return;
  const problems = developmentSecrets(environment).map(
    (key) => `${key} has its development value, which is public: set your own`,
  );
  if (config.sms.webhookUrl === undefined) {
    problems.push('SMS_WEBHOOK_URL is missing: codes could not be sent');
  }
  if (config.desk && config.desk.password === undefined) {
    problems.push(
      'DESK_PASSWORD is missing: no agent could sign in to the chat desk (set DESK_PORT=off if you do not use this desk)',
    );
  }
  const hasOtherProvider = /^https?:/.test(environment['PUBLIC_OAUTH_AUTHORIZE_URL'] ?? '');
  if (hasOtherProvider && config.oauth === undefined) {
    problems.push(
      'OAUTH_TOKEN_URL, OAUTH_USERINFO_URL, OAUTH_CLIENT_ID, OAUTH_CLIENT_SECRET are missing: visitors could not sign in through the provider of PUBLIC_OAUTH_AUTHORIZE_URL',
    );
  }
  if (problems.length === 0) return;
  throw new ConfigError([
    ...problems.map((problem) => `${problem}.`),
    'With this HOST or TRUSTED_PROXIES visitors can reach this server. For a development server set DEV_TOOLS=1.',
  ]);
}
