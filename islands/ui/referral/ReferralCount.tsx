/** The number of sign-ups with the signed-in visitor's referral ID. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadOptional } from '#src/browser/load-optional.ts';
import { useOwnAccount } from './use-own-account.ts';

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
