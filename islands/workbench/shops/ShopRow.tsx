/** A row of the list. Many pushes render only the rows of changed shops. */
import { memo, type RefCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Store } from '#src/stores/client/client.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useWorkbench } from '#islands/workbench/panel.tsx';
import { useRights } from '#islands/workbench/rights.tsx';
import { useShopActions } from './shop-actions.tsx';

/** Number of colours; a shop keeps its colour. */
const HUES = 8;

interface Props {
  shop: Store;
  /** Its line in the list, that line's position, and the shop's index. */
  index: number;
  startPx: number;
  place: number;
  total: number;
  /** The panel beside the list shows this shop. */
  isShown: boolean;
  isChosen: boolean;
  isBusy: boolean;
  /** Undefined until the client has reported it. */
  isOnline: boolean | undefined;
  measure: RefCallback<HTMLElement>;
}

export const ShopRow = memo(function ShopRow({ shop, measure, ...row }: Props) {
  const { t } = useTranslation('workbench');
  const { t: more } = useTranslation('workbenchShop');
  const { shops, selection } = useWorkbench().parts;
  const { open, clearCache, clearData } = useShopActions();
  const mayClearData = useRights()('clearData');
  const { id, name, tag } = shop;
  const isOpen = shop.status === 'open';
  const says = t(row.isBusy ? 'shops.opening' : isOpen ? 'shops.close' : 'shops.open');
  const cache: MenuItem = { label: t('shops.cache'), act: () => clearCache(shop) };
  const data: MenuItem = { label: t('shops.data'), isDanger: true, act: () => clearData(shop) };

  return (
    <li
      ref={measure}
      className={`shop-row hue-${String(hueOf(id))}`}
      data-index={row.index}
      data-shown={row.isShown}
      aria-setsize={row.total}
      aria-posinset={row.place}
      style={{ transform: `translateY(${String(row.startPx)}px)` }}
    >
      <label className="wb-choose">
        <input
          type="checkbox"
          aria-label={more('bulk.choose', { name })}
          checked={row.isChosen}
          onChange={() => selection.toggle(id)}
        />
      </label>
      <span className="shop-name">
        <span className="shop-plate stencil" aria-hidden="true">
          {shop.site}
        </span>
        <button
          className="wb-name"
          type="button"
          aria-expanded={row.isShown}
          aria-label={more('details', { name })}
          onClick={() => shops.show(id)}
        >
          <strong>{name}</strong>
        </button>
        <span className="small soft">
          {shop.platform}
          {tag && <span className="wb-tag">{tag}</span>}
        </span>
      </span>
      <span className="stencil" data-online={row.isOnline}>
        {shop.ip}
      </span>
      <span className="wb-marks cluster">
        <span className="shop-status" data-status={shop.status}>
          {t(`shops.statuses.${shop.status}`)}
        </span>
        {shop.risk !== 'none' && <span className="badge badge--danger">{t(`shops.risks.${shop.risk}`)}</span>}
      </span>
      <span className="wb-actions cluster">
        <Button
          look="small"
          className={isOpen ? 'shop-act' : 'shop-act shop-act--open'}
          isOff={row.isBusy}
          aria-label={`${says} ${name}`}
          onClick={({ detail }) => {
            // The second click of a double click would undo the first.
            if (detail > 1) return;
            if (isOpen) void shops.close(id);
            else open(shop);
          }}
          label={says}
        />
        <ShopMenu label={`${t('shops.more')} ${name}`} items={mayClearData ? [cache, data] : [cache]} />
      </span>
    </li>
  );
});

function hueOf(id: string): number {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return (sum % HUES) + 1;
}

interface MenuItem {
  label: string;
  isDanger?: boolean;
  act: () => void;
}

/** Further actions on a shop. It closes after a choice, by Escape, and when the focus leaves it. */
function ShopMenu({ label, items }: { label: string; items: readonly MenuItem[] }) {
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const close = () => {
    // Focus first: the dialog that follows returns the focus to it.
    summary.current?.focus();
    details.current?.removeAttribute('open');
  };
  return (
    <details
      className="wb-more"
      name="wb-more"
      ref={details}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Without a target the focus is nowhere: Safari does not focus a pressed button.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.removeAttribute('open');
      }}
    >
      <summary aria-label={label} ref={summary}>
        ⋯
      </summary>
      <div className="wb-sheet">
        {items.map((item) => (
          <button
            type="button"
            className={item.isDanger ? 'wb-danger' : undefined}
            key={item.label}
            onClick={() => {
              close();
              item.act();
            }}
          >
            {item.label}
          </button>
        ))}
      </div>
    </details>
  );
}
