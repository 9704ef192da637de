/** The shops: what is looked for, what is chosen, the list, and one of them beside it. */
import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { pageHost } from '#src/browser/page-host.ts';
import { onDemand } from '#islands/workbench/on-demand.tsx';
import { Panel, useBench } from '#islands/workbench/panel.tsx';
import { NO_FILTER } from './shops.ts';
import { BulkBar } from './BulkBar.tsx';
import { ShopRows } from './ShopRows.tsx';
import { ShopTools } from './ShopTools.tsx';

export const OnDemandShopPanel = onDemand(() => import('./ShopPanel.tsx').then(({ ShopPanel }) => ShopPanel));

export function ShopsPanel() {
  const { t } = useTranslation('workbench');
  const { shops } = useBench().parts;
  const all = useStore(shops.$shops);
  const visible = useStore(shops.$visible);
  const shown = useStore(shops.$shown);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => void shops.load(), [shops]);
  const shop = all.find(({ id }) => id === shown);

  const close = useCallback(() => {
    // Back to where it was opened from, where that is still in the page.
    const opener = list.current?.querySelector<HTMLElement>('.wb-name[aria-expanded="true"]');
    shops.show(undefined);
    const next = opener ?? list.current?.querySelector<HTMLElement>('.wb-rows');
    // On a narrow page the list comes back first.
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
            {visible.length > 0 && <BulkBar />}
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
