/** The modules of one to five plain actions: analysis, log, folders, observer, repair bar. */
import type { ObservedTopic } from '#bridge-lib';
import { type ActionsOf, badArgument, number, oneOf, text, textList } from '#client-model/action.ts';
import type { ClientState } from '#client-model/state.ts';

const TOPICS: readonly ObservedTopic[] = ['StoreInfo', 'NewMessage', 'ReadState', 'CommonState', 'Proxy'];
const LOG_LINES = 200;
const NEW_MESSAGE_MS = 3_000;

export const analysis: ActionsOf<'analysis'> = {
  RecordCount(payload, { state }) {
    const counts = new Map(state.counts);
    const key = text(payload, 'key');
    counts.set(key, (counts.get(key) ?? 0) + number(payload, 'count'));
    state.counts = [...counts];
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
  EnterPage(payload, { state, now }) {
    state.visits = [
      ...state.visits.slice(1 - LOG_LINES),
      { page: text(payload, 'page'), enteredAt: now(), leftAt: null },
    ];
    return {};
  },
  ExitPage(payload, { state, now }) {
    const page = text(payload, 'page');
    const visits = state.visits.filter((other) => other.page === page && other.leftAt === null);
    const visit = visits[visits.length - 1];
    if (visit) visit.leftAt = now();
    return {};
  },
};

export const logging: ActionsOf<'logging'> = {
  Write(payload, { state, now }) {
    const level = oneOf(payload, 'level', ['info', 'warn', 'error']);
    const message = text(payload, 'message').slice(0, 1000);
    state.log = [...state.log.slice(1 - LOG_LINES), { at: now(), level, message }];
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
        context.state.messages = [message, ...context.state.messages].slice(0, LOG_LINES);
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
