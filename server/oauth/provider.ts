export interface CodeToExchange {
  code: string;
  /** The redirect address sent at the start. */
  redirect: string;
  /** PKCE: the verifier of the challenge sent at the start. */
  verifier: string;
}

/** Exchanges the one-use code of a sign-in for a name. */
export interface OAuthProvider {
  /**
   * @returns `undefined` for a code that is unknown, used, expired, or meant for another address or another verifier
   */
  exchange(code: CodeToExchange): Promise<SignedIn | undefined>;
}

export interface SignedIn {
  userName: string;
  /** For the site's own accounts: the code that others name as their referrer. */
  referralCode?: string;
  /** Identifies the owner for half a day, to read their own data. */
  session?: string;
}

/** The provider did not answer, or not by the protocol. */
export class OAuthError extends Error {
  override readonly name = 'OAuthError';
  readonly kind = 'oauth';
}
