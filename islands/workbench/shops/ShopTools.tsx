/** By what the shops are looked for, and in which order they stand. Apart, so that a shop that changes renders none of it. */
import { useStore } from '@nanostores/react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBench } from '#islands/workbench/panel.tsx';
import { SHOP_ORDERS, type ShopFilter } from './shops.ts';

const STATUSES = ['open', 'opening', 'closed'] as const;

export const ShopTools = memo(function ShopTools() {
  const { t } = useTranslation('workbench');
  const { t: more } = useTranslation('workbenchShop');
  const { shops } = useBench().parts;
  const filter = useStore(shops.$filter);
  return (
    <div className="wb-tools" role="search">
      <input
        className="input"
        type="search"
        aria-label={t('shops.search')}
        placeholder={t('shops.search')}
        value={filter.query}
        onChange={(event) => shops.setFilter({ query: event.target.value })}
      />
      <select
        className="input input--fit"
        aria-label={t('shops.status')}
        value={filter.status}
        // The options below are the values of the type.
        onChange={(event) => shops.setFilter({ status: event.target.value as ShopFilter['status'] })}
      >
        <option value="any">{t('shops.anyStatus')}</option>
        {STATUSES.map((status) => (
          <option key={status} value={status}>
            {t(`shops.statuses.${status}`)}
          </option>
        ))}
      </select>
      <select
        className="input input--fit"
        aria-label={more('order.label')}
        value={filter.order}
        // As above.
        onChange={(event) => shops.setFilter({ order: event.target.value as ShopFilter['order'] })}
      >
        {SHOP_ORDERS.map((order) => (
          <option key={order} value={order}>
            {more(`order.${order}`)}
          </option>
        ))}
      </select>
      <Changed isOn={filter.risk === 'risky'} />
    </div>
  );
});

/** Shows the shops with a warning alone; nothing where there is none. Apart, since each push may change their number. */
function Changed({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation('workbench');
  const { shops } = useBench().parts;
  const { device, login } = useStore(shops.$risks);
  const number = device + login;
  if (number === 0 && !isOn) return null;
  return (
    <label className="choice">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => shops.setFilter({ risk: event.target.checked ? 'risky' : 'any' })}
      />
      {t('shops.risky', { number })}
    </label>
  );
}
