/** Where visitors' submissions are delivered: to a webhook, a mail server, both or neither. */
import { type SettingReader, mailAddress } from '#server/setting-reader.ts';
import { integer, isLoopback, list, matching, webAddress } from '#src/config/setting-rules.ts';

export type WebhookConfig = NonNullable<ReturnType<typeof readWebhook>>;
export type MailConfig = NonNullable<ReturnType<typeof readMail>>;

const SECURITY = ['tls', 'starttls', 'none'] as const;
type MailSecurity = (typeof SECURITY)[number];

const DEFAULT_PORT: Readonly<Record<MailSecurity, string>> = { tls: '465', starttls: '587', none: '25' };

/** `whsec_`, and 24 to 64 bytes in base64. */
const WEBHOOK_SECRET = /^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/;

export const readDeliveries = (settings: SettingReader) => ({
  webhook: readWebhook(settings),
  mail: readMail(settings),
});

/** One or more of these, separated by commas. */
const upTo =
  (most: number, one: (value: string) => string | undefined) =>
  (value: string): readonly string[] | undefined => {
    const all = list(one)(value);
    return all && all.length > 0 && all.length <= most ? all : undefined;
  };

function readWebhook({ raw, read, flag, problems }: SettingReader) {
  const keys = ['FORMS_WEBHOOK_URL', 'FORMS_WEBHOOK_SECRET'] as const;
  const missing = keys.filter((key) => raw(key) === undefined);
  if (missing.length === keys.length) return undefined;
  if (missing.length > 0) {
    problems.push(`${missing.join(', ')}: set both of ${keys.join(' and ')}, or none.`);
    return undefined;
  }
  return {
    url: read(
      'FORMS_WEBHOOK_URL',
      '',
      webAddress,
      'has to be an https address without user and password (http only on this machine)',
    ),
    /** In the format of receivers' libraries. Two while a receiver changes from one to the other. */
    secrets: read(
      'FORMS_WEBHOOK_SECRET',
      '',
      upTo(2, matching(WEBHOOK_SECRET)),
      'has to be whsec_ and 24 to 64 random bytes in base64, or two of these with a comma between them',
    ),
    /** Whether the event of a registration has the whole phone number. */
    wholePhones: flag('FORMS_WEBHOOK_WHOLE_PHONES'),
  };
}

function readMail({ raw, read, optional, problems }: SettingReader) {
  if (raw('SMTP_HOST') === undefined) return undefined;
  for (const key of ['MAIL_FROM', 'MAIL_TO']) {
    if (raw(key) === undefined) problems.push(`${key} has to be set where SMTP_HOST is.`);
  }
  if ((raw('SMTP_USER') === undefined) !== (raw('SMTP_PASSWORD') === undefined)) {
    problems.push('SMTP_USER, SMTP_PASSWORD: set both or none.');
  }
  const host = read(
    'SMTP_HOST',
    '',
    matching(/^[A-Za-z0-9.:-]{1,253}$/),
    'has to be a host name or an address',
  );
  const security = read(
    'SMTP_SECURITY',
    'tls',
    (value) => SECURITY.find((known) => known === value && (known !== 'none' || isLoopback(host))),
    'has to be tls or starttls (none only where SMTP_HOST is this machine)',
  );
  const user = raw('SMTP_USER');
  return {
    host,
    /** `tls` from the first byte, `starttls` before any other command, `none` on this machine only. */
    security,
    port: read(
      'SMTP_PORT',
      (DEFAULT_PORT[security] as string | undefined) ?? '465', // a refused security has no port, and the start ends anyway
      integer(1, 65_535),
      'has to be a port from 1 to 65535',
    ),
    login: user === undefined ? undefined : { user, pass: raw('SMTP_PASSWORD') ?? '' },
    from: optional('MAIL_FROM', mailAddress, 'has to be one mail address') ?? '',
    to:
      optional('MAIL_TO', upTo(20, mailAddress), 'has to be 1 to 20 mail addresses, separated by commas') ??
      [],
  };
}
