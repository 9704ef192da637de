/** Several shops at once: choose, one question, and then a result for each. */
import { useStore } from '@nanostores/react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { BULK_KINDS, type BulkKind } from '#src/stores/workbench/selection.ts';
import type { Parts } from './create-workbench.ts';
import { Act, type Question } from './panel.tsx';
import { useRights } from './rights.tsx';

interface Props {
  parts: Parts;
  ask: (question: Question) => void;
}

export const BulkBar = memo(function BulkBar({ parts, ask }: Props) {
  const { t } = useTranslation('workbenchShop');
  const { selection, shops, usage } = parts;
  const chosen = useStore(selection.$chosen);
  const run = useStore(selection.$run);
  const ids = useStore(shops.$ids);
  const may = useRights();
  const isUnderWay = run?.isOver === false;
  const areAll = ids.length > 0 && ids.every((id) => chosen.has(id));

  const start = (kind: BulkKind) => {
    const list = shops.$shops.get().filter(({ id }) => chosen.has(id));
    const risky = list.filter(({ risk }) => risk !== 'none').length;
    ask({
      title: t(`bulk.ask.${kind}`, { number: list.length }),
      text:
        kind === 'open' && risky > 0
          ? t('bulk.risky', { number: risky })
          : t(kind === 'clearUserData' ? 'bulk.forGood' : 'bulk.oneByOne'),
      yes: t(`bulk.kinds.${kind}`),
      isDanger: kind === 'clearUserData',
      act: () => {
        if (kind === 'open') usage.count('open', list.length);
        void usage.span(`bulk-${kind}`, () => selection.run(kind, list));
      },
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
