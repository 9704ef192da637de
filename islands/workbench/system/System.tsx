/** The client's settings. What an older client does not know is left out. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { formatBytes } from '#src/domain/bytes.ts';
import { Panel, useBench } from '#islands/workbench/panel.tsx';
import { endQuestion } from '#islands/workbench/questions.ts';
import { ClientFactsList } from './Facts.tsx';
import { MessageList } from './Messages.tsx';
import { settingsOf, type ShownSetting } from './settings.ts';

export function SystemPanel() {
  const { t } = useTranslation('workbench');
  const { t: tools } = useTranslation('workbenchTools');
  const { parts, paths, ask } = useBench();
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
            onClick={() => ask(endQuestion(system, kind, t))}
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
