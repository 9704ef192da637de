/** The client's settings. What an older client lacks is left out. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { Select } from '#islands/ui/Select.tsx';
import { formatBytes } from '#src/domain/bytes.ts';
import { Panel, useWorkbench, endQuestion } from '#islands/workbench/panel.tsx';
import { settingsOf, type ShownSetting } from './settings.ts';
import { CopyButton } from '#islands/ui/CopyButton.tsx';

export function SystemPanel() {
  const { t } = useTranslation('workbench');
  const { t: tools } = useTranslation('workbenchTools');
  const { parts, paths } = useWorkbench();
  const { system } = parts;
  const state = useStore(system.$state);
  useEffect(() => void system.load(), [system]);
  const { settings, notifications } = settingsOf(system, state, t, tools);

  return (
    <Panel of={system}>
      <div className="wb-settings">
        {state.version !== undefined && (
          <div className="cluster wb-setting">
            <span>
              {t('system.version')} <strong className="stencil">{state.version}</strong>{' '}
              <span className="badge">{state.releasePhase}</span>
            </span>
            <Button look="small" onClick={() => void system.checkNewVersion()} label={t('system.check')} />
            {state.newVersion && (
              <span role="status">
                {state.newVersion.hasNewVersion ? (
                  <>
                    {t('system.newer', { version: state.newVersion.version })}{' '}
                    <a href={paths.download}>{t('system.get')}</a>{' '}
                    {paths.notes[state.newVersion.version] && (
                      <a href={paths.notes[state.newVersion.version]}>{tools('system.notes')}</a>
                    )}
                  </>
                ) : (
                  t('system.latest')
                )}
              </span>
            )}
            {state.release && (
              <p className="small soft wb-release">
                {tools('system.release', { version: state.release.version, text: state.release.text })}
              </p>
            )}
          </div>
        )}
        {settings.map((setting) => (
          <Setting key={setting.id} {...{ setting }} />
        ))}
        {notifications.length > 0 && (
          <fieldset>
            <legend className="field__label">{t('system.notifications')}</legend>
            {notifications.map((setting) => (
              <Setting key={setting.label} {...{ setting }} />
            ))}
          </fieldset>
        )}
        {state.tempBytes !== undefined && (
          <p className="cluster wb-setting">
            <span>{t('system.temp')}</span>
            <span className="stencil">{formatBytes(state.tempBytes)}</span>
          </p>
        )}
      </div>
      <div className="cluster">
        {(['restart', 'exit'] as const).map((kind) => (
          <Button
            className="wb-danger"
            key={kind}
            onClick={() => parts.ask(endQuestion(system, kind, t))}
            label={t(`system.${kind}`)}
          />
        ))}
      </div>
      <MessageList />
      <ClientFactsList />
    </Panel>
  );
}

function Setting({ setting: { label, value, options, set } }: { setting: ShownSetting }) {
  if (!options) {
    return (
      <label className="check cluster wb-setting">
        <input
          type="checkbox"
          role="switch"
          checked={value === true}
          onChange={(event) => set(event.target.checked)}
        />
        <span>{label}</span>
      </label>
    );
  }
  return (
    <label className="cluster wb-setting">
      <span>{label}</span>
      <Select className="input input--fit" value={String(value)} options={options} onChoose={set} />
    </label>
  );
}

const MEGABYTES_PER_GIGABYTE = 1024;

/** Folders, computer and installation, to be read and copied for support. */
function ClientFactsList() {
  const { t, i18n } = useTranslation('workbenchTools');
  const { facts } = useWorkbench().parts;
  const known = useStore(facts.$facts);
  useEffect(() => void facts.load(), [facts]);
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' });
  const rows = [
    ['browserFolder', known.browserFolder],
    ['tempFolder', known.tempFolder],
    ['machineName', known.machineName],
    ['machineId', known.machineId],
    ['system', known.system],
    ['processor', known.processor],
    ['memory', known.memoryMb && `${String(Math.round(known.memoryMb / MEGABYTES_PER_GIGABYTE))} GB`],
    ['installedAt', known.installedAt && day.format(known.installedAt)],
    ['channel', known.channelId],
    ['promoter', known.promoter],
  ] as const;
  const shown = rows.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  if (shown.length === 0) return null;

  return (
    <section className="wb-part">
      <h2>{t('facts.title')}</h2>
      <dl className="wb-facts">
        {shown.map(([name, value]) => (
          <div key={name}>
            <dt className="soft">{t(`facts.${name}`)}</dt>
            <dd className="cluster">
              <span className="wb-code-text">{value}</span>
              {/Folder|Id$/.test(name) && (
                <CopyButton
                  look="small quiet"
                  text={value}
                  label={t('copy.label')}
                  copied={t('copy.copied')}
                  failed={t('copy.failed')}
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The client's messages, newest first. Showing them marks them as read. */
function MessageList() {
  const { t, i18n } = useTranslation('workbenchTools');
  const { messages, account } = useWorkbench().parts;
  const login = useStore(account.$login);
  const load = useStore(messages.$load);
  const list = useStore(messages.$messages);
  useEffect(() => {
    void messages.load();
    return () => {
      // Messages that arrived while the list was visible are read, too.
      if (messages.$unread.get() > 0) void messages.load();
    };
  }, [messages]);
  // For another user, and after a lost connection, the client reports its user again.
  useEffect(() => {
    if (messages.$load.get() !== 'ready') void messages.load();
  }, [messages, login]);
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  // An older client has no messages.
  if (load === 'failed' && list.length === 0) return null;

  return (
    <section className="wb-part" id="wb-messages">
      <h2>{t('messages.title')}</h2>
      {list.length === 0 && (
        <p className="soft">{t(load === 'loading' ? 'messages.loading' : 'messages.none')}</p>
      )}
      <ul className="wb-messages">
        {list.map((message) => (
          <li className="cluster" key={message.id} data-unread={!message.isRead}>
            <strong>{message.title}</strong>
            {!message.isRead && <span className="badge badge--sea">{t('messages.isNew')}</span>}
            {message.at > 0 && <time className="small soft">{time.format(message.at)}</time>}
            <p>{message.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
