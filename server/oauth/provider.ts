/** Who turns a one-use code of a sign-in into a name. */
export interface OAuthProvider {
  /** @returns `undefined` for a code that is unknown, used, expired or meant for another address */
  exchange(code: string, redirect: string): Promise<{ userName: string } | undefined>;
}

/** The provider did not answer, or not as the protocol has it. */
export class OAuthError extends Error {
  readonly kind = 'oauth';

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'OAuthError';
  }
}
