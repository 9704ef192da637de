/** The modules of a few plain actions: analysis, log, folders, observer, repair bar, account and handshake, storage. */
import type { LoginInfo, ObservedTopic } from '#bridge-lib';
import {
  badArgument,
  number,
  oneOf,
  text,
  textList,
  textOrNull,
  type ActionContext,
  type ActionsOf,
  type Payload,
} from '#client-model/action.ts';
import { Refusal } from '#client-model/refusals.ts';
import type { ClientState } from '#client-model/state.ts';

const TOPICS: readonly ObservedTopic[] = ['StoreInfo', 'NewMessage', 'ReadState', 'CommonState', 'Proxy'];
const MAX_MESSAGES = 200;
const NEW_MESSAGE_MS = 3_000;

/** What pages report is checked, and not kept. */
export const analysis: ActionsOf<'analysis'> = {
  RecordCount(payload) {
    text(payload, 'key');
    number(payload, 'count');
    return {};
  },
  RecordStart(payload, { page, now }) {
    page.records.set(text(payload, 'key'), now());
    return {};
  },
  RecordEnd(payload, { page, now }) {
    const key = text(payload, 'key');
    const startedAt = page.records.get(key);
    if (startedAt === undefined) throw badArgument('key');
    page.records.delete(key);
    return { durationMs: now() - startedAt };
  },
  EnterPage: visit,
  ExitPage: visit,
};

function visit(payload: Payload): object {
  text(payload, 'page');
  return {};
}

export const logging: ActionsOf<'logging'> = {
  Write(payload) {
    oneOf(payload, 'level', ['info', 'warn', 'error']);
    text(payload, 'message');
    return {};
  },
};

export const fileSystem: ActionsOf<'fileSystem'> = {
  GetBrowserFolder: (_payload, { state }) => ({ path: state.facts.browserFolder }),
  GetTempDataFolder: (_payload, { state }) => ({ path: state.facts.tempFolder }),
};

export const dataObserver: ActionsOf<'dataObserver'> = {
  Subscribe(payload, context) {
    const wanted = textList(payload, 'topics');
    const topics = TOPICS.filter((topic) => wanted.includes(topic));
    if (topics.length < wanted.length) throw badArgument('topics');
    const isNew = !context.page.topics.has('NewMessage');
    context.page.topics.clear();
    for (const topic of topics) context.page.topics.add(topic);
    if (isNew && context.page.topics.has('NewMessage')) {
      context.after(NEW_MESSAGE_MS, () => {
        const message = {
          id: context.nextId('message'),
          ...dailyReport(context.state),
          at: context.now(),
          isRead: false,
        };
        context.state.messages = [message, ...context.state.messages].slice(0, MAX_MESSAGES);
        context.publish('NewMessage', message);
      });
    }
    return { topics };
  },
};

export const selfHelpRepair: ActionsOf<'selfHelpRepair'> = {
  ShowAutoFixBar(_payload, { publish }) {
    publish('CommonState', { key: 'autoFixBar', value: true });
    return { shown: true };
  },
};

function dailyReport({ stores, settings }: ClientState): { title: string; text: string } {
  const risky = stores.filter(({ risk }) => risk !== 'none').length;
  return settings.language.startsWith('en')
    ? { title: 'Daily report', text: `Shops: ${stores.length}. With a warning: ${risky}.` }
    : { title: '每日店铺报告', text: `共 ${stores.length} 间店铺，其中 ${risky} 间有设备风险提醒。` };
}

const CLOUD_CODE = /^[A-Za-z0-9_-]{6,128}$/;

/** Account and handshake. Without a login the client is used as a guest. */
export const clientAuthentication: ActionsOf<'clientAuthentication'> = {
  // The first greeting is answered where connections are kept; this one is only a repetition.
  ClientConnected: () => ({}),
  PluginInitialized: () => ({}),
  KeepAlive: () => ({}),
  GetMachineInfo: (_payload, { state }) => state.facts.machine,
  GetLoginInfo: (_payload, { state }) => state.login,
  async Login(payload, context) {
    const admitted = await context.accounts.checkPassword(
      text(payload, 'userName'),
      text(payload, 'password'),
    );
    if (!admitted) throw new Refusal('login');
    return setLogin({ signedIn: true, isGuest: false, ...admitted }, context);
  },
  async CloudLogin(payload, context) {
    const code = text(payload, 'code');
    const admitted = CLOUD_CODE.test(code) ? await context.accounts.checkCode(code) : undefined;
    if (!admitted) throw new Refusal('cloudCode');
    return setLogin({ signedIn: true, isGuest: false, ...admitted }, context);
  },
  Logout: (_payload, context) =>
    setLogin({ signedIn: false, isGuest: true, userName: null, role: null }, context),
};

function setLogin(login: LoginInfo, context: ActionContext): LoginInfo {
  context.state.login = login;
  context.publish('CommonState', { key: 'login', value: login });
  return login;
}

/** Local values are kept after the client ends, session values until then. */
export const storage: ActionsOf<'storage'> = {
  GetLocal(payload, { state }) {
    const key = text(payload, 'key');
    return { key, value: new Map(state.localStorage).get(key) ?? null };
  },
  SetLocal(payload, context) {
    const values = new Map(context.state.localStorage);
    const stored = put(values, payload);
    context.state.localStorage = [...values];
    return stored;
  },
  GetSession(payload, { sessionStorage }) {
    const key = text(payload, 'key');
    return { key, value: sessionStorage.get(key) ?? null };
  },
  SetSession: (payload, { sessionStorage }) => put(sessionStorage, payload),
  GetAppInstallData: (_payload, { state }) => ({
    installedAt: state.facts.installedAt,
    channelId: state.facts.channelId,
    promoter: state.facts.promoter,
  }),
};

/** A value of null removes the key. */
function put(values: Map<string, string>, payload: Payload): { key: string; value: string | null } {
  const key = text(payload, 'key');
  const value = payload['value'] === '' ? '' : textOrNull(payload, 'value');
  if (value === null) values.delete(key);
  else values.set(key, value);
  return { key, value };
}
