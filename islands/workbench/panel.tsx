/** Shared by all panels: loading, failed, failed action, and the questions before an action that cannot be undone. */
import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { createContext, use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { ConfirmDialog, type ConfirmWords } from '#islands/ui/ConfirmDialog.tsx';
import type { LoadState } from '#src/stores/client/resource.ts';
import type { Tasks } from '#src/stores/client/tasks.ts';
import type { Parts } from './create-workbench.ts';
import type { PanelPaths, Tab } from './tabs.ts';
import { Skeleton } from './on-demand.tsx';
import { NamedInput } from './SmallForm.tsx';
import type { TFunction } from 'i18next';
import type { Account } from '#src/stores/client/account.ts';
import type { System } from './system/system.ts';

export interface WorkbenchValue {
  parts: Parts;
  paths: PanelPaths;
  isDemo: boolean;
  /** Shows a part and moves the focus there. */
  goTo: (tab: Tab) => void;
}

export const WorkbenchContext = createContext<WorkbenchValue | undefined>(undefined);

export function useWorkbench(): WorkbenchValue {
  const value = use(WorkbenchContext);
  if (!value) throw new Error('useWorkbench() was called outside of <Panels>');
  return value;
}

/** The last failed action, until it is closed. */
export function Failure({ tasks }: { tasks: Tasks }) {
  const { t } = useTranslation('workbench');
  const failure = useStore(tasks.$failure);
  if (!failure) return null;
  return (
    <div className="notice notice--danger" role="alert">
      <span>{failure}</span>
      <Button look="small" onClick={tasks.clearFailure} label={t('state.dismiss')} />
    </div>
  );
}

interface PanelProps {
  of: { $load: ReadableAtom<LoadState>; tasks: Tasks; load: () => unknown };
  children: ReactNode;
}

export function Panel({ of: { $load, tasks, load }, children }: PanelProps) {
  const { t } = useTranslation('workbench');
  const state = useStore($load);
  if (state === 'loading') return <Skeleton />;
  return (
    <>
      <Failure {...{ tasks }} />
      {state === 'failed' ? (
        <div className="wb-empty">
          <p>{t('state.failed')}</p>
          <Button onClick={() => void load()} label={t('state.retry')} />
        </div>
      ) : (
        children
      )}
    </>
  );
}

interface SearchToolsProps {
  label: string;
  query: string;
  onQuery: (query: string) => void;
  /** Further filters of the list. */
  children: ReactNode;
}

export function SearchTools({ label, query, onQuery, children }: SearchToolsProps) {
  return (
    <div className="wb-tools" role="search">
      <NamedInput
        type="search"
        {...{ label }}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
      />
      {children}
    </div>
  );
}

export interface Question extends ConfirmWords {
  act: () => void;
}

const NO_QUESTION: Question = { title: '', text: '', yes: '', act: () => undefined };

export function QuestionDialog() {
  const { t } = useTranslation('workbench');
  const { parts } = useWorkbench();
  const question = useStore(parts.$question);
  const { act, other, ...words } = question ?? NO_QUESTION;
  const close = (work?: () => void) => {
    parts.ask(undefined);
    work?.();
  };
  return (
    <ConfirmDialog
      {...words}
      isOpen={question !== undefined}
      no={t('confirm.no')}
      other={other && { label: other.label, act: () => close(other.act) }}
      onAnswer={(isYes) => close(isYes ? act : undefined)}
    />
  );
}

type Words = TFunction<'workbench'>;

export const signOutQuestion = (account: Account, t: Words): Question => ({
  title: t('account.confirm.title'),
  text: t('account.confirm.text'),
  yes: t('account.signOut'),
  act: () => void account.signOut(),
});

export function endQuestion(system: System, kind: 'restart' | 'exit', t: Words): Question {
  const key = kind === 'restart' ? 'confirmRestart' : 'confirmExit';
  return {
    title: t(`system.${key}.title`),
    text: t(`system.${key}.text`),
    yes: t(`system.${kind}`),
    act: () => void system[kind](),
  };
}
