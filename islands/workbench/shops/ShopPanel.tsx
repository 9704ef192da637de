/** One shop beside the list. Each part leaves out what an older client lacks. */
import { useStore } from '@nanostores/react';
import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import type { Store } from '#src/stores/client/client.ts';
import { Failure, useWorkbench } from '#islands/workbench/panel.tsx';
import { MissingRight, useRights } from '#islands/workbench/rights.tsx';
import { Skeleton } from '#islands/workbench/on-demand.tsx';
import { useShopActions } from './shop-actions.tsx';
import { ShopAddress, ShopRepair, ShopTabs, ShopTag, ShopWhitelist } from './ShopParts.tsx';

interface Props {
  shop: Store;
  onClose: () => void;
}

export const ShopPanel = memo(function ShopPanel({ shop, onClose }: Props) {
  const { t } = useTranslation('workbenchShop');
  const { detail } = useWorkbench().parts;
  const heading = useRef<HTMLHeadingElement>(null);
  const state = useStore(detail.$state);
  useEffect(() => {
    heading.current?.focus();
    void detail.show(shop.id);
  }, [detail, shop.id]);
  const isShown = state.id === shop.id && state.isLoaded;

  return (
    <section
      className="wb-detail wb-sheet"
      aria-labelledby="wb-detail-name"
      onKeyDown={({ key, target }) => {
        // Dialogs handle Escape themselves, and it must not discard half-typed text.
        const isElsewhere = target instanceof Element && target.closest('dialog, input, textarea, select');
        if (key === 'Escape' && !isElsewhere) onClose();
      }}
    >
      <header className="wb-detail__head">
        <div>
          <h2 id="wb-detail-name" tabIndex={-1} ref={heading}>
            {shop.name}
          </h2>
          <p className="small soft">
            {shop.platform} · {shop.site} · <span className="stencil">{shop.ip}</span>
          </p>
        </div>
        <Button look="small quiet" onClick={onClose} label={t('close')} />
      </header>
      <Marks {...{ shop }} />
      {/* Who may change one of these may change all. */}
      <MissingRight right="changeIp" what={t('needsRight')} />
      <Failure tasks={detail.tasks} />
      {isShown ? (
        <>
          <ShopTabs {...{ shop }} />
          <ShopAddress {...{ shop }} />
          <ShopWhitelist {...{ shop }} />
          <ShopRepair {...{ shop }} />
          <ShopTag key={`tag-${shop.id}`} {...{ shop }} />
        </>
      ) : (
        <Skeleton />
      )}
      <Data id={shop.id} name={shop.name} />
      <About id={shop.id} />
    </section>
  );
});

function Marks({ shop }: Pick<Props, 'shop'>) {
  const { t } = useTranslation('workbenchShop');
  const { t: workbench } = useTranslation('workbench');
  const proxy = useStore(useWorkbench().parts.shops.$proxies).get(shop.id);
  return (
    <p className="wb-marks cluster" role="status">
      <span className="shop-status" data-status={shop.status}>
        {workbench(`shops.statuses.${shop.status}`)}
      </span>
      {shop.risk !== 'none' && (
        <span className="badge badge--danger">{workbench(`shops.risks.${shop.risk}`)}</span>
      )}
      {proxy && (
        <span className={proxy.isOnline ? 'badge badge--ok' : 'badge'}>
          {t(proxy.isOnline ? 'proxy.online' : 'proxy.offline', { ip: proxy.ip || shop.ip })}
        </span>
      )}
    </p>
  );
}

const Data = memo(function Data({ id, name }: Pick<Store, 'id' | 'name'>) {
  const { t } = useTranslation('workbenchShop');
  const { t: workbench } = useTranslation('workbench');
  const mayClearData = useRights()('clearData');
  const { clearCache, clearData } = useShopActions();
  return (
    <section className="wb-part">
      <h3>{t('data.title')}</h3>
      <div className="cluster">
        <Button look="small" onClick={() => clearCache({ id, name })} label={workbench('shops.cache')} />
        {mayClearData && (
          <Button
            look="small"
            className="wb-danger"
            onClick={() => clearData({ id, name })}
            label={workbench('shops.data')}
          />
        )}
      </div>
    </section>
  );
});

/** What the client has reported about this shop. */
const About = memo(function About({ id }: Pick<Store, 'id'>) {
  const { t } = useTranslation('workbenchShop');
  const about = useStore(useWorkbench().parts.messages.$messages).filter(({ storeId }) => storeId === id);
  if (about.length === 0) return null;
  return (
    <section className="wb-part">
      <h3>{t('messages')}</h3>
      <ul className="wb-messages">
        {about.map((message) => (
          <li className="cluster" key={message.id}>
            <strong>{message.title}</strong>
            <p className="small">{message.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
});
