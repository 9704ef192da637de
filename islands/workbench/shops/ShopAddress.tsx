/** Which address of this computer the shop goes out by. A marketplace sees a change, so that is said before it is done. */
import { useStore } from '@nanostores/react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Store } from '#src/stores/client/client.ts';
import type { Parts } from '#islands/workbench/create-workbench.ts';
import { Act, type Question } from '#islands/workbench/panel.tsx';
import { Part, useRights } from '#islands/workbench/rights.tsx';

interface Props {
  parts: Parts;
  shop: Store;
  ask: (question: Question) => void;
}

export const ShopAddress = memo(function ShopAddress({ parts: { detail, say }, shop, ask }: Props) {
  const { t } = useTranslation('workbenchShop');
  const { address } = useStore(detail.$state);
  const busy = useStore(detail.tasks.$busy);
  const [chosen, setChosen] = useState<string>();
  const may = useRights();
  if (!address) return null;
  const { addresses, boundIp, ip } = address;
  const wanted = chosen ?? boundIp ?? '';
  const isChange = wanted !== '' && wanted !== boundIp;

  return (
    <Part title={t('ip.title')} right="changeIp">
      <p className="small soft">{t('ip.hint')}</p>
      <p className="small">{boundIp === null ? t('ip.free', { ip }) : t('ip.bound', { ip: boundIp })}</p>
      {may('changeIp') && (
        <div className="input-row">
          <select
            className="input"
            aria-label={t('ip.choose')}
            value={wanted}
            onChange={(event) => setChosen(event.target.value)}
          >
            {boundIp === null && <option value="">{t('ip.none')}</option>}
            {addresses.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
          <Act
            isOff={!isChange || busy.has('ip')}
            onPress={() =>
              ask({
                title: t('ip.confirm.title', { name: shop.name }),
                text:
                  boundIp === null
                    ? t('ip.confirm.bind', { from: ip, ip: wanted })
                    : t('ip.confirm.change', { from: boundIp, ip: wanted }),
                yes: t(boundIp === null ? 'ip.bind' : 'ip.change'),
                act: () =>
                  void detail.bindIp(wanted).then((isDone) => {
                    if (isDone) say(t('ip.done', { name: shop.name, ip: wanted }));
                  }),
              })
            }
          >
            {t(boundIp === null ? 'ip.bind' : 'ip.change')}
          </Act>
        </div>
      )}
    </Part>
  );
});
