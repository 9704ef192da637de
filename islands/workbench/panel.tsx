/** What every panel shares: reading, failed, failed action, and a question before something cannot be undone. */
import { useStore } from '@nanostores/react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#islands/ui/ConfirmDialog.tsx';
import type { LoadState } from '#src/stores/client/resource.ts';
import type { Tasks } from '#src/stores/client/tasks.ts';
import { Skeleton } from './Skeleton.tsx';

interface PanelProps {
  load: LoadState;
  tasks: Tasks;
  onRetry: () => void;
  children: ReactNode;
}

/** The last failure of what was asked for, until it is closed. */
export function Failure({ tasks }: Pick<PanelProps, 'tasks'>) {
  const { t } = useTranslation('workbench');
  const failure = useStore(tasks.$failure);
  if (!failure) return null;
  return (
    <div className="notice notice--danger" role="alert">
      <span>{failure}</span>
      <button className="button button--small" type="button" onClick={tasks.clearFailure}>
        {t('state.dismiss')}
      </button>
    </div>
  );
}

export function Panel({ load, tasks, onRetry, children }: PanelProps) {
  const { t } = useTranslation('workbench');
  if (load === 'loading') return <Skeleton />;
  return (
    <>
      <Failure {...{ tasks }} />
      {load === 'failed' ? (
        <div className="wb-empty">
          <p>{t('state.failed')}</p>
          <button className="button" type="button" onClick={onRetry}>
            {t('state.retry')}
          </button>
        </div>
      ) : (
        children
      )}
    </>
  );
}

interface ActProps {
  onPress: () => void;
  /** What cannot be done now stays in reach of the keyboard, and does nothing. */
  isOff?: boolean;
  look?: string;
  children: ReactNode;
}

/** A small button that never loses the focus by being pressed. */
export function Act({ onPress, isOff = false, look = '', children }: ActProps) {
  return (
    <button
      className={`button button--small ${look}`}
      type="button"
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onPress();
      }}
    >
      {children}
    </button>
  );
}

export interface Question {
  title: string;
  text: string;
  /** What is done, as a verb. */
  yes: string;
  /** It cannot be undone. */
  isDanger?: boolean;
  act: () => void;
  /** Another way to do it, beside the one that is suggested. */
  other?: { label: string; act: () => void };
}

/** @returns a way to ask, and the dialog to render */
export function useQuestion(): [ask: (question: Question) => void, dialog: ReactNode] {
  const { t } = useTranslation('workbench');
  const [question, setQuestion] = useState<Question>();
  const dialog = (
    <ConfirmDialog
      isOpen={question !== undefined}
      title={question?.title ?? ''}
      text={question?.text ?? ''}
      yes={question?.yes ?? ''}
      isDanger={question?.isDanger}
      no={t('confirm.no')}
      other={
        question?.other && {
          label: question.other.label,
          act: () => {
            setQuestion(undefined);
            question.other?.act();
          },
        }
      }
      onAnswer={(isYes) => {
        setQuestion(undefined);
        if (isYes) question?.act();
      }}
    />
  );
  return [setQuestion, dialog];
}
