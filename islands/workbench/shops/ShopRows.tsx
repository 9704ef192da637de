/** The list of shops. Only the rows in view are in the page, so that a thousand of them scroll like ten. */
import { useStore } from '@nanostores/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Store } from '#src/stores/client/client.ts';
import type { Parts } from '#islands/workbench/create-workbench.ts';
import type { Question } from '#islands/workbench/panel.tsx';
import { ShopRow } from './ShopRow.tsx';

const ROW_PX = 68;
const PHONE_ROW_PX = 128;
/** Above and below the list. */
const BORDERS_PX = 2;

interface Props {
  parts: Parts;
  visible: readonly Store[];
  ask: (question: Question) => void;
  shown: string | undefined;
  onShow: (id: string) => void;
}

export function ShopRows({ parts, visible, ask, shown, onShow }: Props) {
  const { t } = useTranslation('workbench');
  const { shops, selection } = parts;
  const busy = useStore(shops.tasks.$busy);
  const chosen = useStore(selection.$chosen);
  const proxies = useStore(shops.$proxies);
  const ids = useStore(shops.$ids);
  // The same as long as the list is: a new one makes the virtualizer count all rows anew.
  const getItemKey = useCallback((index: number) => ids[index] ?? index, [ids]);
  const scroller = useRef<HTMLDivElement>(null);
  const isNarrow = (scroller.current?.clientWidth ?? 1000) < 640;
  // eslint-disable-next-line react-hooks/incompatible-library -- the compiler that this rule speaks for is not used
  const rows = useVirtualizer({
    count: visible.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => (isNarrow ? PHONE_ROW_PX : ROW_PX),
    overscan: 8,
    getItemKey,
  });

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
          const { id } = shop;
          return (
            <ShopRow
              key={key}
              {...{ parts, shop, index, ask, onShow }}
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
