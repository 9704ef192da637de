/** Trusted Types, where the browser has them. The types here treat a policy's result as the text it was made from. */
interface Rules {
  createHTML?: (text: string) => string;
  createScriptURL?: (address: string) => string;
}

interface TrustedTypes {
  /** A missing rule refuses everything. */
  createPolicy: (name: string, rules: Rules) => Required<Rules>;
}

export const trustedTypes = (): TrustedTypes | undefined =>
  (window as Window & { trustedTypes?: TrustedTypes }).trustedTypes; // the platform's types lack it
