/**
 * All of the operator's settings, read from the environment and checked once, before anything starts. Groups of
 * settings are read where they are used (`deliveries/`, `desk/`, `limits/`, `oauth/`, `watch/`). An error names the key
 * and the rule, never the value: values may be secrets, and errors are logged. `.env.example` describes each setting.
 */
import { resolve } from 'node:path';
import { API_KEY_HEADER, CLIENT_PREFIX, RESERVED_HEADERS } from '#src/api/contract/call.ts';
import { headerName, integer, list, matching, origin, pathOrAddress } from '#src/config/setting-rules.ts';
import { readDeliveries } from './deliveries/config.ts';
import { readDesk } from './desk/config.ts';
import { readLimits } from './limits/config.ts';
import { readOAuth, readOAuthClientId } from './oauth/config.ts';
import { ConfigError, createSettingReader, type Environment, addressRange } from './setting-reader.ts';
import { readWatch } from './watch/config.ts';

export type ServerConfig = ReturnType<typeof readConfig>;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];

/** @throws ConfigError with every problem at once */
export function readConfig(environment: Environment) {
  const settings = createSettingReader(environment);
  const { raw, read, optional, url, secret, problems } = settings;
  const wireKey = (key: string, fallback: string) =>
    read(key, fallback, matching(/^[\x20-\x7e]{16}$/), 'has to be exactly 16 ASCII characters');
  const apiPrefix = (key: string, fallback: string) =>
    read(key, fallback, matching(/^(\/[\w.-]+){1,4}$/), 'has to be a path such as /v5');
  const sampleContent = resolve(import.meta.dirname, 'seed');
  const contentDir = resolve(raw('CONTENT_DIR') ?? sampleContent);
  const assistantUrl = url('ASSISTANT_PROVIDER_URL');
  const config = {
    host: read('HOST', '127.0.0.1', matching(/^[A-Za-z0-9.:_-]+$/), 'has to be an address or a host name'),
    port: read('PORT', '4321', integer(0, 65_535), 'has to be a port from 0 to 65535'),
    /** A missing folder means that only the API is served. */
    siteDir: resolve(raw('SITE_DIR') ?? 'dist'),
    dataDir: resolve(raw('DATA_DIR') ?? '.data'),
    contentDir,
    /** The content is the sample that comes with the repository. */
    isSample: contentDir === sampleContent,
    /** PostgreSQL instead of the embedded database. */
    databaseUrl: optional('DATABASE_URL', matching(/^postgres(ql)?:\/\/./), 'has to start with postgres://'),
    /** Folder or address that installer names are appended to, without a trailing slash. */
    downloadBase: read(
      'PUBLIC_DOWNLOAD_BASE',
      '/installers',
      (value) => pathOrAddress(value)?.replace(/\/$/, ''),
      'has to be a path on this site or an https address',
    ),
    /** Folders of this site with copies of the same installers. */
    downloadMirrors: (raw('PUBLIC_DOWNLOAD_MIRRORS') ?? '/installers/backup')
      .split(/[\s,]+/)
      // Installers on other hosts are served there.
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
    /** Key for the hashes of codes and of limits; without it one is made and kept in the database. */
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
    /** The embedded chat desk; absent where the operator uses another one, or none. */
    desk: readDesk(settings),
    /** The provider of estimates for the seller assistant; without one the content folder's list is used. */
    assistant: {
      provider:
        assistantUrl === undefined
          ? undefined
          : { url: assistantUrl, token: raw('ASSISTANT_PROVIDER_TOKEN') },
    },
    sms: {
      webhookUrl: url('SMS_WEBHOOK_URL'),
      webhookToken: raw('SMS_WEBHOOK_TOKEN'),
      brand: { zh: raw('SMS_BRAND_ZH') ?? '泊店', en: raw('SMS_BRAND_EN') ?? 'Berth' },
    },
    deliveries: readDeliveries(settings),
    oauth: readOAuth(settings),
    /** The site's name at the provider, as its pages send it. */
    oauthClientId: readOAuthClientId(settings),
    /** Addresses and CIDR ranges whose `X-Forwarded-For` is trusted. */
    trustedProxies: read(
      'TRUSTED_PROXIES',
      '',
      list(addressRange),
      'has to be addresses or CIDR ranges, separated by commas',
    ),
    /** Origins besides the site's own that browsers may call the API from. */
    corsOrigins: read(
      'CORS_ORIGINS',
      '',
      list(origin),
      'has to be origins such as https://www.example.com, separated by commas',
    ),
    limits: readLimits(settings),
    watch: readWatch(settings),
    maintenance: settings.flag('MAINTENANCE'),
    devTools: settings.flag('DEV_TOOLS'),
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
