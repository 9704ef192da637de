/**
 * Makes a link of a code while it is typed, for partners and referrals; nothing is sent. Without a code a sample is
 * shown. It cannot be copied, since it would count for no partner.
 */
import { atom } from 'nanostores';
import { linkWithCode, readTypedCode, type LinkKind } from './link.ts';

export interface Kit {
  /** The sample's link, the visitor's, or none because the text is not a code. */
  kind: 'sample' | 'own' | 'wrong';
  code: string;
  /** The sample's link where there is no code. */
  link: string;
  /** What is wrong with the field. */
  complaint: 'needed' | 'badCode' | undefined;
}

const SAMPLE_CODES: Record<LinkKind, string> = { partner: 'partner-code', friend: 'referral-id' };

/** @param origin of the public site: the link is for others */
export function createPartnerKit(linkKind: LinkKind, origin: string, path: string) {
  const sampleCode = SAMPLE_CODES[linkKind];
  const sample = (samplePath: string): Kit => ({
    kind: 'sample',
    code: sampleCode,
    link: linkWithCode(linkKind, origin, samplePath, sampleCode),
    complaint: undefined,
  });
  const $kit = atom<Kit>(sample(path));

  return {
    $kit,
    /** @param path of the page that the link leads to, with its language's prefix */
    change(typed: string, newPath: string) {
      const read = readTypedCode(linkKind, typed);
      if (read.kind === 'code') {
        const link = linkWithCode(linkKind, origin, newPath, read.code);
        $kit.set({ kind: 'own', code: read.code, link, complaint: undefined });
      } else if (read.kind === 'none') $kit.set(sample(newPath));
      else $kit.set({ ...sample(newPath), kind: 'wrong', complaint: 'badCode' });
    },
    /** @returns whether the link may be copied; if not, the field says what is missing */
    requireCode() {
      const kit = $kit.get();
      if (kit.kind === 'own') return true;
      $kit.set({ ...kit, complaint: kit.kind === 'sample' ? 'needed' : 'badCode' });
      return false;
    },
  };
}
