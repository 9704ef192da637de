/** The number of sign-ups with the signed-in visitor's referral ID. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { loadOptional } from '#src/browser/load-optional.ts';
import { clock } from '#src/browser/clock.ts';
import { local, onOtherTab } from '#src/browser/storage.ts';
import { SIGNED_IN_KEY } from '#src/config/flow-keys.ts';
import { ownAccountOf, type OwnAccount } from '#src/domain/signed-in.ts';

/** @param code the ID that is shown beside it */
export function ReferralCount({ code }: { code: string }) {
  const { t } = useTranslation('referral');
  const own = useOwnAccount();
  const session = own?.referral === code ? own.session : '';
  const [count, setCount] = useState<number | 'asked' | 'failed'>('asked');
  useEffect(() => {
    if (!session) return undefined;
    let isUnmounted = false;
    const load = () => import('./count.ts').then(({ countReferrals }) => countReferrals(session));
    void loadOptional(load).then((answer) => {
      if (!isUnmounted) setCount(answer ?? 'failed');
    });
    return () => {
      isUnmounted = true;
    };
  }, [session]);
  if (!session) return null;
  return (
    <p role="status">
      {count === 'asked' && t('count.asked')}
      {count === 'failed' && t('count.failed')}
      {count === 0 && t('count.none')}
      {typeof count === 'number' && count > 0 && t('count.some', { count })}
    </p>
  );
}

/** The site's own account that is signed in here; `undefined` in the HTML and after a sign-out. */
export function useOwnAccount(): OwnAccount | undefined {
  const kept = useSyncExternalStore(
    (onChange) => onOtherTab(SIGNED_IN_KEY, onChange),
    () => local.get(SIGNED_IN_KEY),
    () => undefined,
  );
  return ownAccountOf(kept, clock.wallMs());
}
