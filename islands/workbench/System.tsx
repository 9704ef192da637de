/** The client's settings. What an older client does not know is left out. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '#src/domain/bytes.ts';
import type { DisplayType, RunModel } from '#src/stores/workbench/client.ts';
import type { Parts } from './create-workbench.ts';
import { ClientFactsList } from './Facts.tsx';
import { MessageList } from './Messages.tsx';
import type { PanelPaths } from './Panels.tsx';
import { Panel, useQuestion } from './panel.tsx';

const LANGUAGES = [
  ['zh-CN', '简体中文'],
  ['en-US', 'English'],
] as const;
const RUN_MODELS: readonly RunModel[] = ['standard', 'light'];
const DISPLAY_TYPES: readonly DisplayType[] = ['list', 'card'];
const NOTIFICATIONS = ['riskWarnings', 'desktop', 'sound', 'marketing'] as const;

interface Props {
  parts: Parts;
  paths: Pick<PanelPaths, 'download' | 'notes'>;
}

export function SystemPanel({ parts, paths }: Props) {
  const { t } = useTranslation('workbench');
  const { t: tools } = useTranslation('workbenchTools');
  const { system, messages, facts } = parts;
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
        {state.runModel !== undefined && (
          <Choice
            label={tools('system.runModel')}
            value={state.runModel}
            options={RUN_MODELS.map((model) => [model, tools(`system.runModels.${model}`)])}
            onChoose={(model) => void system.setRunModel(model)}
          />
        )}
        {state.displayType !== undefined && (
          <Choice
            label={tools('system.display')}
            value={state.displayType}
            options={DISPLAY_TYPES.map((type) => [type, tools(`system.displays.${type}`)])}
            onChoose={(type) => void system.setDisplayType(type)}
          />
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
                  yes: t(`system.${kind}`),
                  act: () => void system[kind](),
                })
              }
            >
              {t(`system.${kind}`)}
            </button>
          );
        })}
      </div>
      <MessageList {...{ messages }} />
      <ClientFactsList {...{ facts }} />
      {dialog}
    </Panel>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, name: string])[];
  onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) {
  return (
    <label className="wb-setting">
      <span>{label}</span>
      <select
        className="input input--fit"
        value={value}
        onChange={(event) => {
          const chosen = options.find(([option]) => option === event.target.value);
          if (chosen) onChoose(chosen[0]);
        }}
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
