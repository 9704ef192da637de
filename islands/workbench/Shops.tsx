/** The shops: what is looked for, what is chosen, the list, and one of them beside it. */
import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { pageHost } from '#src/browser/page-host.ts';
import { NO_FILTER, type ShopFilter } from '#src/stores/workbench/shops.ts';
import { BulkBar } from './BulkBar.tsx';
import type { Parts } from './create-workbench.ts';
import { onDemand } from './on-demand.tsx';
import { Panel, useQuestion } from './panel.tsx';
import { ShopRows } from './ShopRows.tsx';

const STATUSES = ['open', 'opening', 'closed'] as const;

export const OnDemandShopPanel = onDemand(() => import('./ShopPanel.tsx').then(({ ShopPanel }) => ShopPanel));

interface Props {
  parts: Parts;
  /** The shop beside the list. */
  shown: string | undefined;
  onShow: (id: string | undefined) => void;
}

export function ShopsPanel({ parts, shown, onShow }: Props) {
  const { t } = useTranslation('workbench');
  const { shops } = parts;
  const load = useStore(shops.$load);
  const all = useStore(shops.$shops);
  const visible = useStore(shops.$visible);
  const filter = useStore(shops.$filter);
  const risks = useStore(shops.$risks);
  const [ask, dialog] = useQuestion();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => void shops.load(), [shops]);
  const shop = all.find(({ id }) => id === shown);

  const close = useCallback(() => {
    // Back to where it was opened from, where that is still in the page.
    const opener = list.current?.querySelector<HTMLElement>('.wb-name[aria-expanded="true"]');
    onShow(undefined);
    const next = opener ?? list.current?.querySelector<HTMLElement>('.wb-rows');
    // On a narrow page the list comes back first.
    pageHost.nextFrame(() => next?.focus());
  }, [onShow]);

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
      <div className="wb-pair" data-open={shop !== undefined} ref={list}>
        <div className="wb-pair__list">
          <p className="small soft wb-count" role="status">
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
            <>
              <BulkBar {...{ parts, visible, ask }} />
              <ShopRows {...{ parts, visible, ask, shown, onShow }} />
            </>
          )}
        </div>
        {shop && <OnDemandShopPanel {...{ parts, shop }} onClose={close} />}
      </div>
      {dialog}
    </Panel>
  );
}
