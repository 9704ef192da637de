/** The client's settings one by one, for the panel and for the command bar. What an older client does not know is left out. */
import type { TFunction } from 'i18next';
import type { DisplayType, RunModel } from '#src/stores/client/client.ts';
import type { System, SystemState } from './system.ts';

const LANGUAGES = [
  ['zh-CN', '简体中文'],
  ['en-US', 'English'],
] as const;
const RUN_MODELS: readonly RunModel[] = ['standard', 'light'];
const DISPLAY_TYPES: readonly DisplayType[] = ['list', 'card'];
const NOTIFICATIONS = ['riskWarnings', 'desktop', 'sound', 'marketing'] as const;

type Option<Value extends string = string> = readonly [value: Value, name: string];

export interface ChoiceSetting {
  id: 'language' | 'runModel' | 'display';
  label: string;
  value: string;
  options: readonly Option[];
  set: (value: string) => void;
}

export interface ToggleSetting {
  id: 'hardware' | 'autostart' | 'defaultBrowser' | 'notifications';
  label: string;
  isOn: boolean;
  set: (isOn: boolean) => void;
}

export interface Settings {
  choices: ChoiceSetting[];
  toggles: ToggleSetting[];
  notifications: ToggleSetting[];
}

export function settingsOf(
  system: System,
  state: SystemState,
  t: TFunction<'workbench'>,
  tools: TFunction<'workbenchTools'>,
): Settings {
  const { runModel, displayType } = state;
  return {
    choices: [
      ...choice('language', t('system.language'), state.language, LANGUAGES, system.setLanguage),
      ...choice(
        'runModel',
        tools('system.runModel'),
        runModel,
        RUN_MODELS.map((model) => [model, tools(`system.runModels.${model}`)]),
        system.setRunModel,
      ),
      ...choice(
        'display',
        tools('system.display'),
        displayType,
        DISPLAY_TYPES.map((type) => [type, tools(`system.displays.${type}`)]),
        system.setDisplayType,
      ),
    ],
    toggles: [
      ...toggle(
        'hardware',
        t('system.hardware'),
        state.hasHardwareAcceleration,
        system.setHardwareAcceleration,
      ),
      ...toggle('autostart', t('system.autostart'), state.hasAutostart, system.setAutostart),
      ...toggle(
        'defaultBrowser',
        t('system.defaultBrowser'),
        state.isDefaultBrowser,
        system.setDefaultBrowser,
      ),
    ],
    notifications: NOTIFICATIONS.flatMap((name) =>
      toggle('notifications', t(`system.notify.${name}`), state.notifications?.[name], (isOn) =>
        system.setNotification(name, isOn),
      ),
    ),
  };
}

function choice<Value extends string>(
  id: ChoiceSetting['id'],
  label: string,
  value: string | undefined,
  options: readonly Option<Value>[],
  set: (value: Value) => Promise<void>,
): ChoiceSetting[] {
  if (value === undefined) return [];
  const choose = (wanted: string): void => {
    const option = options.find(([known]) => known === wanted);
    if (option) void set(option[0]);
  };
  return [{ id, label, value, options, set: choose }];
}

function toggle(
  id: ToggleSetting['id'],
  label: string,
  isOn: boolean | undefined,
  set: (isOn: boolean) => Promise<void>,
): ToggleSetting[] {
  return isOn === undefined ? [] : [{ id, label, isOn, set: (next) => void set(next) }];
}
