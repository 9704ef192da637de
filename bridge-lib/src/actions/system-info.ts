import { type Examples, checked, takes, takesNone } from '../action.ts';
import type { DisplayType, NotificationSettings, PushMessage, RunModel } from '../models.ts';
import { text } from '../shapes.ts';

interface Language {
  readonly language: string;
}
/** A switch that can be read and set. */
interface Enabled {
  readonly enabled: boolean;
}
interface ClientRunModel {
  readonly runModel: RunModel;
}
interface PreUrl {
  readonly preUrl: string;
}
interface PageDisplay {
  readonly displayType: DisplayType;
}
interface DefaultBrowser {
  readonly isDefault: boolean;
}

/** Settings of the client, its version, its restart and its exit. */
export const systemInfo = {
  actions: {
    GetLanguage: takesNone<Language>,
    SetLanguage: takes<Language, Language>,
    GetVersion: checked(takesNone<{ version: string; releasePhase: string }>, {
      version: text,
      releasePhase: text,
    }),
    GetReleasePhase: takesNone<{ releasePhase: string }>,
    CheckNewVersion: takesNone<{ hasNewVersion: boolean; version: string; url: string }>,
    GetHardwareAcceleration: takesNone<Enabled>,
    SetHardwareAcceleration: takes<Enabled, Enabled>,
    GetRunModel: takesNone<ClientRunModel>,
    SetRunModel: takes<ClientRunModel, ClientRunModel>,
    GetApiPreUrl: takesNone<PreUrl>,
    SetApiPreUrl: takes<PreUrl, PreUrl>,
    GetPageDisplayType: takesNone<PageDisplay>,
    SetPageDisplayType: takes<PageDisplay, PageDisplay>,
    GetPushMessages: takesNone<{ messages: readonly PushMessage[] }>,
    GetNotificationSettings: takesNone<NotificationSettings>,
    SetNotificationSettings: takes<Partial<NotificationSettings>, NotificationSettings>,
    GetDefaultBrowser: takesNone<DefaultBrowser>,
    SetDefaultBrowser: takes<DefaultBrowser, DefaultBrowser>,
    GetAutostart: takesNone<Enabled>,
    SetAutostart: takes<Enabled, Enabled>,
    Restart: takesNone,
    Exit: takesNone,
    GetDnsStatus: takesNone<{ status: 'ok' | 'slow' | 'failed'; servers: readonly string[] }>,
    /** `lineId`: the line of the client's own requests; missing or null for none. */
    GetLineIds: takesNone<{ lineIds: readonly string[]; lineId: string | null }>,
    GetTempSize: takesNone<{ bytes: number }>,
  },
};

const english = { language: 'en-US' };
const light = { runModel: 'light' } as const;
const address = { preUrl: 'https://api.example.com' };
const cards = { displayType: 'card' } as const;
const notifications = { sound: false, desktop: true, riskWarnings: true, marketing: false };

export const systemInfoExamples = {
  GetLanguage: { reply: english },
  SetLanguage: { args: english, reply: english },
  GetVersion: { reply: { version: '6.3.0', releasePhase: 'stable' } },
  GetReleasePhase: { reply: { releasePhase: 'stable' } },
  CheckNewVersion: { reply: { hasNewVersion: true, version: '6.3.1', url: '/download' } },
  GetHardwareAcceleration: { reply: { enabled: true } },
  SetHardwareAcceleration: { args: { enabled: false }, reply: { enabled: false } },
  GetRunModel: { reply: light },
  SetRunModel: { args: light, reply: light },
  GetApiPreUrl: { reply: address },
  SetApiPreUrl: { args: address, reply: address, right: 'address' },
  GetPageDisplayType: { reply: cards },
  SetPageDisplayType: { args: cards, reply: cards },
  GetPushMessages: {
    reply: {
      messages: [
        { id: 'm-1', title: 'New device', text: 'A shop was opened.', at: 1_790_000_000_000, isRead: false },
      ],
    },
  },
  GetNotificationSettings: { reply: notifications },
  SetNotificationSettings: { args: { sound: false }, reply: notifications },
  GetDefaultBrowser: { reply: { isDefault: false } },
  SetDefaultBrowser: { args: { isDefault: true }, reply: { isDefault: true } },
  GetAutostart: { reply: { enabled: true } },
  SetAutostart: { args: { enabled: false }, reply: { enabled: false } },
  Restart: { reply: {} },
  Exit: { reply: {} },
  GetDnsStatus: { reply: { status: 'ok', servers: ['192.0.2.53'] } },
  GetLineIds: { reply: { lineIds: ['line-hk'] } },
  GetTempSize: { reply: { bytes: 4096 } },
} as const satisfies Examples<typeof systemInfo>;
