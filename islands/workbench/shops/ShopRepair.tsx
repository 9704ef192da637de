/** When a shop does not work: let the client repair it, open its bar for repairs, or start the shop anew. */
import { useStore } from '@nanostores/react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Store } from '#src/stores/client/client.ts';
import type { Parts } from '#islands/workbench/create-workbench.ts';
import { Act, type Question } from '#islands/workbench/panel.tsx';

interface Props {
  parts: Parts;
  shop: Store;
  ask: (question: Question) => void;
}

export const ShopRepair = memo(function ShopRepair({ parts, shop, ask }: Props) {
  const { t } = useTranslation('workbenchShop');
  const { detail, say, usage } = parts;
  const { isRepairBarOpen } = useStore(detail.$state);
  const busy = useStore(detail.tasks.$busy);

  const repair = async () => {
    const fixed = await usage.span('repair', detail.repair);
    if (detail.tasks.$failure.get() === '') {
      say(t(fixed === 0 ? 'repair.nothing' : 'repair.done', { name: shop.name }));
    }
  };

  return (
    <section className="wb-part">
      <h3>{t('repair.title')}</h3>
      <div className="cluster">
        <Act isOff={busy.has('repair')} onPress={() => void repair()}>
          {t(busy.has('repair') ? 'repair.busy' : 'repair.auto')}
        </Act>
        <Act
          isOff={busy.has('restart')}
          onPress={() =>
            ask({
              title: t('repair.confirm.title', { name: shop.name }),
              text: t('repair.confirm.text'),
              yes: t('repair.restart'),
              act: () => void detail.restart(),
            })
          }
        >
          {t('repair.restart')}
        </Act>
        <Act look="button--quiet" onPress={() => void detail.showRepairBar()}>
          {t('repair.bar')}
        </Act>
      </div>
      <p className="small soft" role="status">
        {isRepairBarOpen && t('repair.barOpen')}
      </p>
    </section>
  );
});
