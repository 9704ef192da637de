/** The modules of one to five plain actions: analysis, log, folders, observer, repair bar. */
import type { ObservedTopic } from '#bridge-lib';
import {
  type ActionsOf,
  badArgument,
  number,
  oneOf,
  text,
  textList,
} from '#server/client-simulator/action.ts';

const TOPICS: readonly ObservedTopic[] = ['StoreInfo', 'NewMessage', 'ReadState', 'CommonState', 'Proxy'];
const LOG_LINES = 200;
const NEW_MESSAGE_MS = 3_000;
const PROFILE = 'C:\\Users\\demo\\AppData\\Local\\StoreBrowser';

export const analysis: ActionsOf<'analysis'> = {
  RecordCount(payload, { state, save }) {
    const counts = new Map(state.counts);
    const key = text(payload, 'key');
    counts.set(key, (counts.get(key) ?? 0) + number(payload, 'count'));
    state.counts = [...counts];
    save();
    return {};
  },
  RecordStart(payload, { page }) {
    page.records.set(text(payload, 'key'), performance.now());
    return {};
  },
  RecordEnd(payload, { page }) {
    const key = text(payload, 'key');
    const startedAt = page.records.get(key);
    if (startedAt === undefined) throw badArgument('key');
    page.records.delete(key);
    return { durationMs: Math.round(performance.now() - startedAt) };
  },
  EnterPage(payload, { state, save }) {
    state.visits = [
      ...state.visits.slice(1 - LOG_LINES),
      { page: text(payload, 'page'), enteredAt: Date.now(), leftAt: null },
    ];
    save();
    return {};
  },
  ExitPage(payload, { state, save }) {
    const page = text(payload, 'page');
    const visit = state.visits.findLast((other) => other.page === page && other.leftAt === null);
    if (visit) visit.leftAt = Date.now();
    save();
    return {};
  },
};

export const logging: ActionsOf<'logging'> = {
  Write(payload, { state, save }) {
    const level = oneOf(payload, 'level', ['info', 'warn', 'error']);
    const message = text(payload, 'message').slice(0, 1000);
    state.log = [...state.log.slice(1 - LOG_LINES), { at: Date.now(), level, message }];
    save();
    return {};
  },
};

export const fileSystem: ActionsOf<'fileSystem'> = {
  GetBrowserFolder: () => ({ path: `${PROFILE}\\Browser` }),
  GetTempDataFolder: () => ({ path: `${PROFILE}\\Temp` }),
};

export const dataObserver: ActionsOf<'dataObserver'> = {
  Subscribe(payload, world) {
    const wanted = textList(payload, 'topics');
    const topics = TOPICS.filter((topic) => wanted.includes(topic));
    if (topics.length < wanted.length) throw badArgument('topics');
    const isNew = !world.page.topics.has('NewMessage');
    world.page.topics.clear();
    for (const topic of topics) world.page.topics.add(topic);
    if (isNew && world.page.topics.has('NewMessage')) {
      world.after(NEW_MESSAGE_MS, () => {
        const message = {
          id: world.nextId('message'),
          title: '每日店铺报告',
          text: `共 ${world.state.stores.length} 间店铺，其中 ${world.state.stores.filter(({ risk }) => risk !== 'none').length} 间有风险提示。`,
          at: Date.now(),
          isRead: false,
        };
        world.state.messages = [message, ...world.state.messages].slice(0, LOG_LINES);
        world.save();
        world.publish('NewMessage', message);
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
