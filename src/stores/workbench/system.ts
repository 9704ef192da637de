/**
 * The client's own settings. Each is read on its own, so that one that an older client does not know leaves the others
 * in place: its value stays `undefined` and the panel leaves it out.
 */
import type { NotificationSettings } from '#bridge-lib';
import { map, type ReadableAtom } from 'nanostores';
import type { WorkbenchClient } from './client.ts';
import { createTasks, type Tasks } from './tasks.ts';

export interface SystemState {
  isLoaded: boolean;
  version: string | undefined;
  releasePhase: string | undefined;
  /** `null` while nobody has asked. */
  newVersion: { hasNewVersion: boolean; version: string } | null;
  language: string | undefined;
  hasHardwareAcceleration: boolean | undefined;
  hasAutostart: boolean | undefined;
  isDefaultBrowser: boolean | undefined;
  notifications: Partial<NotificationSettings> | undefined;
  tempBytes: number | undefined;
}

export interface System {
  $state: ReadableAtom<SystemState>;
  tasks: Tasks;
  load: () => Promise<void>;
  checkNewVersion: () => Promise<void>;
  setLanguage: (language: string) => Promise<void>;
  setHardwareAcceleration: (enabled: boolean) => Promise<void>;
  setAutostart: (enabled: boolean) => Promise<void>;
  setDefaultBrowser: (isDefault: boolean) => Promise<void>;
  setNotification: (name: keyof NotificationSettings, isOn: boolean) => Promise<void>;
  restart: () => Promise<void>;
  exit: () => Promise<void>;
  dispose: () => void;
}

export function createSystem(client: WorkbenchClient, fallback: string): System {
  const $state = map<SystemState>({
    isLoaded: false,
    version: undefined,
    releasePhase: undefined,
    newVersion: null,
    language: undefined,
    hasHardwareAcceleration: undefined,
    hasAutostart: undefined,
    isDefaultBrowser: undefined,
    notifications: undefined,
    tempBytes: undefined,
  });
  const tasks = createTasks(fallback);
  const { systemInfo } = client;

  return {
    $state,
    tasks,
    async load() {
      await tasks.run('load', async (signal) => {
        const options = { signal };
        const results = await Promise.allSettled([
          systemInfo.getVersion(options),
          systemInfo.getLanguage(options),
          systemInfo.getHardwareAcceleration(options),
          systemInfo.getAutostart(options),
          systemInfo.getDefaultBrowser(options),
          systemInfo.getNotificationSettings(options),
          systemInfo.getTempSize(options),
        ]);
        const [version, language, hardware, autostart, standard, notifications, temp] = results;
        // All failed: the reason of the first stands for them.
        if (version.status === 'rejected' && results.every(({ status }) => status === 'rejected')) {
          throw version.reason;
        }
        $state.set({
          ...$state.get(),
          isLoaded: true,
          version: valueOf(version)?.version,
          releasePhase: valueOf(version)?.releasePhase,
          language: valueOf(language)?.language,
          hasHardwareAcceleration: valueOf(hardware)?.enabled,
          hasAutostart: valueOf(autostart)?.enabled,
          isDefaultBrowser: valueOf(standard)?.isDefault,
          notifications: valueOf(notifications),
          tempBytes: valueOf(temp)?.bytes,
        });
      });
    },
    async checkNewVersion() {
      const reply = await tasks.run('check', (signal) => systemInfo.checkNewVersion({ signal }));
      if (reply) {
        $state.setKey('newVersion', {
          hasNewVersion: reply.hasNewVersion === true,
          version: reply.version ?? '',
        });
      }
    },
    async setLanguage(language) {
      const reply = await tasks.run('language', (signal) => systemInfo.setLanguage({ language }, { signal }));
      if (reply) $state.setKey('language', reply.language ?? language);
    },
    async setHardwareAcceleration(enabled) {
      const reply = await tasks.run('hardware', (signal) =>
        systemInfo.setHardwareAcceleration({ enabled }, { signal }),
      );
      if (reply) $state.setKey('hasHardwareAcceleration', reply.enabled ?? enabled);
    },
    async setAutostart(enabled) {
      const reply = await tasks.run('autostart', (signal) =>
        systemInfo.setAutostart({ enabled }, { signal }),
      );
      if (reply) $state.setKey('hasAutostart', reply.enabled ?? enabled);
    },
    async setDefaultBrowser(isDefault) {
      const reply = await tasks.run('default', (signal) =>
        systemInfo.setDefaultBrowser({ isDefault }, { signal }),
      );
      if (reply) $state.setKey('isDefaultBrowser', reply.isDefault ?? isDefault);
    },
    async setNotification(name, isOn) {
      const reply = await tasks.run(`notify:${name}`, (signal) =>
        systemInfo.setNotificationSettings({ [name]: isOn }, { signal }),
      );
      if (reply) $state.setKey('notifications', { ...$state.get().notifications, [name]: isOn, ...reply });
    },
    async restart() {
      await tasks.run('restart', (signal) => systemInfo.restart({ signal }));
    },
    async exit() {
      await tasks.run('exit', (signal) => systemInfo.exit({ signal }));
    },
    dispose() {
      tasks.dispose();
    },
  };
}

function valueOf<T>(result: PromiseSettledResult<T>): T | undefined {
  return result.status === 'fulfilled' ? result.value : undefined;
}
