/**
 * The client's settings that are read, set and pushed in the same way. A new one is a row here, and its name in
 * `settingsOf` and in the dictionaries. What an older client lacks is left out.
 */
import type { BridgeModules, NotificationSettings } from '#bridge-lib';
import type { TFunction } from 'i18next';
import type { System, SystemState } from './system.ts';

type Action = keyof BridgeModules<'systemInfo'>['systemInfo'];

interface Setting {
  get: Action;
  set: Action;
  /** Its name in arguments and replies. */
  field: string;
  /** Its key among the pushed states; left out, it is the field. */
  push?: string;
  /** Its values; left out, it is on or off. */
  options?: readonly string[];
}

export const SETTINGS = {
  language: { get: 'getLanguage', set: 'setLanguage', field: 'language', options: ['zh-CN', 'en-US'] },
  runModel: { get: 'getRunModel', set: 'setRunModel', field: 'runModel', options: ['standard', 'light'] },
  display: {
    get: 'getPageDisplayType',
    set: 'setPageDisplayType',
    field: 'displayType',
    options: ['list', 'card'],
  },
  hardware: {
    get: 'getHardwareAcceleration',
    set: 'setHardwareAcceleration',
    field: 'enabled',
    push: 'hardwareAcceleration',
  },
  autostart: { get: 'getAutostart', set: 'setAutostart', field: 'enabled', push: 'autostart' },
  defaultBrowser: {
    get: 'getDefaultBrowser',
    set: 'setDefaultBrowser',
    field: 'isDefault',
    push: 'isDefaultBrowser',
  },
} as const satisfies Record<string, Setting>;

export type SettingId = keyof typeof SETTINGS;
export type SettingValue = string | boolean;
export const settingIds = Object.keys(SETTINGS) as SettingId[]; // the keys of the literal above

export const settingOf = (id: SettingId): Setting => ({ push: SETTINGS[id].field, ...SETTINGS[id] });

/** Whether the client's value is one of the setting's. */
export function isValueOf(id: SettingId, value: unknown): value is SettingValue {
  const { options } = settingOf(id);
  return options ? typeof value === 'string' && options.includes(value) : typeof value === 'boolean';
}

const NOTIFICATIONS = [
  'riskWarnings',
  'desktop',
  'sound',
  'marketing',
] as const satisfies (keyof NotificationSettings)[];

export interface ShownSetting {
  id: SettingId | 'notifications';
  label: string;
  value: SettingValue;
  /** Names by value; left out, it is on or off. */
  options?: readonly (readonly [value: string, name: string])[] | undefined;
  set: (value: SettingValue) => void;
}

/** For the panel and the command bar. */
export function settingsOf(
  system: System,
  state: SystemState,
  t: TFunction<'workbench'>,
  tools: TFunction<'workbenchTools'>,
): { settings: ShownSetting[]; notifications: ShownSetting[] } {
  const labels: Record<SettingId, string> = {
    language: t('system.language'),
    runModel: tools('system.runModel'),
    display: tools('system.display'),
    hardware: t('system.hardware'),
    autostart: t('system.autostart'),
    defaultBrowser: t('system.defaultBrowser'),
  };
  const names: Record<string, string> = {
    'zh-CN': '简体中文',
    'en-US': 'English',
    standard: tools('system.runModels.standard'),
    light: tools('system.runModels.light'),
    list: tools('system.displays.list'),
    card: tools('system.displays.card'),
  };
  return {
    settings: settingIds.flatMap((id): ShownSetting[] => {
      const value = state.settings[id];
      if (value === undefined) return [];
      const options = settingOf(id).options?.map((option) => [option, names[option] ?? option] as const);
      return [{ id, label: labels[id], value, options, set: (next) => void system.set(id, next) }];
    }),
    notifications: NOTIFICATIONS.flatMap((name): ShownSetting[] => {
      const value = state.notifications?.[name];
      if (value === undefined) return [];
      const set = (isOn: SettingValue): void => void system.setNotification(name, isOn === true);
      return [{ id: 'notifications', label: t(`system.notify.${name}`), value, set }];
    }),
  };
}
