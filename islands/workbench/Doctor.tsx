/** The connection doctor: what is wrong, why, and the one thing that helps, as a button. */
import { useStore } from '@nanostores/react';
import { useTranslation } from 'react-i18next';
import type { Remedy } from '#src/stores/workbench/client.ts';
import { TABS } from './tabs.ts';
import { OLDEST_CLIENT, type Session } from '#src/stores/workbench/session.ts';

export interface DoctorPaths {
  download: string;
  guide: string;
  help: string;
  contact: string;
}

interface Props {
  session: Session;
  paths: DoctorPaths;
  onDemo: () => void;
}

export function Doctor({ session, paths, onDemo }: Props) {
  const { t } = useTranslation('workbench');
  const { code, severity, remedies } = useStore(session.$diagnosis);
  const retrySeconds = useStore(session.$retrySeconds);
  const refusal = session.client.$state.get().refusal ?? t('doctor.noRefusal');
  const links: Partial<Record<Remedy, string>> = {
    download: paths.download,
    'update-client': paths.download,
    'start-client': paths.guide,
    'open-from-client': paths.guide,
    'allow-in-settings': paths.help,
    'other-browser': paths.help,
    contact: paths.contact,
  };
  const acts: Partial<Record<Remedy, () => void>> = {
    connect: session.connect,
    'try-again': session.connect,
    reload: () => session.client.reloadNow(),
    demo: onDemo,
  };

  return (
    <div className="wb-ward">
      <section className="wb-doctor card card--locked" data-severity={severity} data-code={code}>
        <div className="stack stack--s" aria-live="polite">
          <h2>{t(`doctor.${code}.title`)}</h2>
          <p>{t(`doctor.${code}.text`, { refusal, oldest: OLDEST_CLIENT })}</p>
        </div>
        {/* Outside of what is read out: nobody wants to hear every second. */}
        {retrySeconds !== null && (
          <p className="small soft" data-retry>
            {retrySeconds > 0 ? t('doctor.retrying', { seconds: retrySeconds }) : t('doctor.retryingNow')}
          </p>
        )}
        <div className="cluster">
          {remedies.map((remedy, index) => {
            const look = index === 0 ? 'button button--signal' : 'button button--quiet';
            const href = links[remedy];
            return href ? (
              <a className={look} href={href} key={remedy}>
                {t(`remedies.${remedy}`)}
              </a>
            ) : (
              <button className={look} type="button" key={remedy} onClick={acts[remedy]}>
                {t(`remedies.${remedy}`)}
              </button>
            );
          })}
        </div>
        <p className="stencil soft">{t('doctor.report', { code })}</p>
      </section>
      {code === 'not-installed' && (
        <section className="wb-about">
          <h2>{t('doctor.about.title')}</h2>
          <dl>
            {TABS.map((tab) => (
              <div key={tab}>
                <dt>{t(`tabs.${tab}`)}</dt>
                <dd className="soft">{t(`doctor.about.${tab}`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}
