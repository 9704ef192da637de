/** Actions on shops that ask first, and the message when they are done. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '#src/domain/bytes.ts';
import type { Store } from '#src/stores/client/client.ts';
import { onShortcut } from '#islands/workbench/browser.ts';
import { useWorkbench } from '#islands/workbench/panel.tsx';
import { useMayOpenRisky } from '#islands/workbench/rights.tsx';
import { TABS } from '#islands/workbench/tabs.ts';
import { MANY_SHOPS, MEMORY_PER_SHOP_BYTES, SHOPS_IN_GROUP, type ShopSet } from './selection.ts';

export function useShopActions() {
  const { t } = useTranslation('workbench');
  const { t: more } = useTranslation('workbenchShop');
  const { parts } = useWorkbench();
  const { showStatus, shops, usage } = parts;
  const mayOpenRisky = useMayOpenRisky();
  const showWhenDone = (work: Promise<boolean>, done: string) =>
    void work.then((isDone) => {
      if (isDone) showStatus(done);
    });
  return {
    /** Opens a shop at once. A shop with a warning is confirmed first; an employee needs the device to be approved. */
    open: ({ id, risk }: Pick<Store, 'id' | 'risk'>) => {
      const act = () => {
        usage.count('open', 1);
        void shops.open(id);
      };
      if (risk === 'none') {
        act();
        return;
      }
      const key = mayOpenRisky ? 'openAnyway' : 'waiting';
      parts.ask({
        title: t(`shops.${key}.title`),
        text: t(`shops.${key}.text`, { risk: t(`shops.risks.${risk}`) }),
        yes: t(`shops.${key}.yes`),
        act: mayOpenRisky ? act : () => undefined,
      });
    },
    clearCache: ({ id, name }: Pick<Store, 'id' | 'name'>) =>
      parts.ask({
        title: t('shops.confirmCache.title', { name }),
        text: t('shops.confirmCache.text'),
        yes: t('shops.cache'),
        act: () => showWhenDone(shops.clearCache(id), more('data.cacheDone', { name })),
      }),
    clearData: ({ id, name }: Pick<Store, 'id' | 'name'>) =>
      parts.ask({
        title: t('shops.confirmData.title', { name }),
        text: t('shops.confirmData.text'),
        yes: t('shops.data'),
        isDanger: true,
        act: () => showWhenDone(shops.clearUserData(id), more('data.dataDone', { name })),
      }),
  };
}

/** It is read while shops are chosen, and may arrive after the question is asked. */
function ComputerMemory() {
  const { t } = useTranslation('workbenchShop');
  const { memoryMb } = useStore(useWorkbench().parts.facts.$facts);
  return memoryMb !== undefined && `\n${t('bulk.has', { memory: formatBytes(memoryMb * 1_000_000) })}`;
}

/**
 * Opens many shops after one question. It names those with a warning and, for many shops or on request, the memory they
 * need and a choice of groups.
 */
export function useBulkOpen() {
  const { t } = useTranslation('workbenchShop');
  const { parts } = useWorkbench();
  const { facts, showStatus, selection, sets, shops, usage } = parts;
  const mayOpenRisky = useMayOpenRisky();
  const chosen = useStore(selection.$chosen);
  const savedSets = useStore(sets.$sets);
  const mayNeedMemory = chosen.size > MANY_SHOPS || savedSets.length > 0;
  useEffect(() => {
    // The size of the memory, for the question about many shops.
    if (mayNeedMemory && facts.$load.get() !== 'ready') void facts.load();
  }, [facts, mayNeedMemory]);

  const open = (
    wanted: readonly Store[],
    title: (number: number) => string,
    showsMemory = wanted.length > MANY_SHOPS,
  ) => {
    // A user who cannot approve devices skips the shops that wait for it.
    const list = wanted.filter(({ risk }) => risk === 'none' || mayOpenRisky);
    const run = (groupOf = list.length) => {
      usage.count('open', list.length);
      void usage.span('bulk-open', () => selection.run('open', list, groupOf));
    };
    const risky = list.filter(({ risk }) => risk !== 'none').length;
    const warning = risky > 0 ? t('bulk.risky', { number: risky }) : '';
    const question = { title: title(list.length), yes: t('bulk.kinds.open'), act: () => run() };
    if (!showsMemory) {
      parts.ask({ ...question, text: warning || t('bulk.oneByOne') });
      return;
    }
    const memory = t('bulk.memory', {
      need: formatBytes(list.length * MEMORY_PER_SHOP_BYTES),
      each: formatBytes(MEMORY_PER_SHOP_BYTES),
    });
    const inGroups = list.length > SHOPS_IN_GROUP;
    parts.ask({
      ...question,
      text: (
        <>
          {[warning, memory].filter(Boolean).join('\n')}
          <ComputerMemory />
          {inGroups && `\n${t('bulk.groups', { number: SHOPS_IN_GROUP })}`}
        </>
      ),
      ...(inGroups && {
        yes: t('bulk.inGroups', { number: SHOPS_IN_GROUP }),
        act: () => run(SHOPS_IN_GROUP),
        other: { label: question.yes, act: () => run() },
      }),
    });
  };

  return {
    open,
    /** In the order of the set; open shops are skipped. */
    openSet: async ({ name, ids }: ShopSet) => {
      if (shops.$load.get() !== 'ready') await shops.load();
      const known = new Map(shops.$shops.get().map((shop) => [shop.id, shop]));
      const list = ids.flatMap((id) => known.get(id) ?? []).filter(({ status }) => status === 'closed');
      if (list.length === 0) showStatus(t('sets.none', { name }));
      else open(list, (number) => t('sets.ask', { name, number }), true);
    },
  };
}

/** Alt with the digit after the last part's opens the first set of shops, after its question. */
export function ShopSetShortcut() {
  const { parts, goTo } = useWorkbench();
  const { openSet } = useBulkOpen();
  useEffect(() =>
    onShortcut((shortcut) => {
      const [first] = parts.sets.$sets.get();
      if (shortcut.kind !== 'part' || shortcut.index !== TABS.length || !first) return false;
      // The list shows the progress.
      goTo('shops');
      void openSet(first);
      return true;
    }),
  );
  return null;
}
