/** The provider that visitors sign in with, where the operator has one. */
import type { SettingReader } from '#server/setting-reader.ts';

export interface OAuthConfig {
  tokenUrl: string;
  userInfoUrl: string;
  clientId: string;
  clientSecret: string;
}

const KEYS = ['OAUTH_TOKEN_URL', 'OAUTH_USERINFO_URL', 'OAUTH_CLIENT_ID', 'OAUTH_CLIENT_SECRET'];

export function readOAuth({ raw, url, problems }: SettingReader): OAuthConfig | undefined {
  const missing = KEYS.filter((key) => raw(key) === undefined);
  if (missing.length === KEYS.length) return undefined;
  if (missing.length > 0) {
    problems.push(`${missing.join(', ')}: set all four or none.`);
    return undefined;
  }
  return {
    tokenUrl: url('OAUTH_TOKEN_URL') ?? '',
    userInfoUrl: url('OAUTH_USERINFO_URL') ?? '',
    clientId: raw('OAUTH_CLIENT_ID') ?? '',
    clientSecret: raw('OAUTH_CLIENT_SECRET') ?? '',
  };
}

/** What the pages call the site when they set out to sign in. */
const DEFAULT_OAUTH_CLIENT_ID = 'berth-site';

/** The site's name at the provider, as its pages send it. */
export function readOAuthClientId({ raw, problems }: SettingReader): string {
  const ofPages = raw('PUBLIC_OAUTH_CLIENT_ID');
  const ofServer = raw('OAUTH_CLIENT_ID');
  if (ofPages !== undefined && ofServer !== undefined && ofPages !== ofServer) {
    problems.push('PUBLIC_OAUTH_CLIENT_ID and OAUTH_CLIENT_ID have to be the same: one site, one provider.');
  }
  return ofPages ?? DEFAULT_OAUTH_CLIENT_ID;
}
