/**
 * Links that name the sender: a partner's with the promoter's code, or an invitation with the referral ID. The rest of
 * the address stays the same.
 */
import { cookieKeys } from '#src/config/storage-keys.ts';
import { PROMOTER_PATTERN } from '#src/config/attribution-wire.ts';
import { isReferralId, REFERRAL_PARAMETER } from '#src/domain/referral.ts';

export type LinkKind = 'partner' | 'friend';

function isPromoterCode(text: string): boolean {
  return PROMOTER_PATTERN.test(text) && text !== 'official';
}

const kinds: Record<LinkKind, { parameter: string; isCode: (text: string) => boolean }> = {
  partner: { parameter: cookieKeys.promoter, isCode: isPromoterCode },
  friend: { parameter: REFERRAL_PARAMETER, isCode: isReferralId },
};

/** The state of the field: empty, not a code, or a code. */
export type TypedCode = { kind: 'none' | 'wrong' } | { kind: 'code'; code: string };

export function readTypedCode(kind: LinkKind, text: string): TypedCode {
  const code = text.trim();
  if (code === '') return { kind: 'none' };
  return kinds[kind].isCode(code) ? { kind: 'code', code } : { kind: 'wrong' };
}

/** @param code one that {@link readTypedCode} accepts */
export function linkWithCode(kind: LinkKind, origin: string, path: string, code: string): string {
  const url = new URL(path, origin);
  url.searchParams.set(kinds[kind].parameter, code);
  return url.href;
}
