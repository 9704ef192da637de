/** Risks that remain although the server starts with these settings. */
import { statSync } from 'node:fs';
import { isLoopback } from '#src/config/setting-rules.ts';
import { readConfig, type ServerConfig } from './config.ts';
import type { Environment } from './setting-reader.ts';

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
