/**
 * The client: its version, its settings (`settings.ts`), its end, and facts of its installation. Each is read on its
 * own. A read that an older client lacks leaves its value `undefined`, and the panel leaves it out.
 */
import type { NotificationSettings } from '#bridge-lib';
import { type WorkbenchClient, quietly } from '#src/stores/client/client.ts';
import { createResource } from '#src/stores/client/resource.ts';
import { isValueOf, type SettingId, settingIds, settingOf, type SettingValue } from './settings.ts';
import { compareVersions } from '#src/domain/releases/versions.ts';

export interface ReleaseNotes {
  version: string;
  text: string;
}

export interface SystemState {
  version: string | undefined;
  releasePhase: string | undefined;
  /** `null` until it was checked. */
  newVersion: { hasNewVersion: boolean; version: string } | null;
  /** Notes of a newer client, from the list of releases. */
  release: ReleaseNotes | undefined;
  settings: Partial<Record<SettingId, SettingValue>>;
  notifications: Partial<NotificationSettings> | undefined;
  tempBytes: number | undefined;
}

export type System = ReturnType<typeof createSystem>;

/** A reply has the setting's value under its field. */
type SettingCall = (...args: readonly unknown[]) => Promise<Record<string, unknown>>;

/** @param fetchNotes reads the list of releases; without it there is no request */
export function createSystem(
  client: WorkbenchClient,
  fallback: string,
  fetchNotes?: typeof fetchReleaseNotes,
) {
  const { systemInfo } = client;
  const { $value, change, ...state } = createResource<SystemState>({
    fallback,
    initial: {
      version: undefined,
      releasePhase: undefined,
      newVersion: null,
      release: undefined,
      settings: {},
      notifications: undefined,
      tempBytes: undefined,
    },
    async read(signal): Promise<SystemState> {
      const options = { signal };
      const results = await Promise.allSettled([
        systemInfo.getVersion(options),
        systemInfo.getReleasePhase(options),
        systemInfo.getNotificationSettings(options),
        systemInfo.getTempSize(options),
        ...settingIds.map((id) => callOf(id, 'get')(options)),
      ]);
      const [version, phase, notifications, temp, ...values] = results;
      // All failed: the first reason is shown.
      if (version.status === 'rejected' && results.every(({ status }) => status === 'rejected')) {
        throw version.reason;
      }
      const before = $value.get();
      const isSame = valueOf(version)?.version === before.version;
      return {
        ...before,
        // After an update the old result of the check is wrong.
        ...(isSame ? {} : { newVersion: null, release: undefined }),
        version: valueOf(version)?.version,
        // A client may send it apart from its version.
        releasePhase: valueOf(phase)?.releasePhase ?? valueOf(version)?.releasePhase,
        notifications: valueOf(notifications),
        tempBytes: valueOf(temp)?.bytes,
        settings: Object.fromEntries(
          values.map((result, index) => {
            const id = settingIds[index] ?? 'language'; // one for each, in their order
            return [id, valueOf(result)?.[settingOf(id).field]];
          }),
        ),
      };
    },
    push: () =>
      client.on('dataObserver', 'CommonState', ({ key, value }) => {
        const id = settingIds.find((each) => settingOf(each).push === key);
        if (id && isValueOf(id, value) && state.$load.get() === 'ready') keep(id, value);
      }),
  });
  const { tasks } = state;
  const keep = (id: SettingId, value: SettingValue): void =>
    change({ settings: { ...$value.get().settings, [id]: value } });
  const callOf = (id: SettingId, way: 'get' | 'set'): SettingCall =>
    systemInfo[settingOf(id)[way]] as SettingCall; // as the table says

  return {
    ...state,
    $state: $value,
    async checkNewVersion() {
      const reply = await tasks.run('check', (signal) => systemInfo.checkNewVersion({ signal }));
      if (reply) {
        const { hasNewVersion, version = '' } = reply;
        change({ newVersion: { hasNewVersion: hasNewVersion === true, version } });
      }
      const { version } = $value.get();
      // The client's answer is enough; the release notes are optional.
      if (!fetchNotes || version === undefined) return;
      const release = await tasks.run('notes', (signal) =>
        fetchNotes(version, signal).catch(() => undefined),
      );
      if (release) change({ release });
    },
    async set(id: SettingId, value: SettingValue) {
      const { field } = settingOf(id);
      const reply = await tasks.ask(id, callOf(id, 'set'), { [field]: value });
      if (!reply) return;
      const answered = reply[field];
      keep(id, isValueOf(id, answered) ? answered : value);
    },
    async setNotification(name: keyof NotificationSettings, isOn: boolean) {
      const reply = await tasks.ask(`notify:${name}`, systemInfo.setNotificationSettings, { [name]: isOn });
      if (reply) change({ notifications: { ...$value.get().notifications, [name]: isOn, ...reply } });
    },
    restart: () => tasks.run('restart', (signal) => systemInfo.restart({ signal })),
    exit: () => tasks.run('exit', (signal) => systemInfo.exit({ signal })),
  };
}

function valueOf<T>(result: PromiseSettledResult<T>): T | undefined {
  return result.status === 'fulfilled' ? result.value : undefined;
}

/** @returns undefined if the list cannot be fetched, or has nothing newer than `version` */
export async function fetchReleaseNotes(
  version: string,
  signal: AbortSignal,
): Promise<ReleaseNotes | undefined> {
  const { callApi } = await import('#src/stores/call-api.ts');
  const { versionList } = await import('#src/api/contract/downloads.ts');
  const answer = await callApi(versionList, {}, signal);
  if (!answer.ok) return undefined;
  const { windows, mac_m1: mac, mac_x86: intel, linux } = answer.data.v6;
  const newest = [windows, mac, intel, linux].find((entry) => entry?.desc);
  if (!newest || compareVersions(newest.version, version) <= 0) return undefined;
  return { version: newest.version, text: newest.desc };
}

/** Facts of the installation and the computer. */
export function createFacts(client: WorkbenchClient, fallback: string) {
  const { fileSystem, storage, clientAuthentication } = client;
  const read = async (signal: AbortSignal) => {
    const [browser, temp, machine, installation] = await Promise.all([
      quietly(fileSystem.getBrowserFolder({ signal })),
      quietly(fileSystem.getTempDataFolder({ signal })),
      quietly(clientAuthentication.getMachineInfo({ signal })),
      quietly(storage.getAppInstallData({ signal })),
    ]);
    return { browserFolder: browser?.path, tempFolder: temp?.path, ...machine, ...installation };
  };
  const initial: Partial<Awaited<ReturnType<typeof read>>> = {};
  const { $value, ...facts } = createResource({ fallback, initial, read });
  return { ...facts, $facts: $value };
}
