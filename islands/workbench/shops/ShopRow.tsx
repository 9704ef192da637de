/**
 * A shop of the list. In a storm of pushes only the rows whose shops have changed are rendered anew, and of those only the
 * parts that tell what changed.
 */
import { memo, type RefCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Store } from '#src/stores/client/client.ts';
import type { Parts } from '#islands/workbench/create-workbench.ts';
import type { Question } from '#islands/workbench/panel.tsx';
import { useRights } from '#islands/workbench/rights.tsx';
import { ShopMenu, type MenuItem } from './ShopMenu.tsx';
import { useClearing } from './use-clearing.ts';
import { useOpening } from './use-opening.ts';

/** Colours of berths; a shop keeps its own. */
const HUES = 8;

interface Props {
  parts: Parts;
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
  ask: (question: Question) => void;
  onShow: (id: string) => void;
}

export const ShopRow = memo(function ShopRow({ parts, shop, ask, onShow, ...row }: Props) {
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
      <Choice {...{ parts, id, name, isChosen }} />
      <Name {...{ id, name, site, platform, tag, isShown, onShow }} />
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
        <OpenOrClose {...{ parts, id, name, ask, isOpen, isBusy }} risk={shop.risk} />
        <Menu {...{ parts, id, name, ask }} />
      </span>
    </li>
  );
});

type ChoiceProps = Pick<Props, 'parts' | 'isChosen'> & Pick<Store, 'id' | 'name'>;

const Choice = memo(function Choice({ parts, id, name, isChosen }: ChoiceProps) {
  const { t } = useTranslation('workbenchShop');
  return (
    <label className="wb-choose">
      <input
        type="checkbox"
        aria-label={t('bulk.choose', { name })}
        checked={isChosen}
        onChange={() => parts.selection.toggle(id)}
      />
    </label>
  );
});

type NameProps = Pick<Props, 'isShown' | 'onShow'> &
  Pick<Store, 'id' | 'name' | 'site' | 'platform'> & { tag: Store['tag'] | undefined };

const Name = memo(function Name({ id, name, site, platform, tag, isShown, onShow }: NameProps) {
  const { t } = useTranslation('workbenchShop');
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
        onClick={() => onShow(id)}
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

type ActProps = Pick<Props, 'parts' | 'ask'> & Pick<Store, 'id' | 'name'>;
type OpenProps = ActProps & Pick<Store, 'risk'> & { isOpen: boolean; isBusy: boolean };

const OpenOrClose = memo(function OpenOrClose({ parts, id, name, risk, ask, isOpen, isBusy }: OpenProps) {
  const { t } = useTranslation('workbench');
  const { shops } = parts;
  const open = useOpening(parts, ask);
  const says = t(isBusy ? 'shops.opening' : isOpen ? 'shops.close' : 'shops.open');
  return (
    <button
      className={isOpen ? 'button button--small shop-act' : 'button button--small shop-act shop-act--open'}
      type="button"
      aria-disabled={isBusy}
      aria-label={`${says} ${name}`}
      onClick={() => {
        if (isBusy) return;
        if (isOpen) void shops.close(id);
        else open({ id, risk });
      }}
    >
      {says}
    </button>
  );
});

const Menu = memo(function Menu({ parts, id, name, ask }: ActProps) {
  const { t } = useTranslation('workbench');
  const mayClearData = useRights()('clearData');
  const { clearCache, clearData } = useClearing(parts, ask);
  const cache: MenuItem = { label: t('shops.cache'), act: () => clearCache({ id, name }) };
  const data: MenuItem = { label: t('shops.data'), isDanger: true, act: () => clearData({ id, name }) };
  return <ShopMenu label={`${t('shops.more')} ${name}`} items={mayClearData ? [cache, data] : [cache]} />;
});

function hueOf(id: string): number {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return (sum % HUES) + 1;
}
