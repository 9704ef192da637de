/** Questions that panels and commands share. */
import type { TFunction } from 'i18next';
import type { Account } from '#src/stores/client/account.ts';
import type { System } from './system/system.ts';
import type { Question } from './panel.tsx';

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
