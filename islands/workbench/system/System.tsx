/** The client's settings. What an older client does not know is left out. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '#src/domain/bytes.ts';
import type { Parts } from '#islands/workbench/create-workbench.ts';
import type { PanelPaths } from '#islands/workbench/tabs.ts';
import { Panel, useQuestion } from '#islands/workbench/panel.tsx';
import { endQuestion } from '#islands/workbench/questions.ts';
import { ClientFactsList } from './Facts.tsx';
import { MessageList } from './Messages.tsx';
import { settingsOf, type ShownSetting } from './settings.ts';

interface Props {
  parts: Parts;
  paths: Pick<PanelPaths, 'download' | 'notes'>;
}

export function SystemPanel({ parts, paths }: Props) {
  const { t } = useTranslation('workbench');
  const { t: tools } = useTranslation('workbenchTools');
  const { system, messages, facts } = parts;
  const state = useStore(system.$state);
  const load = useStore(system.$load);
  const [ask, dialog] = useQuestion();
  useEffect(() => void system.load(), [system]);
  const { settings, notifications } = settingsOf(system, state, t, tools);

  return (
    <Panel load={load} tasks={system.tasks} onRetry={() => void system.load()}>
      <div className="wb-settings">
        {state.version !== undefined && (
          <div className="cluster wb-setting">
            <span>
              {t('system.version')} <strong className="stencil">{state.version}</strong>{' '}
              <span className="badge">{state.releasePhase}</span>
            </span>
            <button
              className="button button--small"
              type="button"
              onClick={() => void system.checkNewVersion()}
            >
              {t('system.check')}
            </button>
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
          <button
            className="button wb-danger"
            type="button"
            key={kind}
            onClick={() => ask(endQuestion(system, kind, t))}
          >
            {t(`system.${kind}`)}
          </button>
        ))}
      </div>
      <MessageList {...{ messages }} />
      <ClientFactsList {...{ facts }} />
      {dialog}
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
      <select
        className="input input--fit"
        value={String(value)}
        onChange={(event) => set(event.target.value)}
      >
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
