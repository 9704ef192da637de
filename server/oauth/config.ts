/** The operator's sign-in provider, where there is one. */
import type { SettingReader } from '#server/setting-reader.ts';

export type OAuthConfig = NonNullable<ReturnType<typeof readOAuth>>;

/** How the site authenticates at the token address; `none` is a public client, which has no secret. */
const AUTHENTICATIONS = ['client_secret_post', 'client_secret_basic', 'none'] as const;

const KEYS = ['OAUTH_TOKEN_URL', 'OAUTH_USERINFO_URL', 'OAUTH_CLIENT_ID'];

export function readOAuth({ raw, read, url, problems }: SettingReader) {
  const secret = raw('OAUTH_CLIENT_SECRET');
  const missing = KEYS.filter((key) => raw(key) === undefined);
  if (missing.length === KEYS.length && secret === undefined) return undefined;
  const authentication = read(
    'OAUTH_CLIENT_AUTHENTICATION',
    'client_secret_post',
    (value) => AUTHENTICATIONS.find((known) => known === value),
    `has to be one of ${AUTHENTICATIONS.join(', ')}`,
  );
  if (authentication !== 'none' && secret === undefined) missing.push('OAUTH_CLIENT_SECRET');
  if (missing.length > 0) {
    problems.push(`${missing.join(', ')}: set all of the provider's settings or none.`);
    return undefined;
  }
  return {
    tokenUrl: url('OAUTH_TOKEN_URL') ?? '',
    userInfoUrl: url('OAUTH_USERINFO_URL') ?? '',
    clientId: raw('OAUTH_CLIENT_ID') ?? '',
    authentication,
    clientSecret: secret ?? '',
  };
}

/** The client id that pages send when they start a sign-in. */
const DEFAULT_OAUTH_CLIENT_ID = 'berth-site';

/** The site's client id at the provider, the same as in its pages. */
export function readOAuthClientId({ raw, problems }: SettingReader): string {
  const ofPages = raw('PUBLIC_OAUTH_CLIENT_ID');
  const ofServer = raw('OAUTH_CLIENT_ID');
  if (ofPages !== undefined && ofServer !== undefined && ofPages !== ofServer) {
    problems.push('PUBLIC_OAUTH_CLIENT_ID and OAUTH_CLIENT_ID have to be the same: one site, one provider.');
  }
  return ofPages ?? DEFAULT_OAUTH_CLIENT_ID;
}
