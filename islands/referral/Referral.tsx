/** The referral ID of the signed-in person, on the page after a registration. */
import { useEffect } from 'react';
import { OwnReferral } from '#islands/ui/referral/OwnReferral.tsx';
import { useOwnAccount } from '#islands/ui/referral/ReferralCount.tsx';
import { withTexts, type IslandProps } from '#islands/ui/texts.tsx';
import { pageRoot } from '#src/browser/page-facts.ts';
import type { ReferralPaths } from '#src/config/path-to.ts';

interface Props extends IslandProps<'referral'> {
  paths: ReferralPaths;
}

export const Referral = withTexts(Own);

function Own({ paths }: Props) {
  const code = useOwnAccount()?.referral ?? '';
  // src/browser/show-registered.ts has looked before the paint; a sign-out comes later.
  useEffect(() => void pageRoot().toggleAttribute('data-own-account', code !== ''), [code]);
  return <OwnReferral code={code} paths={paths} />;
}
