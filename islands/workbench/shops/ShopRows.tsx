/** The list of shops. Only visible rows are in the page, so that a thousand shops scroll like ten. */
import { useStore } from '@nanostores/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Store } from '#src/stores/client/client.ts';
import { useWorkbench } from '#islands/workbench/panel.tsx';
import { ShopRow } from './ShopRow.tsx';
import type { ShopGroup } from './shops.ts';

const ROW_PX = 44;
const PHONE_ROW_PX = 60;
const HEAD_PX = 28;
/** Above and below the list. */
const BORDERS_PX = 2;

export function ShopRows({ visible, shown }: { visible: readonly Store[]; shown: string | undefined }) {
  const { t } = useTranslation('workbench');
  const { shops, selection } = useWorkbench().parts;
  const busy = useStore(shops.tasks.$busy);
  const chosen = useStore(selection.$chosen);
  const proxies = useStore(shops.$proxies);
  const ids = useStore(shops.$ids);
  const groups = useStore(shops.$groups);
  /** Lines of the list: headings and shops. */
  const lines = useMemo(() => {
    const places: (ShopGroup | number)[] = [...ids.keys()];
    for (const [above, group] of groups.entries()) places.splice(group.from + above, 0, group);
    return places;
  }, [ids, groups]);
  // The same function while the length is the same: a new one makes the virtualizer measure all rows again.
  const getItemKey = useCallback(
    (index: number) => {
      const line = lines[index];
      return typeof line === 'object' ? `head ${line.platform ?? ''}` : (ids[line ?? index] ?? index);
    },
    [ids, lines],
  );
  const scroller = useRef<HTMLDivElement>(null);
  const isNarrow = (scroller.current?.clientWidth ?? 1000) < 600;
  // oxlint-disable-next-line react/incompatible-library -- the rule is about React Compiler, which is not used
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (typeof lines[index] === 'object' ? HEAD_PX : isNarrow ? PHONE_ROW_PX : ROW_PX),
    overscan: 8,
    getItemKey,
  });

  return (
    // A scrolling region must be focusable.
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
          const line = lines[index];
          if (typeof line === 'object') {
            return (
              <li
                className="wb-group"
                key={key}
                ref={rows.measureElement}
                data-index={index}
                style={{ transform: `translateY(${String(start)}px)` }}
              >
                {line.platform ?? t('shops.onTop')} <span className="soft">{line.size}</span>
              </li>
            );
          }
          const shop = visible[line ?? index];
          if (!shop) return null;
          const { id } = shop;
          return (
            <ShopRow
              key={key}
              {...{ shop, index }}
              place={(line ?? index) + 1}
              startPx={start}
              total={visible.length}
              isShown={id === shown}
              isChosen={chosen.has(id)}
              isBusy={shop.status === 'opening' || busy.has(`open:${id}`) || busy.has(`close:${id}`)}
              isOnline={proxies.get(id)?.isOnline}
              measure={rows.measureElement}
            />
          );
        })}
      </ul>
    </div>
  );
}
