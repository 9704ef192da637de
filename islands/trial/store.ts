/**
 * The trial in the page: one sample company for as long as the page is open. It is only in memory; nothing is sent
 * or stored, and a restart brings back the initial company.
 */
import { atom } from 'nanostores';
import { perform, type Action, type Outcome } from './actions.ts';
import { initialCompany, type Company } from './company.ts';
import { ANY_LINE, type LogFilter } from './log.ts';

/** The message about the last action. */
export interface Answer {
  /** A counter, so that a repeated answer is announced again. */
  number: number;
  outcome: Outcome | { kind: 'reset' };
}

export type Trial = ReturnType<typeof createTrial>;

/** The state that every part of the trial shows, and the function that they call. */
export interface PartProps {
  company: Company;
  act: (action: Action) => void;
}

/** Addresses in the page's language. */
export interface TrialPaths {
  download: string;
  register: string;
}

/** @param wallMs milliseconds since 1970 */
export function createTrial(wallMs: () => number) {
  const $company = atom<Company>(initialCompany);
  const $answer = atom<Answer | undefined>(undefined);
  const $filter = atom<LogFilter>(ANY_LINE);
  const $now = atom<number | undefined>(undefined);
  const show = (outcome: Answer['outcome']): void => {
    $answer.set({ number: ($answer.get()?.number ?? 0) + 1, outcome });
  };
  const act = (action: Action): void => {
    const at = wallMs();
    const { company, outcome } = perform($company.get(), action, at);
    $now.set(at);
    $company.set(company);
    if (action.kind === 'switchMember') $filter.set(ANY_LINE);
    if (outcome) show(outcome);
  };

  return {
    $company,
    $answer,
    $filter,
    /** Time of the last action, in milliseconds since 1970; undefined before the first. */
    $now,
    act,
    filterLog(change: Partial<LogFilter>) {
      $filter.set({ ...$filter.get(), ...change });
      act({ kind: 'readLog' });
    },
    reset: () => {
      $company.set(initialCompany);
      $filter.set(ANY_LINE);
      show({ kind: 'reset' });
    },
  };
}
