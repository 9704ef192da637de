/**
 * Everything an operator can set, read from the environment and checked once, before anything starts.
 * An error names the key and the rule, never the value: values may be secrets, and errors end up in logs.
 * `.env.example` says what each setting is for.
 */
import { resolve } from 'node:path';
import { API_KEY_HEADER, CLIENT_PREFIX, RESERVED_HEADERS } from '#src/api/contract/call.ts';
import {
  headerName,
  integer,
  isLoopback,
  list,
  matching,
  origin,
  webAddress,
} from '#src/config/setting-rules.ts';
import { readDeliveries, type DeliveriesConfig } from './deliveries/config.ts';
import { addressRange } from './setting-rules.ts';
import { readWatch, type WatchConfig } from './watch/config.ts';

export interface ServerConfig {
  host: string;
  port: number;
  /** Built site to serve; a missing folder means that only the API is served. */
  siteDir: string;
  dataDir: string;
  contentDir: string;
  /** PostgreSQL instead of the embedded database. */
  databaseUrl: string | undefined;
  /** Folder or address that installer names are appended to, without a trailing slash. */
  downloadBase: string;
  /** Folders of this site under which the same installers lie a second time. */
  downloadMirrors: readonly string[];
  /** The site's own origin. */
  siteUrl: string;
  api: {
    websiteSecret: string;
    productSecret: string;
    productKey: string;
    websitePrefix: string;
    productPrefix: string;
    /** In lower case. */
    keyHeader: string;
  };
  /** Key for the hashes of codes and of limits; without it one is made and kept in the database. */
  serverSecret: string | undefined;
  chat: { secret: string; webToken: string };
  /** The embedded chat desk; absent where the operator has another one, or none. */
  desk: DeskConfig | undefined;
  sms: {
    webhookUrl: string | undefined;
    webhookToken: string | undefined;
    brand: { zh: string; en: string };
  };
  /** Where what visitors send is handed on to. */
  deliveries: DeliveriesConfig;
  oauth: OAuthConfig | undefined;
  /** The site's name at the provider, as its pages send it. */
  oauthClientId: string;
  /** Addresses and CIDR ranges whose `X-Forwarded-For` is believed. */
  trustedProxies: readonly string[];
  /** Origins besides the site's own that browsers may call the API from. */
  corsOrigins: readonly string[];
  limits: LimitsConfig;
  watch: WatchConfig;
  maintenance: boolean;
  devTools: boolean;
  logLevel: string;
}

export interface OAuthConfig {
  tokenUrl: string;
  userInfoUrl: string;
  clientId: string;
  clientSecret: string;
}

export interface DeskConfig {
  /** 0 takes a free one. */
  port: number;
  /** What agents sign in with; without one their page answers on development servers only. */
  password: string | undefined;
  /** Its built pages. */
  pagesDir: string;
  /** Whether visitors reach it over TLS. */
  isSecure: boolean;
}

/** What the pages call the site when they set out to sign in. */
const DEFAULT_OAUTH_CLIENT_ID = 'berth-site';

export interface LimitsConfig {
  codesPerPhoneHour: number;
  codesPerPhoneDay: number;
  codesPerAddressHour: number;
  /** All codes of all visitors: bounds the bill. */
  codesTotalHour: number;
  failedLookupsPerAddressHour: number;
  formsPerAddressHour: number;
  formsTotalHour: number;
  attemptsPerAddressHour: number;
  usageBatchesPerAddressMinute: number;
  usageBatchesPerAddressDay: number;
  usageBatchesTotalHour: number;
  /** The oldest go when there are more. */
  usageRecords: number;
  connectionsPerAddress: number;
  /** To the chat desk: of one conversation, of one address, and how many conversations that may begin. */
  deskMessagesPerMinute: number;
  deskMessagesPerAddressHour: number;
  deskConversationsPerAddressHour: number;
  /** What the desk keeps at most: the oldest go when there are more. */
  deskConversations: number;
  deskMessages: number;
}

export class ConfigError extends Error {
  readonly kind = 'config';

  constructor(problems: readonly string[]) {
    super(`The settings cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** What the reader of one group of settings works with. */
export interface SettingReader {
  /** `undefined` when not set, or empty. */
  raw: (key: string) => string | undefined;
  /** Puts a problem down where `parse` refuses; the value must not be used then. */
  read: <T>(key: string, fallback: string, parse: (value: string) => T | undefined, rule: string) => T;
  problems: string[];
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];

/** @throws ConfigError with every problem at once */
export function readConfig(environment: Environment): ServerConfig {
  const problems: string[] = [];
  /** An empty value reads as not set. */
  const raw = (key: string): string | undefined => (environment[key] === '' ? undefined : environment[key]);

  function read<T>(key: string, fallback: string, parse: (value: string) => T | undefined, rule: string): T {
    const parsed = parse(raw(key) ?? fallback);
    if (parsed === undefined) problems.push(`${key} ${rule}.`);
    return parsed as T; // an undefined one never leaves: readConfig throws first
  }
  const optional = <T>(key: string, parse: (value: string) => T | undefined, rule: string): T | undefined =>
    raw(key) === undefined ? undefined : read(key, '', parse, rule);

  const wireKey = (key: string, fallback: string) =>
    read(key, fallback, matching(/^[\x20-\x7e]{16}$/), 'has to be exactly 16 ASCII characters');
  const count = (key: string, fallback: number) =>
    read(key, String(fallback), integer(1, 1_000_000), 'has to be a whole number from 1 to 1000000');
  const flag = (key: string) =>
    read(
      key,
      '0',
      (value) => ({ '1': true, true: true, '0': false, false: false })[value],
      'has to be 1 or 0',
    );
  const secret = (key: string, fallback: string) =>
    read(
      key,
      fallback,
      matching(/^[\x21-\x7e]{8,}$/),
      'has to be 8 ASCII characters or more, without spaces',
    );
  const apiPrefix = (key: string, fallback: string) =>
    read(key, fallback, matching(/^(\/[\w.-]+){1,4}$/), 'has to be a path such as /v5');
  const url = (key: string) =>
    optional(key, webAddress, 'has to be an https address (http only on this machine)');

  const oauthKeys = ['OAUTH_TOKEN_URL', 'OAUTH_USERINFO_URL', 'OAUTH_CLIENT_ID', 'OAUTH_CLIENT_SECRET'];
  const oauthSet = oauthKeys.filter((key) => raw(key) !== undefined);
  if (oauthSet.length > 0 && oauthSet.length < oauthKeys.length) {
    problems.push(`${oauthKeys.filter((key) => !oauthSet.includes(key)).join(', ')}: set all four or none.`);
  }

  /** Not a port is not on; several servers on free ports do not get into each other's way. */
  function readDesk(): DeskConfig | undefined {
    const isUnwanted = raw('DESK_PORT') === 'off' || raw('PUBLIC_CHAT_DESK') === 'none';
    const password = optional('DESK_PASSWORD', matching(/^.{12,200}$/), 'has to be 12 to 200 characters');
    if (isUnwanted || raw('PUBLIC_CHAT_ADAPTER') === 'chatwoot') return undefined;
    const port = read(
      'DESK_PORT',
      raw('PORT') === '0' ? '0' : '4322',
      integer(0, 65_535),
      'has to be a port from 0 to 65535, or "off"',
    );
    return {
      port,
      password,
      pagesDir: resolve(raw('DESK_DIR') ?? 'dist-desk'),
      isSecure: raw('PUBLIC_CHAT_DESK')?.startsWith('https:') ?? false,
    };
  }
  const oauthClientId = raw('PUBLIC_OAUTH_CLIENT_ID') ?? DEFAULT_OAUTH_CLIENT_ID;
  if (
    raw('PUBLIC_OAUTH_CLIENT_ID') !== undefined &&
    ![undefined, oauthClientId].includes(raw('OAUTH_CLIENT_ID'))
  ) {
    problems.push('PUBLIC_OAUTH_CLIENT_ID and OAUTH_CLIENT_ID have to be the same: one site, one provider.');
  }

  const config: ServerConfig = {
    host: read('HOST', '127.0.0.1', matching(/^[A-Za-z0-9.:_-]+$/), 'has to be an address or a host name'),
    port: read('PORT', '4321', integer(0, 65_535), 'has to be a port from 0 to 65535'),
    siteDir: resolve(raw('SITE_DIR') ?? 'dist'),
    dataDir: resolve(raw('DATA_DIR') ?? '.data'),
    contentDir: resolve(raw('CONTENT_DIR') ?? resolve(import.meta.dirname, 'seed')),
    databaseUrl: optional('DATABASE_URL', matching(/^postgres(ql)?:\/\/./), 'has to start with postgres://'),
    downloadBase: read(
      'PUBLIC_DOWNLOAD_BASE',
      '/installers',
      (value) => (/^\/(?!\/)/.test(value) ? value : webAddress(value))?.replace(/\/$/, ''),
      'has to be a path on this site or an https address',
    ),
    downloadMirrors: (raw('PUBLIC_DOWNLOAD_MIRRORS') ?? '/installers/backup')
      .split(/[\s,]+/)
      // Those on other hosts are served there.
      .filter((base) => /^\/(?!\/)/.test(base))
      .map((base) => base.replace(/\/$/, '')),
    siteUrl: read(
      'SITE_URL',
      'https://www.berth.example',
      (value) =>
        URL.canParse(value) && new URL(value).protocol.startsWith('http') ? new URL(value).origin : undefined,
      'has to be an address such as https://www.example.com',
    ),
    api: {
      websiteSecret: wireKey('PUBLIC_WEBSITE_API_SECRET', 'berth-website-16'),
      productSecret: wireKey('PUBLIC_PRODUCT_API_SECRET', 'berth-product-16'),
      productKey: secret('PUBLIC_PRODUCT_API_KEY', 'berth-product-key'),
      websitePrefix: apiPrefix('PUBLIC_WEBSITE_API_PREFIX', CLIENT_PREFIX.website),
      productPrefix: apiPrefix('PUBLIC_PRODUCT_API_PREFIX', CLIENT_PREFIX.product),
      keyHeader: read(
        'PUBLIC_PRODUCT_API_KEY_HEADER',
        API_KEY_HEADER,
        (value) => (RESERVED_HEADERS.includes(value.toLowerCase()) ? undefined : headerName(value)),
        'has to be the name of a header that nothing else uses',
      ),
    },
    serverSecret: optional('SERVER_SECRET', matching(/^\S{32,}$/), 'has to be 32 characters or more'),
    chat: {
      secret: secret('CHAT_SIGNATURE_SECRET', 'berth-chat-development-secret'),
      webToken: read(
        'CHAT_WEB_TOKEN',
        'berth-web-visitor',
        matching(/^[\w.-]{1,128}$/),
        'has to be 1 to 128 letters, digits, "_", "." or "-"',
      ),
    },
    desk: readDesk(),
    sms: {
      webhookUrl: url('SMS_WEBHOOK_URL'),
      webhookToken: raw('SMS_WEBHOOK_TOKEN'),
      brand: { zh: raw('SMS_BRAND_ZH') ?? '泊店', en: raw('SMS_BRAND_EN') ?? 'Berth' },
    },
    deliveries: readDeliveries({ raw, read, problems }),
    oauth:
      oauthSet.length === oauthKeys.length
        ? {
            tokenUrl: url('OAUTH_TOKEN_URL') ?? '',
            userInfoUrl: url('OAUTH_USERINFO_URL') ?? '',
            clientId: raw('OAUTH_CLIENT_ID') ?? '',
            clientSecret: raw('OAUTH_CLIENT_SECRET') ?? '',
          }
        : undefined,
    oauthClientId,
    trustedProxies: read(
      'TRUSTED_PROXIES',
      '',
      list(addressRange),
      'has to be addresses or CIDR ranges, separated by commas',
    ),
    corsOrigins: read(
      'CORS_ORIGINS',
      '',
      list(origin),
      'has to be origins such as https://www.example.com, separated by commas',
    ),
    limits: {
      codesPerPhoneHour: count('LIMIT_CODES_PER_PHONE_HOUR', 5),
      codesPerPhoneDay: count('LIMIT_CODES_PER_PHONE_DAY', 10),
      codesPerAddressHour: count('LIMIT_CODES_PER_ADDRESS_HOUR', 10),
      codesTotalHour: count('LIMIT_CODES_TOTAL_HOUR', 1000),
      failedLookupsPerAddressHour: count('LIMIT_FAILED_LOOKUPS_PER_ADDRESS_HOUR', 20),
      formsPerAddressHour: count('LIMIT_FORMS_PER_ADDRESS_HOUR', 60),
      formsTotalHour: count('LIMIT_FORMS_TOTAL_HOUR', 1000),
      attemptsPerAddressHour: count('LIMIT_ATTEMPTS_PER_ADDRESS_HOUR', 60),
      usageBatchesPerAddressMinute: count('LIMIT_USAGE_BATCHES_PER_ADDRESS_MINUTE', 60),
      usageBatchesPerAddressDay: count('LIMIT_USAGE_BATCHES_PER_ADDRESS_DAY', 2000),
      usageBatchesTotalHour: count('LIMIT_USAGE_BATCHES_TOTAL_HOUR', 20_000),
      usageRecords: count('LIMIT_USAGE_RECORDS', 500_000),
      connectionsPerAddress: count('LIMIT_CONNECTIONS_PER_ADDRESS', 100),
      deskMessagesPerMinute: count('LIMIT_DESK_MESSAGES_PER_MINUTE', 30),
      deskMessagesPerAddressHour: count('LIMIT_DESK_MESSAGES_PER_ADDRESS_HOUR', 600),
      deskConversationsPerAddressHour: count('LIMIT_DESK_CONVERSATIONS_PER_ADDRESS_HOUR', 30),
      deskConversations: count('LIMIT_DESK_CONVERSATIONS', 50_000),
      deskMessages: count('LIMIT_DESK_MESSAGES', 500_000),
    },
    watch: readWatch({ raw, read, problems }),
    maintenance: flag('MAINTENANCE'),
    devTools: flag('DEV_TOOLS'),
    logLevel: read(
      'LOG_LEVEL',
      'info',
      (value) => LOG_LEVELS.find((level) => level === value),
      `has to be one of ${LOG_LEVELS.join(', ')}`,
    ),
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

/** Settings whose default stands in the repository. */
export const DEVELOPMENT_DEFAULTS = [
  'PUBLIC_WEBSITE_API_SECRET',
  'PUBLIC_PRODUCT_API_SECRET',
  'PUBLIC_PRODUCT_API_KEY',
  'CHAT_SIGNATURE_SECRET',
];

/** What runs, but should not be reached from elsewhere like this: said once, in the log. */
export function configWarnings(config: ServerConfig, environment: Environment): string[] {
  if (isLoopback(config.host)) return [];
  const unset = DEVELOPMENT_DEFAULTS.filter((key) => !environment[key]);
  return [
    ...(unset.length > 0 ? [`${unset.join(', ')}: development values are in use; set your own.`] : []),
    ...(config.sms.webhookUrl === undefined
      ? ['SMS_WEBHOOK_URL is not set: codes are kept in the outbox table and reach nobody.']
      : []),
    ...(config.desk && config.desk.password === undefined
      ? ['DESK_PASSWORD is not set: nobody can answer at the chat desk.']
      : []),
    ...(config.deliveries.webhook === undefined && config.deliveries.mail === undefined
      ? [
          'Neither FORMS_WEBHOOK_URL nor SMTP_HOST is set: what visitors send is told to nobody (npm run submissions shows it).',
        ]
      : []),
    ...(config.devTools ? ['DEV_TOOLS is on: /dev shows codes and invitations to anyone.'] : []),
  ];
}
