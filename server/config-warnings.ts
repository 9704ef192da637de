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
  return [
    ...(unset.length > 0 ? [`${unset.join(', ')}: development values are in use; set your own.`] : []),
    ...(config.sms.webhookUrl === undefined
      ? ['SMS_WEBHOOK_URL is not set: codes are kept in the outbox table and reach nobody.']
      : []),
    ...(config.desk && config.desk.password === undefined
      ? ['DESK_PASSWORD is not set: the inbox is shut, and nobody can answer at the chat desk.']
      : []),
    ...(config.deliveries.webhook === undefined && config.deliveries.mail === undefined
      ? [
          'Neither FORMS_WEBHOOK_URL nor SMTP_HOST is set: what visitors send is told to nobody (npm run operate -- submissions shows it).',
        ]
      : []),
    ...(config.devTools
      ? ['DEV_TOOLS is on: /dev shows codes and invitations to everybody who uses this machine.']
      : []),
  ];
}

const RIGHTS_OF_OTHERS = 0o077;

/** For a folder that existed before this server, such as a volume: older files in it may be readable by all. */
export function folderWarnings({ databaseUrl, dataDir }: ServerConfig): string[] {
  // Windows has other file permissions, and PostgreSQL keeps its own files.
  if (process.platform === 'win32' || databaseUrl !== undefined) return [];
  const isOpen = ((statSync(dataDir, { throwIfNoEntry: false })?.mode ?? 0) & RIGHTS_OF_OTHERS) !== 0;
  return isOpen
    ? ['Others on this machine may look into DATA_DIR: take their rights away with "chmod -R go=" on it.']
    : [];
}
