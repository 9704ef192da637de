/**
 * A shop of the list. In a storm of pushes only the rows whose shops have changed are rendered anew, and of those only the
 * parts that tell what changed.
 */
import { memo, type RefCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Store } from '#src/stores/client/client.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useBench } from '#islands/workbench/panel.tsx';
import { useRights } from '#islands/workbench/rights.tsx';
import { useShopActs } from './acts.ts';

/** Colours of berths; a shop keeps its own. */
const HUES = 8;

interface Props {
  shop: Store;
  /** Its line in the list, and where that is; its place among the shops. */
  index: number;
  startPx: number;
  place: number;
  total: number;
  /** The panel beside the list is about it. */
  isShown: boolean;
  isChosen: boolean;
  isBusy: boolean;
  /** As far as the client has told. */
  isOnline: boolean | undefined;
  measure: RefCallback<HTMLElement>;
}

export const ShopRow = memo(function ShopRow({ shop, ...row }: Props) {
  const { t } = useTranslation('workbench');
  const { index, startPx, place, total, isShown, isChosen, isBusy, isOnline, measure } = row;
  const { id, name, site, platform, tag } = shop;
  const isOpen = shop.status === 'open';

  return (
    <li
      ref={measure}
      className={`shop-row hue-${String(hueOf(id))}`}
      data-index={index}
      data-shown={isShown}
      aria-setsize={total}
      aria-posinset={place}
      style={{ transform: `translateY(${String(startPx)}px)` }}
    >
      <Choice {...{ id, name, isChosen }} />
      <Name {...{ id, name, site, platform, tag, isShown }} />
      <span className="stencil" data-online={isOnline}>
        {shop.ip}
      </span>
      <span className="wb-marks cluster">
        <span className="shop-status" data-status={shop.status}>
          {t(`shops.statuses.${shop.status}`)}
        </span>
        {shop.risk !== 'none' && <span className="badge badge--danger">{t(`shops.risks.${shop.risk}`)}</span>}
      </span>
      <span className="wb-actions cluster">
        <OpenOrClose {...{ id, name, isOpen, isBusy }} risk={shop.risk} />
        <Menu {...{ id, name }} />
      </span>
    </li>
  );
});

type ChoiceProps = Pick<Props, 'isChosen'> & Pick<Store, 'id' | 'name'>;

const Choice = memo(function Choice({ id, name, isChosen }: ChoiceProps) {
  const { t } = useTranslation('workbenchShop');
  const { selection } = useBench().parts;
  return (
    <label className="wb-choose">
      <input
        type="checkbox"
        aria-label={t('bulk.choose', { name })}
        checked={isChosen}
        onChange={() => selection.toggle(id)}
      />
    </label>
  );
});

type NameProps = Pick<Props, 'isShown'> &
  Pick<Store, 'id' | 'name' | 'site' | 'platform'> & { tag: Store['tag'] | undefined };

const Name = memo(function Name({ id, name, site, platform, tag, isShown }: NameProps) {
  const { t } = useTranslation('workbenchShop');
  const { shops } = useBench().parts;
  return (
    <span className="shop-name">
      <span className="shop-plate stencil" aria-hidden="true">
        {site}
      </span>
      <button
        className="wb-name"
        type="button"
        aria-expanded={isShown}
        aria-label={t('details', { name })}
        onClick={() => shops.show(id)}
      >
        <strong>{name}</strong>
      </button>
      <span className="small soft">
        {platform}
        {tag && <span className="wb-tag">{tag}</span>}
      </span>
    </span>
  );
});

type OpenProps = Pick<Store, 'id' | 'name' | 'risk'> & { isOpen: boolean; isBusy: boolean };

const OpenOrClose = memo(function OpenOrClose({ id, name, risk, isOpen, isBusy }: OpenProps) {
  const { t } = useTranslation('workbench');
  const { shops } = useBench().parts;
  const { open } = useShopActs();
  const says = t(isBusy ? 'shops.opening' : isOpen ? 'shops.close' : 'shops.open');
  return (
    <Button
      look="small"
      className={isOpen ? 'shop-act' : 'shop-act shop-act--open'}
      isOff={isBusy}
      aria-label={`${says} ${name}`}
      onClick={() => {
        if (isOpen) void shops.close(id);
        else open({ id, risk });
      }}
      label={says}
    />
  );
});

const Menu = memo(function Menu({ id, name }: Pick<Store, 'id' | 'name'>) {
  const { t } = useTranslation('workbench');
  const mayClearData = useRights()('clearData');
  const { clearCache, clearData } = useShopActs();
  const cache: MenuItem = { label: t('shops.cache'), act: () => clearCache({ id, name }) };
  const data: MenuItem = { label: t('shops.data'), isDanger: true, act: () => clearData({ id, name }) };
  return <ShopMenu label={`${t('shops.more')} ${name}`} items={mayClearData ? [cache, data] : [cache]} />;
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

/** What else can be done with a shop: closes once something is chosen, by Escape, and when the focus goes elsewhere. */
function ShopMenu({ label, items }: { label: string; items: readonly MenuItem[] }) {
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const close = () => {
    // The focus first: a question that follows gives it back to where it was.
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
        // Without a target the focus is nowhere yet: Safari does not give it to a button that is pressed.
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
