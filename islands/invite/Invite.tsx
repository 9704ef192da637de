/**
 * The invitation's screens: the form with the inviter's name, and the result. The form is visible from the start and
 * usable once the invitation is known to be valid. Names are shown as text only.
 */
import { useStore } from '@nanostores/react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { FocusedHeading } from '#islands/ui/FocusedHeading.tsx';
import { withTexts, type IslandProps, useMessages } from '#islands/ui/texts.tsx';
import { readInviteToken } from '#src/browser/invite-token.ts';
import { siteHost } from '#src/stores/site-host.ts';
import { createInvite } from './store.ts';
import { JoinForm } from './JoinForm.tsx';
import { InvitationStatus, type StatusPaths } from './InvitationStatus.tsx';

export interface InvitePaths extends StatusPaths {
  service: string;
  privacy: string;
}

interface Props extends IslandProps<'invite' | 'forms'> {
  paths: InvitePaths;
}

export const Invite = withTexts(Screens);

function Screens({ paths }: Props) {
  const { t } = useTranslation('invite');
  const textOf = useMessages();
  const [invite] = useState(() => createInvite({ host: siteHost, takeToken: readInviteToken }));
  const { screen, invitation, account, hasSetPassword, failure, stillWaitingMs } = useStore(invite.$invite);
  useEffect(() => invite.mount(), [invite]);
  const [isAskedAgain, setAskedAgain] = useState(false);
  const again = () => {
    setAskedAgain(true);
    void invite.load();
  };

  switch (screen) {
    case 'loading':
    case 'form':
      return (
        <>
          <h1>{t('title')}</h1>
          <div className="card">
            <JoinForm {...{ invite, paths }} takesFocus={isAskedAgain} />
          </div>
        </>
      );
    case 'checking':
      return (
        <>
          <h1>{t('title')}</h1>
          <div className="card stack" role="status">
            <span className="visually-hidden">{t('loading')}</span>
            <span className="skeleton invite-skeleton" />
            <span className="skeleton invite-skeleton" />
            <span className="skeleton invite-skeleton" />
          </div>
        </>
      );
    case 'failed':
      return (
        <StatusCard title={t('failed.title')}>
          <p className="lead">{textOf(failure) ?? t('failed.text')}</p>
          <div className="cluster">
            <Button look="signal" onClick={again} label={t('failed.retry')} />
          </div>
        </StatusCard>
      );
    default:
      return (
        <InvitationStatus
          {...{ screen, invitation, account, hasSetPassword, paths, stillWaitingMs }}
          onAgain={again}
        >
          {(title, body) => (
            // The key makes each screen take the focus when it appears.
            <StatusCard title={title} key={screen}>
              {body}
            </StatusCard>
          )}
        </InvitationStatus>
      );
  }
}

/** The page's heading names the state, and nothing comes before it. */
function StatusCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <FocusedHeading as="h1">{title}</FocusedHeading>
      <div className="card stack" role="status">
        {children}
      </div>
    </>
  );
}
