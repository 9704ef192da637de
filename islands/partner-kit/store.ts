/**
 * The kit that makes a link of a code while it is typed, for partners and for people who invite a friend: nothing is sent.
 * Until there is a code, a sample shows what comes; it cannot be taken, since a link with the sample's code would count for no partner.
 */
import { atom } from 'nanostores';
import { linkWithCode, readTypedCode, type LinkKind } from './link.ts';

export interface Kit {
  /** Whose link it is: none yet, the visitor's, or a text that is no code. */
  kind: 'sample' | 'own' | 'wrong';
  code: string;
  /** The sample's, where there is no code. */
  link: string;
  /** What is wrong with the field. */
  complaint: 'needed' | 'badCode' | undefined;
}

const SAMPLE_CODES: Record<LinkKind, string> = { partner: 'partner-code', friend: 'referral-id' };

/** @param origin of the public site: the link is for others */
export function createPartnerKit(linkKind: LinkKind, origin: string, path: string) {
  const sampleCode = SAMPLE_CODES[linkKind];
  const linkTo = (target: string, code: string) => linkWithCode(linkKind, origin, target, code) ?? '';
  const sample = (samplePath: string): Kit => ({
    kind: 'sample',
    code: sampleCode,
    link: linkTo(samplePath, sampleCode),
    complaint: undefined,
  });
  const $kit = atom<Kit>(sample(path));

  return {
    $kit,
    /** @param path of the page that the link leads to, with its language's prefix */
    change(typed: string, newPath: string) {
      const read = readTypedCode(linkKind, typed);
      if (read.kind === 'code') {
        $kit.set({ kind: 'own', code: read.code, link: linkTo(newPath, read.code), complaint: undefined });
      } else if (read.kind === 'none') $kit.set(sample(newPath));
      else $kit.set({ ...sample(newPath), kind: 'wrong', complaint: 'badCode' });
    },
    /** @returns whether it may be handed on; if not, the field says what is missing */
    take() {
      const kit = $kit.get();
      if (kit.kind === 'own') return true;
      $kit.set({ ...kit, complaint: kit.kind === 'sample' ? 'needed' : 'badCode' });
      return false;
    },
  };
}
