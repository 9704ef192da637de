/**
 * Where visitors sign in: settings of the build, checked once. They are in the pages, and none is a secret. `Log in`
 * leads to an operator's own address if one is set, else to the site's sign-in at `/oauth`.
 */
import { localizedPath, type Locale } from '#i18n/locales.ts';
import { OAUTH_START_PARAMETER } from './flow-keys.ts';
import { parseUrl } from './parse-url.ts';
import { routePath } from './routes.ts';
import { orNone, pathOrAddress, webAddress, type Rule } from './setting-rules.ts';
import { checkedSetting, setting } from './setting.ts';

/** The account service of the site's own server. */
const OWN_ACCOUNT_SERVICE = '/account/authorize';

/** Pages append parameters, so a fragment is not allowed. `none` means that there is no such place. */
function address(key: string, fallback: string, rule: Rule<string>): string {
  const plain: Rule<string> = (value) => (value.includes('#') ? undefined : rule(value));
  return checkedSetting(key, fallback, orNone('', plain), 'an https address without a fragment, or none');
}

export interface SignInProvider {
  /** Empty if the site has no sign-in. */
  authorizeUrl: string;
  clientId: string;
  scope: string;
}

export const signInProvider: SignInProvider = {
  authorizeUrl: address('PUBLIC_OAUTH_AUTHORIZE_URL', OWN_ACCOUNT_SERVICE, pathOrAddress),
  clientId: setting('PUBLIC_OAUTH_CLIENT_ID', 'berth-site'),
  scope: setting('PUBLIC_OAUTH_SCOPE', 'profile'),
};

const loginUrl = address('PUBLIC_LOGIN_URL', 'none', webAddress);

/** Addresses of the sign-in on other hosts. */
export const signInAddresses = [loginUrl, signInProvider.authorizeUrl].filter((url) => parseUrl(url));

/** @param callback path of this site to return to, with its language */
export function startHref(locale: Locale, callback = ''): string {
  const value = encodeURIComponent(callback).replaceAll('%2F', '/');
  return `${localizedPath(locale, routePath('oauth'))}?${OAUTH_START_PARAMETER}${value && `=${value}`}`;
}

/** The address of `Log in`. Without a sign-in on the site it leads to the client's. */
export function loginHref(locale: Locale, callback = ''): string {
  if (loginUrl) return loginUrl;
  if (signInProvider.authorizeUrl) return startHref(locale, callback);
  return `${localizedPath(locale, routePath('workbench'))}#account`;
}
