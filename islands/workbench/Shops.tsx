/** The list of shops. Only the rows in view are in the page, so that a thousand of them scroll like ten. */
import { useStore } from '@nanostores/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Store } from '#src/stores/workbench/client.ts';
import { NO_FILTER, type ShopFilter, type Shops } from '#src/stores/workbench/shops.ts';
import { Panel, useQuestion, type Question } from './panel.tsx';
import { ShopMenu, type MenuItem } from './ShopMenu.tsx';

const ROW_PX = 68;
const PHONE_ROW_PX = 128;
/** Above and below the list. */
const BORDERS_PX = 2;
const STATUSES = ['open', 'opening', 'closed'] as const;

interface Props {
  shops: Shops;
  mayClearData: boolean;
}

export function ShopsPanel({ shops, mayClearData }: Props) {
  const { t } = useTranslation('workbench');
  const load = useStore(shops.$load);
  const all = useStore(shops.$shops);
  const visible = useStore(shops.$visible);
  const filter = useStore(shops.$filter);
  const risks = useStore(shops.$risks);
  const [ask, dialog] = useQuestion();
  useEffect(() => void shops.load(), [shops]);

  return (
    <Panel load={load} tasks={shops.tasks} onRetry={() => void shops.load()}>
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
        <label className="check">
          <input
            type="checkbox"
            checked={filter.risk === 'risky'}
            onChange={(event) => shops.setFilter({ risk: event.target.checked ? 'risky' : 'any' })}
          />
          <span>{t('shops.risky')}</span>
        </label>
      </div>
      {risks.device + risks.login > 0 && (
        <p className="notice notice--warn wb-risk">
          {(['device', 'login'] as const)
            .filter((kind) => risks[kind] > 0)
            .map((kind) => (
              <span key={kind}>{t(`shops.riskSummary.${kind}`, { number: risks[kind] })}</span>
            ))}
        </p>
      )}
      <p className="small soft" role="status">
        {t('shops.count', { shown: visible.length, total: all.length })}
      </p>
      {visible.length === 0 ? (
        <div className="wb-empty">
          <p>{all.length === 0 ? t('shops.none') : t('shops.empty')}</p>
          {all.length > 0 && (
            <button className="button" type="button" onClick={() => shops.setFilter(NO_FILTER)}>
              {t('shops.clear')}
            </button>
          )}
        </div>
      ) : (
        <ShopRows {...{ shops, visible, ask, mayClearData }} />
      )}
      {dialog}
    </Panel>
  );
}

interface RowsProps extends Props {
  visible: readonly Store[];
  ask: (question: Question) => void;
}

function ShopRows({ shops, visible, ask, mayClearData }: RowsProps) {
  const { t } = useTranslation('workbench');
  const busy = useStore(shops.tasks.$busy);
  const scroller = useRef<HTMLDivElement>(null);
  const isNarrow = (scroller.current?.clientWidth ?? 1000) < 640;
  // eslint-disable-next-line react-hooks/incompatible-library -- the compiler that this rule speaks for is not used
  const rows = useVirtualizer({
    count: visible.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => (isNarrow ? PHONE_ROW_PX : ROW_PX),
    overscan: 8,
    getItemKey: (index) => visible[index]?.id ?? index,
  });

  const open = (shop: Store) => {
    if (shop.risk === 'none') return void shops.open(shop.id);
    ask({
      title: t('shops.openAnyway.title'),
      text: t('shops.openAnyway.text', { risk: t(`shops.risks.${shop.risk}`) }),
      yes: t('shops.openAnyway.yes'),
      act: () => void shops.open(shop.id),
    });
  };

  const clearData = ({ id, name }: Store): MenuItem => ({
    label: t('shops.data'),
    isDanger: true,
    act: () =>
      ask({
        title: t('shops.confirmData.title', { name }),
        text: t('shops.confirmData.text'),
        act: () => void shops.clearUserData(id),
      }),
  });

  return (
    // A region that scrolls has to be reachable by keyboard.
    <div
      className="wb-rows"
      ref={scroller}
      tabIndex={0}
      role="region"
      aria-label={t('tabs.shops')}
      style={{ maxBlockSize: rows.getTotalSize() + BORDERS_PX }}
    >
      <ul style={{ blockSize: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start, key }) => {
          const shop = visible[index];
          if (!shop) return null;
          const isOpen = shop.status === 'open';
          const isBusy =
            shop.status === 'opening' || busy.has(`open:${shop.id}`) || busy.has(`close:${shop.id}`);
          return (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              data-risk={shop.risk}
              aria-setsize={visible.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${String(start)}px)` }}
            >
              <span className="wb-shop">
                <strong>{shop.name}</strong>
                <span className="small soft">
                  {shop.platform} · {shop.site}
                </span>
              </span>
              <span className="stencil">{shop.ip}</span>
              <span className="wb-marks">
                <span className={isOpen ? 'badge badge--ok' : 'badge'}>
                  {t(`shops.statuses.${shop.status}`)}
                </span>
                {shop.risk !== 'none' && (
                  <span className="badge badge--danger">{t(`shops.risks.${shop.risk}`)}</span>
                )}
              </span>
              <span className="wb-actions">
                <button
                  className={isOpen ? 'button button--small button--quiet' : 'button button--small'}
                  type="button"
                  aria-disabled={isBusy}
                  aria-label={`${isOpen ? t('shops.close') : t('shops.open')} ${shop.name}`}
                  onClick={() => {
                    if (isBusy) return;
                    if (isOpen) void shops.close(shop.id);
                    else open(shop);
                  }}
                >
                  {isBusy ? t('shops.opening') : isOpen ? t('shops.close') : t('shops.open')}
                </button>
                <ShopMenu
                  label={`${t('shops.more')} ${shop.name}`}
                  items={[
                    {
                      label: t('shops.cache'),
                      act: () =>
                        ask({
                          title: t('shops.confirmCache.title', { name: shop.name }),
                          text: t('shops.confirmCache.text'),
                          act: () => void shops.clearCache(shop.id),
                        }),
                    },
                    ...(mayClearData ? [clearData(shop)] : []),
                  ]}
                />
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
