/** The shops panel: search, selection, the list, and one shop beside it. */
import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { Select } from '#islands/ui/Select.tsx';
import { pageHost } from '#src/browser/page-host.ts';
import { onDemand } from '#islands/workbench/on-demand.tsx';
import { Panel, SearchTools, useWorkbench } from '#islands/workbench/panel.tsx';
import { NO_FILTER, SHOP_ORDERS } from './shops.ts';
import { BulkBar } from './BulkBar.tsx';
import { ShopRows } from './ShopRows.tsx';

export const OnDemandShopPanel = onDemand(() => import('./ShopPanel.tsx').then(({ ShopPanel }) => ShopPanel));

export function ShopsPanel() {
  const { t } = useTranslation('workbench');
  const { shops } = useWorkbench().parts;
  const all = useStore(shops.$shops);
  const visible = useStore(shops.$visible);
  const shown = useStore(shops.$shown);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => void shops.load(), [shops]);
  const shop = all.find(({ id }) => id === shown);

  const close = useCallback(() => {
    // The focus returns to the opener, if it is still in the page.
    const opener = list.current?.querySelector<HTMLElement>('.wb-name[aria-expanded="true"]');
    shops.show(undefined);
    const next = opener ?? list.current?.querySelector<HTMLElement>('.wb-rows');
    // On a narrow page the list must be shown first.
    pageHost.nextFrame(() => next?.focus());
  }, [shops]);

  return (
    <Panel of={shops}>
      <ShopTools />
      <div className="wb-pair" data-open={shop !== undefined} ref={list}>
        <div className="wb-pair__list">
          <div className="wb-head cluster">
            <p className="small soft wb-count" role="status">
              {t('shops.count', { shown: visible.length, total: all.length })}
            </p>
            <BulkBar />
          </div>
          {visible.length === 0 ? (
            <div className="wb-empty">
              <p>{all.length === 0 ? t('shops.none') : t('shops.empty')}</p>
              {all.length > 0 && (
                <Button onClick={() => shops.setFilter(NO_FILTER)} label={t('shops.clear')} />
              )}
            </div>
          ) : (
            <ShopRows {...{ visible, shown }} />
          )}
        </div>
        {shop && <OnDemandShopPanel {...{ shop }} onClose={close} />}
      </div>
    </Panel>
  );
}

const STATUSES = ['open', 'opening', 'closed'] as const;

/** Search and order of the list. A component of its own, so that a changed shop does not render it. */
const ShopTools = memo(function ShopTools() {
  const { t } = useTranslation('workbench');
  const { t: more } = useTranslation('workbenchShop');
  const { shops } = useWorkbench().parts;
  const filter = useStore(shops.$filter);
  return (
    <SearchTools
      label={t('shops.search')}
      query={filter.query}
      onQuery={(query) => shops.setFilter({ query })}
    >
      <Select
        className="input input--fit"
        aria-label={t('shops.status')}
        value={filter.status}
        options={[
          ['any', t('shops.anyStatus')],
          ...STATUSES.map((status) => [status, t(`shops.statuses.${status}`)] as const),
        ]}
        onChoose={(status) => shops.setFilter({ status })}
      />
      <Select
        className="input input--fit"
        aria-label={more('order.label')}
        value={filter.order}
        options={SHOP_ORDERS.map((order) => [order, more(`order.${order}`)])}
        onChoose={(order) => shops.setFilter({ order })}
      />
      <RiskFilter isOn={filter.risk === 'risky'} />
    </SearchTools>
  );
});

/**
 * A filter for shops with a warning; hidden if there are none. A component of its own: each push may change the count.
 */
function RiskFilter({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation('workbench');
  const { shops } = useWorkbench().parts;
  const number = useStore(shops.$riskCount);
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
