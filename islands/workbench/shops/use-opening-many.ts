/**
 * Many shops are opened after one question: which of them carry a warning, and, where they are many or it is asked for, how
 * much memory they need, with groups.
 */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '#src/domain/bytes.ts';
import type { Store } from '#src/stores/client/client.ts';
import type { Parts } from '#islands/workbench/create-workbench.ts';
import type { Question } from '#islands/workbench/panel.tsx';
import { useMayOpenRisky } from '#islands/workbench/rights.tsx';
import { MANY_SHOPS, MEMORY_PER_SHOP_BYTES, SHOPS_IN_GROUP } from './selection.ts';
import type { ShopSet } from './shop-sets.ts';

interface Opening {
  open: (chosen: readonly Store[], title: (number: number) => string, tellsMemory?: boolean) => void;
  /** In the order of the set; what is open already is left out. */
  openSet: (set: ShopSet) => Promise<void>;
}

export function useOpeningMany(
  { facts, say, selection, sets, shops, usage }: Parts,
  ask: (question: Question) => void,
): Opening {
  const { t } = useTranslation('workbenchShop');
  const mayOpenRisky = useMayOpenRisky();
  const chosen = useStore(selection.$chosen);
  const kept = useStore(sets.$sets);
  const tellsSoon = chosen.size > MANY_SHOPS || kept.length > 0;
  useEffect(() => {
    // How much memory there is, for the question about so many shops.
    if (tellsSoon && facts.$load.get() !== 'ready') void facts.load();
  }, [facts, tellsSoon]);

  const open: Opening['open'] = (wanted, title, tellsMemory = wanted.length > MANY_SHOPS) => {
    // A shop whose device waits for approval is left out for those who cannot give it.
    const list = wanted.filter(({ risk }) => risk === 'none' || mayOpenRisky);
    const run = (groupOf = list.length) => {
      usage.count('open', list.length);
      void usage.span('bulk-open', () => selection.run('open', list, groupOf));
    };
    const risky = list.filter(({ risk }) => risk !== 'none').length;
    const warning = risky > 0 ? t('bulk.risky', { number: risky }) : '';
    const question = { title: title(list.length), yes: t('bulk.kinds.open'), act: () => run() };
    if (!tellsMemory) {
      ask({ ...question, text: warning || t('bulk.oneByOne') });
      return;
    }
    const { memoryMb } = facts.$facts.get();
    const memory = t('bulk.memory', {
      need: formatBytes(list.length * MEMORY_PER_SHOP_BYTES),
      each: formatBytes(MEMORY_PER_SHOP_BYTES),
    });
    const has = memoryMb === undefined ? '' : t('bulk.has', { memory: formatBytes(memoryMb * 1_000_000) });
    const inGroups = list.length > SHOPS_IN_GROUP;
    const groups = inGroups ? t('bulk.groups', { number: SHOPS_IN_GROUP }) : '';
    ask({
      ...question,
      text: [warning, memory, has, groups].filter(Boolean).join('\n'),
      ...(inGroups && {
        yes: t('bulk.inGroups', { number: SHOPS_IN_GROUP }),
        act: () => run(SHOPS_IN_GROUP),
        other: { label: question.yes, act: () => run() },
      }),
    });
  };

  return {
    open,
    async openSet({ name, ids }) {
      if (shops.$load.get() !== 'ready') await shops.load();
      const known = new Map(shops.$shops.get().map((shop) => [shop.id, shop]));
      const list = ids.flatMap((id) => known.get(id) ?? []).filter(({ status }) => status === 'closed');
      if (list.length === 0) say(t('sets.none', { name }));
      else open(list, (number) => t('sets.ask', { name, number }), true);
    },
  };
}
