/**
 * Who has signed in on the site, as this browser remembers it: a name to show, and of an account of the site's own what is its
 * owner's to see. Nothing of it opens anything. It is kept as text, the time until which it holds and the name, and beneath
 * them referral ID and session (src/api/contract/fields.ts): half a day, or until somebody signs out.
 */
import { HOUR_MS } from './duration.ts';
export const SIGNED_IN_MS = 12 * HOUR_MS;

export interface OwnAccount {
  /** What its owner gives others as their referrer. */
  referral: string;
  session: string;
}

export function signedInText(name: string, now: number, own?: OwnAccount): string {
  const first = `${now + SIGNED_IN_MS} ${name.replace(/\s+/g, ' ')}`;
  return own?.session ? `${first}\n${own.referral} ${own.session}` : first;
}

/** @returns empty where nobody is, or not any more; for a clock that was set back as well */
export function signedInName(text: string | null | undefined, now: number): string {
  const [, until, name = ''] = /^(\d+) (.+)/.exec(text ?? '') ?? [];
  const left = Number(until) - now;
  return left > 0 && left <= SIGNED_IN_MS ? name : '';
}

/** @returns `undefined` where nobody is, or another provider keeps the accounts */
export function ownAccountOf(text: string | null | undefined, now: number): OwnAccount | undefined {
  const [, referral, session] = /\n(\S+) (\S+)$/.exec(text ?? '') ?? [];
  return referral && session && signedInName(text, now) ? { referral, session } : undefined;
}
