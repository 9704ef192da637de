/**
 * Who is signed in on the site, as this browser stores it: a name, and for an account of the site's own its private
 * data. It grants no access. The text has the time of expiry and the name, then referral ID and session
 * (src/api/contract/fields.ts); it lasts half a day, or until a sign-out.
 */
import { HOUR_MS } from './duration.ts';
export const SIGNED_IN_MS = 12 * HOUR_MS;

export interface OwnAccount {
  /** The owner's referral ID for others. */
  referral: string;
  session: string;
}

export function signedInText(name: string, now: number, own?: OwnAccount): string {
  const first = `${now + SIGNED_IN_MS} ${name.replace(/\s+/g, ' ')}`;
  return own?.session ? `${first}\n${own.referral} ${own.session}` : first;
}

/** @returns empty if nobody is, if it has expired, and if the clock was set back */
export function signedInName(text: string | null | undefined, now: number): string {
  const [, until, name = ''] = /^(\d+) (.+)/.exec(text ?? '') ?? [];
  const left = Number(until) - now;
  return left > 0 && left <= SIGNED_IN_MS ? name : '';
}

/** @returns `undefined` if nobody is, or another provider has the accounts */
export function ownAccountOf(text: string | null | undefined, now: number): OwnAccount | undefined {
  const [, referral, session] = /\n(\S+) (\S+)$/.exec(text ?? '') ?? [];
  return referral && session && signedInName(text, now) ? { referral, session } : undefined;
}
