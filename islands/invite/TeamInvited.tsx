/**
 * The inviter's name and the next step: the form, or, where there is nothing to fill in, what follows. The step is
 * visible from the start, and removed only for an invitation that is not valid.
 */
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withTexts, type IslandProps } from '#islands/ui/texts.tsx';
import { createInvite, type InviteState } from './store.ts';
import { InvitationStatus, type StatusPaths } from './InvitationStatus.tsx';
import { Button, ButtonLink } from '#islands/ui/Button.tsx';
import { QrCode } from '#islands/ui/QrCode.tsx';
import type { Invitation } from './rules.ts';

interface TeamInvitedPaths extends StatusPaths {
  join: string;
}

interface Props extends IslandProps<'invite'> {
  paths: TeamInvitedPaths;
}

export const TeamInvited = withTexts(NextStep);

function NextStep({ paths }: Props) {
  const { t } = useTranslation('invite');
  const [invite] = useState(() => createInvite());
  const state = useStore(invite.$invite);
  const { screen, invitation } = state;
  useEffect(() => invite.mount(), [invite]);
  const isOpen = ['loading', 'checking', 'form', 'failed'].includes(screen);

  return (
    <div className="stack">
      <div className="stack" role="status">
        <InvitationLead {...{ state, paths }} />
      </div>
      {isOpen && (
        <ButtonLink
          look="signal"
          href={screen === 'form' ? invite.onwards(paths.join) : paths.join}
          label={t('lead.next')}
        />
      )}
      {screen === 'form' && invitation.many && (
        <Poster many={invitation.many} link={invite.link()} team={invitation.company} />
      )}
    </div>
  );
}

function InvitationLead({ state, paths }: { state: InviteState; paths: StatusPaths }) {
  const { t } = useTranslation('invite');
  const { screen, invitation } = state;
  switch (screen) {
    case 'loading':
    case 'checking':
    case 'form': {
      // Empty until the answer arrives, and without a script: two lines stay reserved.
      const isKnown = screen === 'form';
      return (
        <>
          <h1>{t('lead.title')}</h1>
          <p className="lead">{isKnown ? t('form.title', { team: invitation.company }) : '\u00a0'}</p>
          <p className="soft">{isKnown ? t('form.invitedBy', { inviter: invitation.inviter }) : '\u00a0'}</p>
        </>
      );
    }
    case 'failed':
      return (
        <>
          <h1>{t('lead.title')}</h1>
          <p className="notice notice--warn">{t('failed.title')}</p>
          <p className="soft">{'\u00a0'}</p>
        </>
      );
    default:
      return (
        <InvitationStatus {...state} {...{ screen, paths }}>
          {(title, body) => (
            <>
              <h1>{title}</h1>
              {body}
            </>
          )}
        </InvitationStatus>
      );
  }
}

interface PosterProps {
  many: NonNullable<Invitation['many']>;
  link: string;
  team: string;
}

/** An invitation for many people as a QR code; printing shows nothing else of the page. */
function Poster({ many, link, team }: PosterProps) {
  const { t, i18n } = useTranslation('invite');
  const until = new Date(many.untilMs).toLocaleString(i18n.language, {
    dateStyle: 'long',
    timeStyle: 'short',
  });
  return (
    <section className="poster stack">
      <h2>{t('lead.poster.title', { team })}</h2>
      <QrCode className="poster__code" text={link} label={t('lead.poster.qr')} />
      <p>{t('lead.poster.text', { places: many.places, until })}</p>
      <Button look="quiet" onClick={() => print()} label={t('lead.poster.print')} />
    </section>
  );
}
