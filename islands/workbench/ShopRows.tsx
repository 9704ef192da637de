/** The list of shops. Only the rows in view are in the page, so that a thousand of them scroll like ten. */
import { useStore } from '@nanostores/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Store } from '#src/stores/workbench/client.ts';
import type { Parts } from './create-workbench.ts';
import type { Question } from './panel.tsx';
import { useRights } from './rights.tsx';
import { ShopMenu, type MenuItem } from './ShopMenu.tsx';

const ROW_PX = 68;
const PHONE_ROW_PX = 128;
/** Above and below the list. */
const BORDERS_PX = 2;
/** Colours of berths; a shop keeps its own. */
const HUES = 8;

interface Props {
  parts: Parts;
  visible: readonly Store[];
  ask: (question: Question) => void;
  shown: string | undefined;
  onShow: (id: string) => void;
}

export function ShopRows({ parts, visible, ask, shown, onShow }: Props) {
  const { t } = useTranslation('workbench');
  const { t: more } = useTranslation('workbenchShop');
  const { shops, selection, usage, statusMessage } = parts;
  const busy = useStore(shops.tasks.$busy);
  const chosen = useStore(selection.$chosen);
  const proxies = useStore(shops.$proxies);
  const mayClearData = useRights()('clearData');
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

  const openNow = (shop: Store) => {
    usage.count('open', 1);
    void shops.open(shop.id);
  };
  const open = (shop: Store) => {
    if (shop.risk === 'none') {
      openNow(shop);
      return;
    }
    ask({
      title: t('shops.openAnyway.title'),
      text: t('shops.openAnyway.text', { risk: t(`shops.risks.${shop.risk}`) }),
      yes: t('shops.openAnyway.yes'),
      act: () => openNow(shop),
    });
  };
  const tell = (work: Promise<boolean>, done: string) =>
    void work.then((isDone) => {
      if (isDone) statusMessage.say(done);
    });
  const itemsOf = ({ id, name }: Store): MenuItem[] => [
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
              data-shown={shop.id === shown}
              aria-setsize={visible.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${String(start)}px)` }}
            >
              <label className="wb-choose">
                <input
                  type="checkbox"
                  aria-label={more('bulk.choose', { name: shop.name })}
                  checked={chosen.has(shop.id)}
                  onChange={() => selection.toggle(shop.id)}
                />
              </label>
              <span className="wb-shop wb-shop--berth">
                <span className="wb-berth stencil" data-hue={hueOf(shop.id)} aria-hidden="true">
                  {shop.site}
                </span>
                <button
                  className="wb-name"
                  type="button"
                  aria-expanded={shop.id === shown}
                  aria-label={more('details', { name: shop.name })}
                  onClick={() => onShow(shop.id)}
                >
                  <strong>{shop.name}</strong>
                </button>
                <span className="small soft">
                  {shop.platform} · {shop.site}
                  {shop.tag && <span className="wb-tag">{shop.tag}</span>}
                </span>
              </span>
              <span className="stencil" data-online={proxies.get(shop.id)?.isOnline}>
                {shop.ip}
              </span>
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
                <ShopMenu label={`${t('shops.more')} ${shop.name}`} items={itemsOf(shop)} />
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function hueOf(id: string): number {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return (sum % HUES) + 1;
}
