/** Trusted Types, where the browser has them. What a policy makes is taken for the text that it was made of. */
interface Rules {
  createHTML?: (text: string) => string;
  createScriptURL?: (address: string) => string;
}

interface TrustedTypes {
  /** The rules that are missing let nothing through. */
  createPolicy: (name: string, rules: Rules) => Required<Rules>;
}

export const trustedTypes = (): TrustedTypes | undefined =>
  (window as Window & { trustedTypes?: TrustedTypes }).trustedTypes; // the platform's types lack it
