/** Actions on several shops: a selection, one question, and a result for each shop. */
import { useStore } from '@nanostores/react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { SmallForm } from '#islands/workbench/SmallForm.tsx';
import { Failure, useWorkbench } from '#islands/workbench/panel.tsx';
import { useRights } from '#islands/workbench/rights.tsx';
import { useBulkOpen } from './shop-actions.tsx';
import { BULK_KINDS, type BulkKind } from './selection.ts';

export const BulkBar = memo(function BulkBar() {
  const { t } = useTranslation('workbenchShop');
  const { parts } = useWorkbench();
  const { selection, sets, shops, usage, showStatus } = parts;
  const chosen = useStore(selection.$chosen);
  const run = useStore(selection.$run);
  const ids = useStore(shops.$ids);
  const may = useRights();
  const savedSets = useStore(sets.$sets);
  const { open, openSet } = useBulkOpen();
  const isUnderWay = run?.isOver === false;
  const areAll = ids.length > 0 && ids.every((id) => chosen.has(id));

  const start = (kind: BulkKind) => {
    const list = shops.$shops.get().filter((shop) => chosen.has(shop.id));
    const title = (number: number) => t(`bulk.ask.${kind}`, { number });
    if (kind === 'open') {
      open(list, title);
      return;
    }
    const isDanger = kind === 'clearUserData';
    parts.ask({
      title: title(list.length),
      text: t(isDanger ? 'bulk.forGood' : 'bulk.oneByOne'),
      yes: t(`bulk.kinds.${kind}`),
      isDanger,
      act: () => void usage.span(`bulk-${kind}`, () => selection.run(kind, list)),
    });
  };
  const saveSet = async (typed: string) => {
    const name = typed.trim();
    if (name === '' || !(await sets.save(name, [...chosen]))) return;
    if (selection.$chosen.get() === chosen) selection.choose([]);
    showStatus(t('sets.kept', { name }));
  };
  // A selection and a run continue while a filter hides their shops.
  if (ids.length === 0 && chosen.size === 0 && !run) return null;
  const failed = run?.results.filter(({ reason }) => reason !== '') ?? [];

  return (
    <>
      <Failure tasks={sets.tasks} />
      <div className="wb-bulk cluster" role="group" aria-label={t('bulk.title')}>
        <label className="check">
          <input type="checkbox" checked={areAll} onChange={() => selection.choose(areAll ? [] : ids)} />
          <span>{chosen.size > 0 ? t('bulk.chosen', { number: chosen.size }) : t('bulk.all')}</span>
        </label>
        {chosen.size > 0 &&
          BULK_KINDS.filter((kind) => kind !== 'clearUserData' || may('clearData')).map((kind) => (
            <Button
              key={kind}
              look="small quiet"
              className={kind === 'clearUserData' ? 'wb-danger' : ''}
              isOff={isUnderWay}
              onClick={() => start(kind)}
              label={t(`bulk.kinds.${kind}`)}
            />
          ))}
        {chosen.size > 0 ? (
          <details className="wb-set">
            <summary className="small">{t('sets.keep')}</summary>
            <SmallForm className="cluster" fields={['name']} onSend={({ name }) => saveSet(name)}>
              <input className="input" name="name" aria-label={t('sets.name')} maxLength={40} required />
              <Button look="small" type="submit" label={t('sets.save')} />
            </SmallForm>
          </details>
        ) : (
          savedSets.map((set) => (
            <Button
              key={set.name}
              look="small quiet"
              isOff={isUnderWay}
              onClick={() => void openSet(set)}
              label={t('sets.open', { name: set.name, number: set.ids.length })}
            />
          ))
        )}
      </div>
      {run && (
        <div className={`notice ${failed.length > 0 ? 'notice--warn' : 'notice--ok'} wb-run`}>
          <p role="status">
            {run.isOver
              ? t('bulk.over', { done: run.results.length - failed.length, total: run.total })
              : t('bulk.underWay', { done: run.results.length, total: run.total })}
          </p>
          {run.next > 0 && (
            <Button
              look="small signal"
              onClick={() => void selection.runNextGroup()}
              label={t('bulk.next', { number: run.next })}
            />
          )}
          <Button
            look="small"
            onClick={isUnderWay ? selection.stop : selection.dismiss}
            label={t(isUnderWay ? 'bulk.stop' : 'bulk.dismiss')}
          />
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
