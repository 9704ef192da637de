/** Several shops at once: choose, one question, and then a result for each. */
import { useStore } from '@nanostores/react';
import { memo, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '#src/domain/bytes.ts';
import type { Store } from '#src/stores/client/client.ts';
import type { Parts } from '#islands/workbench/create-workbench.ts';
import { Act, type Question } from '#islands/workbench/panel.tsx';
import { useMayOpenRisky, useRights } from '#islands/workbench/rights.tsx';
import { BULK_KINDS, type BulkKind, MANY_SHOPS, MEMORY_PER_SHOP_BYTES, SHOPS_IN_GROUP } from './selection.ts';

interface Props {
  parts: Parts;
  ask: (question: Question) => void;
}

export const BulkBar = memo(function BulkBar({ parts, ask }: Props) {
  const { t } = useTranslation('workbenchShop');
  const { facts, selection, shops, usage } = parts;
  const chosen = useStore(selection.$chosen);
  const run = useStore(selection.$run);
  const ids = useStore(shops.$ids);
  const may = useRights();
  const mayOpenRisky = useMayOpenRisky();
  const isUnderWay = run?.isOver === false;
  const areAll = ids.length > 0 && ids.every((id) => chosen.has(id));

  const areMany = chosen.size > MANY_SHOPS;
  useEffect(() => {
    // How much memory there is, for the question about so many shops.
    if (areMany && facts.$load.get() !== 'ready') void facts.load();
  }, [facts, areMany]);

  const start = (kind: BulkKind) => {
    // A shop whose device waits for approval is left out for those who cannot give it.
    const isLeftOut = ({ risk }: Store) => kind === 'open' && risk !== 'none' && !mayOpenRisky;
    const list = shops.$shops.get().filter((shop) => chosen.has(shop.id) && !isLeftOut(shop));
    const run = (groupOf = list.length) => {
      if (kind === 'open') usage.count('open', list.length);
      void usage.span(`bulk-${kind}`, () => selection.run(kind, list, groupOf));
    };
    const question = {
      title: t(`bulk.ask.${kind}`, { number: list.length }),
      yes: t(`bulk.kinds.${kind}`),
      isDanger: kind === 'clearUserData',
    };
    if (kind !== 'open') {
      ask({ ...question, text: t(question.isDanger ? 'bulk.forGood' : 'bulk.oneByOne'), act: () => run() });
      return;
    }
    const risky = list.filter(({ risk }) => risk !== 'none').length;
    const warning = risky > 0 ? t('bulk.risky', { number: risky }) : '';
    if (list.length <= MANY_SHOPS) {
      ask({ ...question, text: warning || t('bulk.oneByOne'), act: () => run() });
      return;
    }
    const { memoryMb } = facts.$facts.get();
    const memory = t('bulk.memory', {
      need: formatBytes(list.length * MEMORY_PER_SHOP_BYTES),
      each: formatBytes(MEMORY_PER_SHOP_BYTES),
    });
    const has = memoryMb === undefined ? '' : t('bulk.has', { memory: formatBytes(memoryMb * 1_000_000) });
    ask({
      ...question,
      text: [memory, has, t('bulk.groups', { number: SHOPS_IN_GROUP }), warning].filter(Boolean).join('\n'),
      yes: t('bulk.inGroups', { number: SHOPS_IN_GROUP }),
      act: () => run(SHOPS_IN_GROUP),
      other: { label: question.yes, act: () => run() },
    });
  };
  const failed = run?.results.filter(({ reason }) => reason !== '') ?? [];

  return (
    <>
      <div className="wb-bulk" role="group" aria-label={t('bulk.title')}>
        <label className="check">
          <input type="checkbox" checked={areAll} onChange={() => selection.choose(areAll ? [] : ids)} />
          <span>{chosen.size > 0 ? t('bulk.chosen', { number: chosen.size }) : t('bulk.all')}</span>
        </label>
        {chosen.size > 0 &&
          BULK_KINDS.filter((kind) => kind !== 'clearUserData' || may('clearData')).map((kind) => (
            <Act
              key={kind}
              look={`button--quiet ${kind === 'clearUserData' ? 'wb-danger' : ''}`}
              isOff={isUnderWay}
              onPress={() => start(kind)}
            >
              {t(`bulk.kinds.${kind}`)}
            </Act>
          ))}
      </div>
      {run && (
        <div className={`notice ${failed.length > 0 ? 'notice--warn' : 'notice--ok'} wb-run`}>
          <p role="status">
            {run.isOver
              ? t('bulk.over', { done: run.results.length - failed.length, total: run.total })
              : t('bulk.underWay', { done: run.results.length, total: run.total })}
          </p>
          {run.next > 0 && (
            <button
              className="button button--small button--signal"
              type="button"
              onClick={() => void selection.goOn()}
            >
              {t('bulk.next', { number: run.next })}
            </button>
          )}
          {isUnderWay ? (
            <button className="button button--small" type="button" onClick={selection.stop}>
              {t('bulk.stop')}
            </button>
          ) : (
            <button className="button button--small" type="button" onClick={selection.dismiss}>
              {t('bulk.dismiss')}
            </button>
          )}
          <details>
            <summary>{t('bulk.results')}</summary>
            <ul>
              {run.results.map(({ id, name, reason }) => (
                <li key={id}>
                  {name}: {reason || t('bulk.done')}
                </li>
              ))}
            </ul>
          </details>
        </div>
      )}
    </>
  );
});
