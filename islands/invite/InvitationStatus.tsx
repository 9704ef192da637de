/** The state of an invitation when there is nothing to fill in, and the next step. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#islands/ui/Button.tsx';
import type { InviteScreen } from './rules.ts';
import type { InviteState } from './store.ts';

export interface StatusPaths {
  download: string;
  register: string;
  contact: string;
}

interface Props extends Pick<InviteState, 'invitation' | 'account' | 'hasSetPassword' | 'stillWaitingMs'> {
  screen: Exclude<InviteScreen, 'form'> | 'invalid';
  paths: StatusPaths;
  /** Renders the page's heading and the rest. */
  children: (title: string, body: ReactNode) => ReactNode;
  /** Without it there is no button to ask again. */
  onAgain?: () => void;
}

export function InvitationStatus(props: Props) {
  const { screen, invitation, account, hasSetPassword, paths, children, onAgain, stillWaitingMs } = props;
  const { t, i18n } = useTranslation('invite');
  // Not `company`: the build fills in that placeholder with the site's own name.
  const names = { team: invitation.company, inviter: invitation.inviter };

  if (screen === 'invalid' || screen === 'unknown' || screen === 'full' || screen === 'over') {
    const reason = screen === 'unknown' ? 'invalid' : screen;
    return children(
      t(`${reason}.title`),
      <>
        <p className="lead">{t(`${reason}.text`, names)}</p>
        <div className="cluster">
          <ButtonLink href={paths.register} label={t('invalid.register')} />
          <a className="link-arrow" href={paths.contact}>
            {t('invalid.contact')}
          </a>
        </div>
      </>,
    );
  }
  return children(
    t(`${screen}.title`, names),
    <>
      <p className="lead">{t(`${screen}.text`, names)}</p>
      {(screen === 'waiting' || screen === 'success') && (
        <p>{t(`signIn.${hasSetPassword ? 'set' : account}`)}</p>
      )}
      {screen === 'waiting' && stillWaitingMs !== undefined && (
        <p>{t('waiting.still', { time: new Date(stillWaitingMs).toLocaleTimeString(i18n.language) })}</p>
      )}
      <div className="cluster">
        <ButtonLink look="signal" href={paths.download} label={t('download')} />
        {screen === 'waiting' && onAgain && !invitation.many && (
          <Button look="quiet" onClick={onAgain} label={t('waiting.again')} />
        )}
      </div>
    </>,
  );
}
