export interface CodeToExchange {
  code: string;
  /** The address that the provider was given at the start. */
  redirect: string;
  /** PKCE: what the challenge at the start was made of. */
  verifier: string;
}

/** Who turns a one-use code of a sign-in into a name. */
export interface OAuthProvider {
  /** @returns `undefined` for a code that is unknown, used, expired, or meant for another address or another verifier */
  exchange(code: CodeToExchange): Promise<SignedIn | undefined>;
}

export interface SignedIn {
  userName: string;
  /** Of an account of the site's own: what its owner gives others as their referrer. */
  referralCode?: string;
  /** By which its owner is known for half a day, for what is theirs to see. */
  session?: string;
}

/** The provider did not answer, or not as the protocol has it. */
export class OAuthError extends Error {
  override readonly name = 'OAuthError';
  readonly kind = 'oauth';
}
