/**
 * The connection doctor: what is wrong, why, and a button for the one remedy. If another tab is connected, nothing is
 * wrong, and the visitor may connect here instead. `Reloading` also stands above the demo.
 */
import { useStore } from '@nanostores/react';
import { useEffect, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { pageHost } from '#src/browser/page-host.ts';
import { SAMPLE_FRAME_ID } from '#src/config/page-constants.ts';
import { noteVisitor } from '#src/stores/page/chat-user.ts';
import { clientSession } from '#src/stores/page/client-session.ts';
import type { Remedy } from '#src/stores/client/client.ts';
import { OLDEST_CLIENT, type Session } from '#src/stores/client/session.ts';
import { isLockElsewhere } from '#src/stores/client/client-lock.ts';

export interface DoctorPaths {
  download: string;
  guide: string;
  help: string;
  contact: string;
}

interface Props {
  /** The finding, which can take the focus. */
  ref: Ref<HTMLDivElement>;
  paths: DoctorPaths;
  /** No panels are below it: the frame behind it shows sample shops. */
  isAlone: boolean;
  onDemo: () => void;
}

/** Remedies before the client was looked for. They are those without a client, which most visitors see next. */
const FIRST_REMEDIES: readonly Remedy[] = ['download', 'open-from-client', 'demo'];
type Reload = ReturnType<Session['$reload']['get']>;

/** Alternatives beside a reload, which has its own buttons. */
const BESIDE_RELOAD: Record<Exclude<Reload, 'none'>, readonly Remedy[]> = {
  scheduled: ['try-again'],
  asking: ['try-again'],
  limited: ['try-again', 'start-client'],
};

/** Remedies beside the button that connects here; none if panels are open, which the demo would replace. */
function offered(
  remedies: readonly Remedy[],
  other: 'elsewhere' | 'taken' | undefined,
  reload: Reload,
): readonly Remedy[] {
  if (other) return other === 'taken' ? [] : ['demo'];
  return reload === 'none' ? remedies : BESIDE_RELOAD[reload];
}

export function Doctor({ ref, paths, isAlone, onDemo }: Props) {
  const { t } = useTranslation('workbench');
  const { code, severity, remedies, reason } = useStore(clientSession.$diagnosis, { ssr: 'initial' });
  const retrySeconds = useStore(clientSession.$retrySeconds, { ssr: 'initial' });
  const refusal = useStore(clientSession.$refusal, { ssr: 'initial' }) || t('doctor.noRefusal');
  const lock = useStore(clientSession.$lock, { ssr: 'initial' });
  const reload = useStore(clientSession.$reload, { ssr: 'initial' });
  const other = isLockElsewhere(lock) ? lock : undefined;
  useEffect(() => {
    const show = (isShown: boolean) => pageHost.element(SAMPLE_FRAME_ID)?.toggleAttribute('hidden', !isShown);
    show(isAlone);
    return () => void show(false);
  }, [isAlone]);
  const isFirst = reason === 'idle' && !other;
  const shown = offered(isFirst ? FIRST_REMEDIES : remedies, other, reload);
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
    connect: clientSession.connect,
    'try-again': clientSession.connect,
    reload: clientSession.reloadNow,
    demo: onDemo,
  };

  const [first, ...others] = shown;
  const isNext = !other && reload === 'none';
  /** The first remedy is the next step; further ones are plain links. */
  const remedyOf = (remedy: Remedy) => {
    const look = remedy === first && isNext ? 'signal' : 'quiet';
    const href = links[remedy];
    const label = t(`remedies.${remedy}`);
    return href ? (
      <a className={remedy === first ? `button button--${look}` : 'wb-way'} href={href} key={remedy}>
        {label}
      </a>
    ) : (
      <Button key={remedy} {...{ look, label }} onClick={acts[remedy]} />
    );
  };

  return (
    <div className={`wb-ward ${isFirst ? 'wb-ward--first' : ''} ${isAlone ? '' : 'wb-ward--over'}`}>
      <section className="wb-doctor card" data-severity={other ? 'visitor' : severity} data-code={code}>
        <div className="stack stack--s wb-finding" aria-live="polite" tabIndex={-1} ref={ref}>
          <h2>{other ? t(`turn.${other}.title`) : t(`doctor.${code}.title`)}</h2>
          <p>
            {other ? t(`turn.${other}.text`) : t(`doctor.${code}.text`, { refusal, oldest: OLDEST_CLIENT })}
          </p>
          {/* Reserves the room of the text that most visitors see next, so that nothing moves. */}
          {isFirst && (
            <p className="wb-likely" aria-hidden="true">
              {t('doctor.not-installed.text')}
            </p>
          )}
        </div>
        {/* Outside the live region: it changes every second. */}
        {retrySeconds !== null && (
          <p className="small soft">
            {retrySeconds > 0 ? t('doctor.retrying', { seconds: retrySeconds }) : t('doctor.retryingNow')}
          </p>
        )}
        <Reloading />
        <div className="cluster wb-remedies">
          {other && <Button look="signal" onClick={clientSession.takeOver} label={t('turn.here')} />}
          {first && remedyOf(first)}
          {others.filter((remedy) => !links[remedy]).map(remedyOf)}
          {others.filter((remedy) => links[remedy]).map(remedyOf)}
        </div>
        {!other && severity === 'bad' && (
          <p className="small soft">
            {t('doctor.report', { code })}{' '}
            <a
              href={paths.contact}
              // The press is the consent: from now on this tab's chat passes it on.
              onClick={() => noteVisitor({ custom: { connection: `${code} (${reason})` } })}
            >
              {t('doctor.tell')}
            </a>
          </p>
        )}
      </section>
    </div>
  );
}

/** Shown when the page will reload after a lost connection, or asks whether it may. */
export function Reloading() {
  const { t } = useTranslation('workbench');
  const state = useStore(clientSession.$reload, { ssr: 'initial' });
  const seconds = useStore(clientSession.$reloadSeconds, { ssr: 'initial' });
  if (state === 'none') return null;
  return (
    <div className="notice notice--warn">
      <span role="alert">{t(`reload.${state}`)}</span>
      {/* Outside the live region, as in the doctor. */}
      {seconds !== null && <span aria-hidden="true">{t('reload.in', { seconds })}</span>}
      <Button look="small" onClick={clientSession.reloadNow} label={t('reload.now')} />
      {state !== 'limited' && (
        <Button look="small quiet" onClick={clientSession.cancelReload} label={t('reload.stay')} />
      )}
    </div>
  );
}
