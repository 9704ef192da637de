/** One shop beside the list: everything about it, each part leaving out what an older client does not know. */
import { useStore } from '@nanostores/react';
import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Store } from '#src/stores/client/client.ts';
import type { Parts } from '#islands/workbench/create-workbench.ts';
import { Failure, type Question, useQuestion } from '#islands/workbench/panel.tsx';
import { Lacking, useRights } from '#islands/workbench/rights.tsx';
import { Skeleton } from '#islands/workbench/Skeleton.tsx';
import { ShopAddress } from './ShopAddress.tsx';
import { ShopRepair } from './ShopRepair.tsx';
import { ShopTabs } from './ShopTabs.tsx';
import { ShopTag } from './ShopTag.tsx';
import { ShopWhitelist } from './ShopWhitelist.tsx';
import { useClearing } from './use-clearing.ts';

interface Props {
  parts: Parts;
  shop: Store;
  onClose: () => void;
}

export const ShopPanel = memo(function ShopPanel({ parts, shop, onClose }: Props) {
  const { t } = useTranslation('workbenchShop');
  const { detail } = parts;
  const heading = useRef<HTMLHeadingElement>(null);
  const state = useStore(detail.$state);
  const [ask, dialog] = useQuestion();
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
        // Questions have an Escape of their own, and what is half typed is not thrown away by one.
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
        <button className="button button--small button--quiet" type="button" onClick={onClose}>
          {t('close')}
        </button>
      </header>
      <Marks {...{ parts, shop }} />
      {/* Who may change one of these may change all of them. */}
      <Lacking right="changeIp" what={t('needsRight')} />
      <Failure tasks={detail.tasks} />
      {isShown ? (
        <>
          <ShopTabs {...{ detail, shop }} />
          <ShopAddress {...{ parts, shop, ask }} />
          <ShopWhitelist {...{ parts, shop }} />
          <ShopRepair {...{ parts, shop, ask }} />
          <ShopTag key={`tag-${shop.id}`} {...{ parts, shop }} />
        </>
      ) : (
        <Skeleton />
      )}
      <Data {...{ parts, ask }} id={shop.id} name={shop.name} />
      <About {...{ parts }} id={shop.id} />
      {dialog}
    </section>
  );
});

type Piece = Pick<Props, 'parts'>;

function Marks({ parts, shop }: Pick<Props, 'parts' | 'shop'>) {
  const { t } = useTranslation('workbenchShop');
  const { t: bench } = useTranslation('workbench');
  const proxy = useStore(parts.shops.$proxies).get(shop.id);
  return (
    <p className="wb-marks cluster" role="status">
      <span className="shop-status" data-status={shop.status}>
        {bench(`shops.statuses.${shop.status}`)}
      </span>
      {shop.risk !== 'none' && (
        <span className="badge badge--danger">{bench(`shops.risks.${shop.risk}`)}</span>
      )}
      {proxy && (
        <span className={proxy.isOnline ? 'badge badge--ok' : 'badge'}>
          {t(proxy.isOnline ? 'proxy.online' : 'proxy.offline', { ip: proxy.ip || shop.ip })}
        </span>
      )}
    </p>
  );
}

type DataProps = Piece & Pick<Store, 'id' | 'name'> & { ask: (question: Question) => void };

const Data = memo(function Data({ parts, id, name, ask }: DataProps) {
  const { t } = useTranslation('workbenchShop');
  const { t: bench } = useTranslation('workbench');
  const mayClearData = useRights()('clearData');
  const { clearCache, clearData } = useClearing(parts, ask);
  return (
    <section className="wb-part">
      <h3>{t('data.title')}</h3>
      <div className="cluster">
        <button className="button button--small" type="button" onClick={() => clearCache({ id, name })}>
          {bench('shops.cache')}
        </button>
        {mayClearData && (
          <button
            className="button button--small wb-danger"
            type="button"
            onClick={() => clearData({ id, name })}
          >
            {bench('shops.data')}
          </button>
        )}
      </div>
    </section>
  );
});

/** What the client has said about this shop. */
const About = memo(function About({ parts, id }: Piece & Pick<Store, 'id'>) {
  const { t } = useTranslation('workbenchShop');
  const about = useStore(parts.messages.$messages).filter(({ storeId }) => storeId === id);
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
