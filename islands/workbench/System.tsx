/** The client's settings. What an older client does not know is left out. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '#src/domain/bytes.ts';
import type { System } from '#src/stores/workbench/system.ts';
import { Panel, useQuestion } from './panel.tsx';

const LANGUAGES = [
  ['zh-CN', '简体中文'],
  ['en-US', 'English'],
] as const;
const NOTIFICATIONS = ['riskWarnings', 'desktop', 'sound', 'marketing'] as const;

interface Props {
  system: System;
  downloadPath: string;
}

export function SystemPanel({ system, downloadPath }: Props) {
  const { t } = useTranslation('workbench');
  const state = useStore(system.$state);
  const failure = useStore(system.tasks.$failure);
  const [ask, dialog] = useQuestion();
  useEffect(() => void system.load(), [system]);
  const load = state.isLoaded ? 'ready' : failure ? 'failed' : 'loading';
  const toggle = (label: string, value: boolean | undefined, set: (isOn: boolean) => void) =>
    value !== undefined && (
      <label className="check wb-setting">
        <input
          type="checkbox"
          role="switch"
          checked={value}
          onChange={(event) => set(event.target.checked)}
        />
        <span>{label}</span>
      </label>
    );

  return (
    <Panel load={load} tasks={system.tasks} onRetry={() => void system.load()}>
      <div className="wb-settings">
        {state.version !== undefined && (
          <div className="wb-setting">
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
                    <a href={downloadPath}>{t('system.get')}</a>
                  </>
                ) : (
                  t('system.latest')
                )}
              </span>
            )}
          </div>
        )}
        {state.language !== undefined && (
          <label className="wb-setting">
            <span>{t('system.language')}</span>
            <select
              className="input input--fit"
              value={state.language}
              onChange={(event) => void system.setLanguage(event.target.value)}
            >
              {LANGUAGES.map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        {toggle(
          t('system.hardware'),
          state.hasHardwareAcceleration,
          (on) => void system.setHardwareAcceleration(on),
        )}
        {toggle(t('system.autostart'), state.hasAutostart, (on) => void system.setAutostart(on))}
        {toggle(
          t('system.defaultBrowser'),
          state.isDefaultBrowser,
          (on) => void system.setDefaultBrowser(on),
        )}
        {state.notifications && (
          <fieldset>
            <legend className="field__label">{t('system.notifications')}</legend>
            {NOTIFICATIONS.map((name) => (
              <span key={name}>
                {toggle(t(`system.notify.${name}`), state.notifications?.[name], (on) => {
                  void system.setNotification(name, on);
                })}
              </span>
            ))}
          </fieldset>
        )}
        {state.tempBytes !== undefined && (
          <p className="wb-setting">
            <span>{t('system.temp')}</span>
            <span className="stencil wb-size">{formatBytes(state.tempBytes)}</span>
          </p>
        )}
      </div>
      <div className="cluster">
        {(['restart', 'exit'] as const).map((kind) => {
          const key = kind === 'restart' ? 'confirmRestart' : 'confirmExit';
          return (
            <button
              className="button wb-danger"
              type="button"
              key={kind}
              onClick={() =>
                ask({
                  title: t(`system.${key}.title`),
                  text: t(`system.${key}.text`),
                  act: () => void system[kind](),
                })
              }
            >
              {t(`system.${kind}`)}
            </button>
          );
        })}
      </div>
      {dialog}
    </Panel>
  );
}
