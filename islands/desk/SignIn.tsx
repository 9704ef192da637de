/** The way into the inbox. The password is in no store and in no storage. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormShell } from '#islands/ui/FormShell.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { DESK_AGENT_NAME_CHARS } from '#src/config/wire.ts';
import type { Inbox } from './inbox.ts';

const nothing = () => undefined;

export function SignIn({ inbox }: { inbox: Inbox }) {
  const { t } = useTranslation('desk');
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const [isNameMissing, setNameMissing] = useState(false);
  const [refusals, setRefusals] = useState(0);

  async function signIn(agent: { name: string; password: string }): Promise<void> {
    const isMissing = agent.name.trim() === '';
    setNameMissing(isMissing);
    if (isMissing) {
      setRefusals(refusals + 1);
      return;
    }
    setSending(true);
    const failure = await inbox.signIn(agent);
    setSending(false);
    if (!failure) return;
    setRefusals(refusals + 1);
    if (failure.kind === 'limit') setError(t('inbox.tooMany', { seconds: failure.retryAfterSeconds }));
    else setError(t(failure.kind === 'network' ? 'inbox.unreachable' : 'inbox.wrongPassword'));
  }

  return (
    <section className="desk-sign-in stack">
      <h2 className="text-20">{t('inbox.signInTitle')}</h2>
      <FormShell
        label={t('inbox.signInTitle')}
        fields={['name', 'password']}
        loading={isSending}
        error={error}
        problems={isNameMissing ? 1 : 0}
        refusals={refusals}
        submitLabel={t('inbox.signIn')}
        loadingLabel={t('inbox.signingIn')}
        onSubmit={(values) => void signIn(values)}
        onChange={nothing}
        onLeave={nothing}
        onCancel={nothing}
      >
        <TextField
          name="name"
          label={t('inbox.name')}
          hint={t('inbox.nameHint')}
          error={isNameMissing ? t('inbox.nameMissing') : undefined}
          autoComplete="username"
          maxLength={DESK_AGENT_NAME_CHARS}
        />
        <TextField
          name="password"
          label={t('inbox.password')}
          type="password"
          autoComplete="current-password"
        />
      </FormShell>
    </section>
  );
}
