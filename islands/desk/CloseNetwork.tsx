/** Closes all that wait in the network of the open conversation, once the agent has seen how many they are. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { ConfirmDialog } from '#islands/ui/ConfirmDialog.tsx';
import type { Inbox } from './inbox.ts';

export function CloseNetwork({ inbox }: { inbox: Inbox }) {
  const { t } = useTranslation('desk');
  const [waiting, setWaiting] = useState<number>();
  const [hasFailed, setFailed] = useState(false);

  async function ask(): Promise<void> {
    const counted = await inbox.countNetwork();
    setFailed(!counted.ok);
    if (counted.ok) setWaiting(counted.data.waiting);
  }
  async function answer(isYes: boolean): Promise<void> {
    setWaiting(undefined);
    if (isYes) setFailed((await inbox.closeNetwork()) !== undefined);
  }

  return (
    <>
      {hasFailed && (
        <p className="field__error" role="alert">
          {t('inbox.stateFailed')}
        </p>
      )}
      <Button look="small quiet" onClick={() => void ask()} label={t('inbox.network.ask')} />
      <ConfirmDialog
        isOpen={waiting !== undefined}
        title={t('inbox.network.title', { count: waiting ?? 0 })}
        text={t('inbox.network.lead')}
        yes={t('inbox.network.confirm')}
        no={t('inbox.network.cancel')}
        onAnswer={(isYes) => void answer(isYes)}
      />
    </>
  );
}
