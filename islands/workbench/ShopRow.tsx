/** A shop of the list. In a storm of pushes only the rows whose shops have changed are rendered anew. */
import { memo, type RefCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Store } from '#src/stores/workbench/client.ts';
import type { Parts } from './create-workbench.ts';
import type { Question } from './panel.tsx';
import { useRights } from './rights.tsx';
import { ShopMenu, type MenuItem } from './ShopMenu.tsx';

/** Colours of berths; a shop keeps its own. */
const HUES = 8;

interface Props {
  parts: Parts;
  shop: Store;
  /** Its place in the list, and where that is. */
  index: number;
  startPx: number;
  total: number;
  /** The panel beside the list is about it. */
  isShown: boolean;
  isChosen: boolean;
  isBusy: boolean;
  /** As far as the client has told. */
  isOnline: boolean | undefined;
  measure: RefCallback<HTMLElement>;
  ask: (question: Question) => void;
  onShow: (id: string) => void;
}

export const ShopRow = memo(function ShopRow({ parts, shop, ask, onShow, ...row }: Props) {
  const { t } = useTranslation('workbench');
  const { t: more } = useTranslation('workbenchShop');
  const mayClearData = useRights()('clearData');
  const { shops, selection, usage, statusMessage } = parts;
  const { index, startPx, total, isShown, isChosen, isBusy, isOnline, measure } = row;
  const { id, name } = shop;
  const isOpen = shop.status === 'open';

  const openNow = () => {
    usage.count('open', 1);
    void shops.open(id);
  };
  const open = () => {
    if (shop.risk === 'none') {
      openNow();
      return;
    }
    ask({
      title: t('shops.openAnyway.title'),
      text: t('shops.openAnyway.text', { risk: t(`shops.risks.${shop.risk}`) }),
      yes: t('shops.openAnyway.yes'),
      act: openNow,
    });
  };
  const tell = (work: Promise<boolean>, done: string) =>
    void work.then((isDone) => {
      if (isDone) statusMessage.say(done);
    });
  const items: MenuItem[] = [
    {
      label: t('shops.cache'),
      act: () =>
        ask({
          title: t('shops.confirmCache.title', { name }),
          text: t('shops.confirmCache.text'),
          act: () => tell(shops.clearCache(id), more('data.cacheDone', { name })),
        }),
    },
    ...(mayClearData
      ? [
          {
            label: t('shops.data'),
            isDanger: true,
            act: () =>
              ask({
                title: t('shops.confirmData.title', { name }),
                text: t('shops.confirmData.text'),
                act: () => tell(shops.clearUserData(id), more('data.dataDone', { name })),
              }),
          },
        ]
      : []),
  ];

  return (
    <li
      ref={measure}
      data-index={index}
      data-risk={shop.risk}
      data-shown={isShown}
      aria-setsize={total}
      aria-posinset={index + 1}
      style={{ transform: `translateY(${String(startPx)}px)` }}
    >
      <label className="wb-choose">
        <input
          type="checkbox"
          aria-label={more('bulk.choose', { name })}
          checked={isChosen}
          onChange={() => selection.toggle(id)}
        />
      </label>
      <span className="wb-shop wb-shop--berth">
        <span className="wb-berth stencil" data-hue={hueOf(id)} aria-hidden="true">
          {shop.site}
        </span>
        <button
          className="wb-name"
          type="button"
          aria-expanded={isShown}
          aria-label={more('details', { name })}
          onClick={() => onShow(id)}
        >
          <strong>{name}</strong>
        </button>
        <span className="small soft">
          {shop.platform} · {shop.site}
          {shop.tag && <span className="wb-tag">{shop.tag}</span>}
        </span>
      </span>
      <span className="stencil" data-online={isOnline}>
        {shop.ip}
      </span>
      <span className="wb-marks">
        <span className={isOpen ? 'badge badge--ok' : 'badge'}>{t(`shops.statuses.${shop.status}`)}</span>
        {shop.risk !== 'none' && <span className="badge badge--danger">{t(`shops.risks.${shop.risk}`)}</span>}
      </span>
      <span className="wb-actions">
        <button
          className={isOpen ? 'button button--small button--quiet' : 'button button--small'}
          type="button"
          aria-disabled={isBusy}
          aria-label={`${isOpen ? t('shops.close') : t('shops.open')} ${name}`}
          onClick={() => {
            if (isBusy) return;
            if (isOpen) void shops.close(id);
            else open();
          }}
        >
          {isBusy ? t('shops.opening') : isOpen ? t('shops.close') : t('shops.open')}
        </button>
        <ShopMenu label={`${t('shops.more')} ${name}`} items={items} />
      </span>
    </li>
  );
});

function hueOf(id: string): number {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return (sum % HUES) + 1;
}
