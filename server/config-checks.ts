/**
 * Checks of the settings before the start: those that a server needs before visitors may reach it, and risks that
 * remain although the server starts. A production server listens beyond this machine or runs behind a proxy; it refuses
 * to start with development secrets, or without a way to send SMS codes.
 */
import { statSync } from 'node:fs';
import { isLoopback } from '#src/config/setting-rules.ts';
import { readConfig, type ServerConfig } from './config.ts';
import { type Environment, ConfigError } from './setting-reader.ts';

/** Secrets with a default in the repository, and that default. */
function knownSecrets(): [setting: string, value: string][] {
  const { api, chat } = readConfig({});
  return [
    ['PUBLIC_WEBSITE_API_SECRET', api.websiteSecret],
    ['PUBLIC_PRODUCT_API_SECRET', api.productSecret],
    ['PUBLIC_PRODUCT_API_KEY', api.productKey],
    ['CHAT_SIGNATURE_SECRET', chat.secret],
  ];
}

/** Secrets that are not set, or have a public default. */
export const developmentSecrets = (environment: Environment): string[] =>
  knownSecrets()
    .filter(([key, value]) => !environment[key] || environment[key] === value)
    .map(([key]) => key);

/** Settings that work, but are unsafe when the server is reachable from elsewhere; logged once. */
export function configWarnings(config: ServerConfig, environment: Environment): string[] {
  if (isLoopback(config.host)) return [];
  const unset = developmentSecrets(environment).filter((key) => !environment[key]);
  const warnings: string[] = [];
  if (unset.length > 0) {
    warnings.push(`${unset.join(', ')}: the development values are used; set your own.`);
  }
  if (config.sms.webhookUrl === undefined) {
    warnings.push('SMS_WEBHOOK_URL is not set: codes are only stored in the table sms_outbox, and not sent.');
  }
  if (config.desk && config.desk.password === undefined) {
    warnings.push('DESK_PASSWORD is not set: no agent can open the inbox of the chat desk.');
  }
  if (config.deliveries.webhook === undefined && config.deliveries.mail === undefined) {
    warnings.push(
      'Neither FORMS_WEBHOOK_URL nor SMTP_HOST is set: forms are stored, but not forwarded (npm run operate -- submissions lists them).',
    );
  }
  if (config.devTools) {
    warnings.push('DEV_TOOLS is on: /dev shows codes and invitations to every user of this machine.');
  }
  return warnings;
}

const RIGHTS_OF_OTHERS = 0o077;

/** For a folder that existed before this server, such as a volume: older files in it may be readable by all. */
export function folderWarnings({ databaseUrl, dataDir }: ServerConfig): string[] {
  // Windows has other file permissions, and PostgreSQL keeps its own files.
  if (process.platform === 'win32' || databaseUrl !== undefined) return [];
  const isOpen = ((statSync(dataDir, { throwIfNoEntry: false })?.mode ?? 0) & RIGHTS_OF_OTHERS) !== 0;
  return isOpen ? ['Other users of this machine can read DATA_DIR: run "chmod -R go=" on it.'] : [];
}

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
