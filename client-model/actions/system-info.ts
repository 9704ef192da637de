/** Settings and facts of the client. Settings are kept; each change is published as a common state. */
import { type ActionsOf, type ActionContext, allowed, flag, oneOf, text } from '#client-model/action.ts';
import type { ClientSettings } from '#client-model/state.ts';

const LANGUAGES = ['zh-CN', 'en-US'] as const;
const RUN_MODELS = ['standard', 'light'] as const;
const DISPLAY_TYPES = ['list', 'card'] as const;
const NOTIFICATIONS = ['sound', 'desktop', 'riskWarnings', 'marketing'] as const;

/** The base address of the client's own calls; `serverApi.ChangePreUrl` sets the same one. */
export const setPreUrl = allowed('address', (payload: { readonly preUrl?: unknown }, context) => ({
  preUrl: set('preUrl', text(payload, 'preUrl'), context),
}));

export const systemInfo: ActionsOf<'systemInfo'> = {
  GetLanguage: (_payload, { state }) => ({ language: state.settings.language }),
  SetLanguage: (payload, context) => ({
    language: set('language', oneOf(payload, 'language', LANGUAGES), context),
  }),
  GetVersion: (_payload, { state: { facts } }) => ({
    version: facts.version,
    releasePhase: facts.releasePhase,
  }),
  GetReleasePhase: (_payload, { state }) => ({ releasePhase: state.facts.releasePhase }),
  CheckNewVersion: (_payload, { state: { facts } }) => ({
    hasNewVersion: facts.newVersion !== null,
    version: facts.newVersion ?? facts.version,
    url: '/download',
  }),
  GetHardwareAcceleration: (_payload, { state }) => ({ enabled: state.settings.hardwareAcceleration }),
  SetHardwareAcceleration: (payload, context) => ({
    enabled: set('hardwareAcceleration', flag(payload, 'enabled'), context),
  }),
  GetRunModel: (_payload, { state }) => ({ runModel: state.settings.runModel }),
  SetRunModel: (payload, context) => ({
    runModel: set('runModel', oneOf(payload, 'runModel', RUN_MODELS), context),
  }),
  GetApiPreUrl: (_payload, { state }) => ({ preUrl: state.settings.preUrl }),
  SetApiPreUrl: setPreUrl,
  GetPageDisplayType: (_payload, { state }) => ({ displayType: state.settings.displayType }),
  SetPageDisplayType: (payload, context) => ({
    displayType: set('displayType', oneOf(payload, 'displayType', DISPLAY_TYPES), context),
  }),
  GetPushMessages(_payload, context) {
    const messages = context.state.messages.map((message) => ({ ...message }));
    // Delivered messages count as read.
    for (const message of context.state.messages.filter(({ isRead }) => !isRead)) {
      message.isRead = true;
      context.publish('ReadState', { id: message.id, isRead: true });
    }
    return { messages };
  },
  GetNotificationSettings: (_payload, { state }) => state.settings.notifications,
  SetNotificationSettings(payload, context) {
    const changed = Object.fromEntries(
      NOTIFICATIONS.filter((name) => payload[name] !== undefined).map((name) => [name, flag(payload, name)]),
    );
    return set('notifications', { ...context.state.settings.notifications, ...changed }, context);
  },
  GetDefaultBrowser: (_payload, { state }) => ({ isDefault: state.settings.isDefaultBrowser }),
  SetDefaultBrowser: (payload, context) => ({
    isDefault: set('isDefaultBrowser', flag(payload, 'isDefault'), context),
  }),
  GetAutostart: (_payload, { state }) => ({ enabled: state.settings.autostart }),
  SetAutostart: (payload, context) => ({ enabled: set('autostart', flag(payload, 'enabled'), context) }),
  Restart(_payload, context) {
    context.goOffline(context.timings.restartMs);
    return {};
  },
  Exit(_payload, context) {
    context.goOffline(context.timings.exitMs);
    return {};
  },
  GetDnsStatus: (_payload, { state }) => state.facts.dns,
  GetLineIds: (_payload, { state: { lines, settings } }) => ({
    lineIds: lines.map(({ id }) => id),
    ...(settings.netLineId === null ? {} : { lineId: settings.netLineId }),
  }),
  GetTempSize: (_payload, { state }) => ({
    bytes: state.stores.reduce((sum, { cacheBytes }) => sum + cacheBytes, 0),
  }),
};

export function set<Key extends keyof ClientSettings>(
  key: Key,
  value: ClientSettings[Key],
  { state, publish }: ActionContext,
): ClientSettings[Key] {
  state.settings[key] = value;
  publish('CommonState', { key, value });
  return value;
}
