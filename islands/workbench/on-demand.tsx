/** A part of the workbench whose code comes when it is first shown. What does not come can be asked for again. */
import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useWhenOnline } from '#islands/ui/use-when-online.ts';
import { quietly } from '#src/browser/quietly.ts';
import { Skeleton } from './Skeleton.tsx';

export interface OnDemandPart<Props extends object> {
  (props: Props): React.ReactNode;
  /** Fetches it before it is needed; whoever shows it says when that fails. */
  preload: () => void;
}

export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): OnDemandPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const bring = async (): Promise<ComponentType<Props>> => (loaded ??= await load());

  function Late(props: Props) {
    const { t } = useTranslation('workbench');
    const [Part, setPart] = useState<ComponentType<Props> | 'failed' | undefined>(() => loaded);
    const [attempts, setAttempts] = useState(1);
    useEffect(() => {
      let isHere = true;
      bring().then(
        (part) => {
          if (isHere) setPart(() => part);
        },
        () => {
          if (isHere) setPart('failed');
        },
      );
      return () => {
        isHere = false;
      };
    }, [attempts]);

    const tryAgain = () => {
      setPart(undefined);
      setAttempts(attempts + 1);
    };
    useWhenOnline(Part === 'failed', tryAgain);

    if (Part === 'failed') {
      return (
        <div className="notice notice--danger" role="alert">
          <span>{t('state.fallback')}</span>
          <button className="button button--small" type="button" onClick={tryAgain}>
            {t('state.retry')}
          </button>
        </div>
      );
    }
    return Part ? <Part {...props} /> : <Skeleton />;
  }
  return Object.assign(Late, {
    preload: () => {
      void quietly(bring); // whoever shows it says so
    },
  });
}
