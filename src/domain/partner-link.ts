/** A partner's link: an address of this site with the promoter's code, and nothing else of the address touched. */
import { PROMOTER_PATTERN } from '#src/config/constants.ts';

export function isPromoterCode(text: string): boolean {
  return PROMOTER_PATTERN.test(text) && text !== 'official';
}

/** What stands in the field of the kit: nothing yet, something that is no code, or a code. */
export type TypedCode = { kind: 'none' | 'wrong' } | { kind: 'code'; code: string };

export function readTypedCode(text: string): TypedCode {
  const code = text.trim();
  if (code === '') return { kind: 'none' };
  return isPromoterCode(code) ? { kind: 'code', code } : { kind: 'wrong' };
}

/** @returns the link, or `undefined` for a code that the site would not count */
export function partnerLink(origin: string, path: string, code: string): string | undefined {
  if (!isPromoterCode(code)) return undefined;
  const url = new URL(path, origin);
  url.searchParams.set('promoter', code);
  return url.href;
}
