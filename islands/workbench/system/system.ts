/**
 * The client's own settings. Each is read on its own, so that one that an older client does not know leaves the others
 * in place: its value stays `undefined` and the panel leaves it out.
 */
import type { DisplayType, NotificationSettings, RunModel } from '#bridge-lib';
import { map, type ReadableAtom } from 'nanostores';
import type { WorkbenchClient } from '#src/stores/client/client.ts';
import { createTasks, type Tasks } from '#src/stores/client/tasks.ts';

export interface ReleaseWords {
  version: string;
  text: string;
}

export interface SystemState {
  isLoaded: boolean;
  version: string | undefined;
  releasePhase: string | undefined;
  /** `null` before it was asked. */
  newVersion: { hasNewVersion: boolean; version: string } | null;
  /** What the list of releases says of a newer client. */
  release: ReleaseWords | undefined;
  language: string | undefined;
  hasHardwareAcceleration: boolean | undefined;
  hasAutostart: boolean | undefined;
  isDefaultBrowser: boolean | undefined;
  runModel: RunModel | undefined;
  displayType: DisplayType | undefined;
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
  setRunModel: (runModel: RunModel) => Promise<void>;
  setDisplayType: (displayType: DisplayType) => Promise<void>;
  setNotification: (name: keyof NotificationSettings, isOn: boolean) => Promise<void>;
  restart: () => Promise<void>;
  exit: () => Promise<void>;
  dispose: () => void;
}

/** @param newestNotes asks the list of releases; without it there is no request */
export function createSystem(
  client: WorkbenchClient,
  fallback: string,
  newestNotes?: (version: string, signal: AbortSignal) => Promise<ReleaseWords | undefined>,
): System {
  const $state = map<SystemState>({
    isLoaded: false,
    version: undefined,
    releasePhase: undefined,
    newVersion: null,
    release: undefined,
    language: undefined,
    hasHardwareAcceleration: undefined,
    hasAutostart: undefined,
    isDefaultBrowser: undefined,
    runModel: undefined,
    displayType: undefined,
    notifications: undefined,
    tempBytes: undefined,
  });
  const tasks = createTasks(fallback);
  const { systemInfo } = client;
  const endPushes = client.on('dataObserver', 'CommonState', ({ key, value }) => {
    const change = changeOf(key, value);
    if (change && $state.get().isLoaded) $state.set({ ...$state.get(), ...change });
  });

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
          systemInfo.getRunModel(options),
          systemInfo.getPageDisplayType(options),
          systemInfo.getReleasePhase(options),
        ]);
        const [version, language, hardware, autostart, standard, notifications, temp] = results;
        const [, , , , , , , runModel, displayType, phase] = results;
        // All failed: the reason of the first stands for them.
        if (version.status === 'rejected' && results.every(({ status }) => status === 'rejected')) {
          throw version.reason;
        }
        const before = $state.get();
        const isSame = valueOf(version)?.version === before.version;
        $state.set({
          ...before,
          // What was said of an update was said of the version before it.
          ...(isSame ? {} : { newVersion: null, release: undefined }),
          isLoaded: true,
          version: valueOf(version)?.version,
          // A client may tell it apart from its version.
          releasePhase: valueOf(phase)?.releasePhase ?? valueOf(version)?.releasePhase,
          language: valueOf(language)?.language,
          hasHardwareAcceleration: valueOf(hardware)?.enabled,
          hasAutostart: valueOf(autostart)?.enabled,
          isDefaultBrowser: valueOf(standard)?.isDefault,
          runModel: valueOf(runModel)?.runModel,
          displayType: valueOf(displayType)?.displayType,
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
      const { version } = $state.get();
      // The client's word is enough; the list's is an extra.
      if (!newestNotes || version === undefined) return;
      const release = await tasks.run('notes', (signal) =>
        newestNotes(version, signal).catch(() => undefined),
      );
      if (release) $state.setKey('release', release);
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
    async setRunModel(runModel) {
      const reply = await tasks.run('run-model', (signal) =>
        systemInfo.setRunModel({ runModel }, { signal }),
      );
      if (reply) $state.setKey('runModel', reply.runModel ?? runModel);
    },
    async setDisplayType(displayType) {
      const reply = await tasks.run('display', (signal) =>
        systemInfo.setPageDisplayType({ displayType }, { signal }),
      );
      if (reply) $state.setKey('displayType', reply.displayType ?? displayType);
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
      endPushes();
      tasks.dispose();
    },
  };
}

function valueOf<T>(result: PromiseSettledResult<T>): T | undefined {
  return result.status === 'fulfilled' ? result.value : undefined;
}

/** What a push says of a setting: under the client's names for them, and of the right kind. */
function changeOf(key: string | undefined, value: unknown): Partial<SystemState> | undefined {
  if (key === 'language' && typeof value === 'string') return { language: value };
  if (key === 'hardwareAcceleration' && typeof value === 'boolean') return { hasHardwareAcceleration: value };
  if (key === 'autostart' && typeof value === 'boolean') return { hasAutostart: value };
  if (key === 'isDefaultBrowser' && typeof value === 'boolean') return { isDefaultBrowser: value };
  if (key === 'runModel' && (value === 'standard' || value === 'light')) return { runModel: value };
  if (key === 'displayType' && (value === 'list' || value === 'card')) return { displayType: value };
  return undefined;
}
