/** A part of the workbench whose code is loaded when it is first shown. A failed load can be repeated. */
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { useLazy } from '#islands/ui/use-lazy.ts';
import { loadOptional } from '#src/browser/load-optional.ts';

export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async (): Promise<ComponentType<Props>> => (loaded ??= await load());

  function OnDemand(props: Props) {
    const { t } = useTranslation('workbench');
    const { value: Part, hasFailed, tryAgain } = useLazy(loadOnce, loaded);
    if (hasFailed) {
      return (
        <div className="notice notice--danger" role="alert">
          <span>{t('state.fallback')}</span>
          <Button look="small" onClick={tryAgain} label={t('state.retry')} />
        </div>
      );
    }
    return Part ? <Part {...props} /> : <Skeleton />;
  }
  return Object.assign(OnDemand, {
    /** Loads it in advance; the part itself reports a failure. */
    preload: () => void loadOptional(loadOnce),
  });
}

const ROWS = 6;

/** The placeholder of a panel that is loading. */
export function Skeleton() {
  const { t } = useTranslation('workbench');
  return (
    <div className="wb-skeleton" role="status">
      <span className="visually-hidden">{t('state.loading')}</span>
      {Array.from({ length: ROWS }, (_, index) => (
        <span className="skeleton" key={index} />
      ))}
    </div>
  );
}
