/**
 * A client that lives in the page, for visitors who have none: sample shops that open after a moment, favourites and
 * settings that change, a payment that always comes through. Nothing is sent anywhere and nothing is kept.
 */
import type { Favourite, LoginInfo, PaymentResult, Plugin, Store, StoreStatus } from '#bridge-lib';
import type { WorkbenchClient } from './client.ts';

export interface DemoTexts {
  favourites: { work: string; orders: string; rules: string };
  plugins: readonly string[];
  lines: readonly { name: string; region: string }[];
}

export interface DemoOptions {
  shops: readonly { code: string; platform: string; ip: string }[];
  texts: DemoTexts;
  /** Calls back after so many milliseconds. */
  after: (delayMs: number, callback: () => void) => void;
  random: () => number;
}

const OPENING_MS = 900;
const ANSWER_MS = 120;
const PAYING_MS = 4000;

/** @returns a client that answers like the desktop's, without a socket */
export function createDemoClient({ shops, texts, after, random }: DemoOptions): WorkbenchClient {
  type Handler = (payload: never) => void;
  const handlers = new Map<string, Set<Handler>>();
  const emit = (module: string, action: string, payload: Store | PaymentResult): void => {
    // The two pushes below are the only ones, each with its own payload.
    for (const handler of handlers.get(`${module}.${action}`) ?? []) handler(payload as never);
  };
  const answer = <T>(value: T): Promise<T> =>
    new Promise((resolve) => {
      after(ANSWER_MS, () => {
        resolve(value);
      });
    });

  let stores: Store[] = shops.map(({ code, platform, ip }, index) => ({
    id: code,
    name: `${platform} ${code}`,
    platform,
    site: code.slice(0, 2),
    ip,
    status: index === 0 ? 'open' : 'closed',
    risk: index === 1 ? 'device' : index === 4 ? 'login' : 'none',
  }));
  const setStatus = (id: string, status: StoreStatus): Store | undefined => {
    stores = stores.map((store) => (store.id === id ? { ...store, status } : store));
    const changed = stores.find((store) => store.id === id);
    if (changed) emit('dataObserver', 'StoreInfo', changed);
    return changed;
  };

  let favourites: Favourite[] = [
    { id: '1', parentId: null, title: texts.favourites.work, url: null, position: 0 },
    {
      id: '2',
      parentId: '1',
      title: texts.favourites.orders,
      url: 'https://www.example.com/orders',
      position: 0,
    },
    {
      id: '3',
      parentId: null,
      title: texts.favourites.rules,
      url: 'https://www.example.com/rules',
      position: 1,
    },
  ];
  let nextFavourite = 4;
  const changeFavourite = (change: { id: string } & Partial<Favourite>): Favourite => {
    const old = favourites.find(({ id }) => id === change.id);
    const entry: Favourite = { ...(old ?? emptyFavourite(change.id)), ...change };
    const siblings = favourites
      .filter((other) => other.parentId === entry.parentId && other.id !== entry.id)
      .sort((a, b) => a.position - b.position);
    siblings.splice(entry.position, 0, entry);
    const places = new Map(siblings.map(({ id }, position) => [id, position]));
    favourites = [...favourites.filter(({ id }) => id !== entry.id), entry].map((other) => ({
      ...other,
      position: places.get(other.id) ?? other.position,
    }));
    return entry;
  };

  let plugins: Plugin[] = texts.plugins.map((name, index) => ({
    id: String(index),
    name,
    version: `1.${String(index)}.0`,
    installed: index % 2 === 0,
    hidden: false,
  }));
  const changePlugin = (id: string, change: Partial<Plugin>): Plugin => {
    plugins = plugins.map((plugin) => (plugin.id === id ? { ...plugin, ...change } : plugin));
    return plugins.find((plugin) => plugin.id === id) ?? emptyPlugin(id);
  };
  const pluginActions = {
    list: () => answer({ plugins }),
    add: ({ id }: { id: string }) => answer(emptyPlugin(id)),
    delete: ({ id }: { id: string }) => {
      const gone = plugins.find((plugin) => plugin.id === id) ?? emptyPlugin(id);
      plugins = plugins.filter((plugin) => plugin !== gone);
      return answer(gone);
    },
    install: ({ id }: { id: string }) => answer(changePlugin(id, { installed: true, hidden: false })),
    uninstall: ({ id }: { id: string }) => answer(changePlugin(id, { installed: false })),
    hide: ({ id }: { id: string }) =>
      answer(changePlugin(id, { hidden: !plugins.find((plugin) => plugin.id === id)?.hidden })),
  };

  let lines = texts.lines.map(({ name, region }, index) => ({
    id: String(index),
    name,
    region,
    latencyMs: null as number | null,
  }));
  let acceleration = { enabled: false, lineId: null as string | null };
  let login: LoginInfo = { signedIn: false, isGuest: true, userName: null, role: null };
  const setLogin = (next: LoginInfo) => {
    login = next;
    return answer(login);
  };
  const settings = { language: 'zh-CN', hardware: true, autostart: false, isDefault: false };
  const notifications = { sound: true, desktop: true, riskWarnings: true, marketing: false };

  const pay = (wallet: string) => (order: { orderId: string; amount: number }) => {
    after(PAYING_MS, () => {
      emit('payment', 'PaymentResult', { orderId: order.orderId, paid: true });
    });
    const text = `berth-demo:${wallet}:${order.orderId}:${order.amount.toFixed(2)}`;
    return answer({ orderId: order.orderId, payUrl: '', qrText: text });
  };

  return {
    browserManager: {
      getStoreList: () => answer({ stores }),
      getOpenStatusList: () => answer({ statuses: stores.map(({ id, status }) => ({ id, status })) }),
      open: ({ id }) => {
        setStatus(id, 'opening');
        after(OPENING_MS, () => setStatus(id, 'open'));
        return answer({ id, status: 'opening' as const });
      },
      close: ({ id }) => {
        setStatus(id, 'closed');
        return answer({ id, status: 'closed' as const });
      },
      clearCache: ({ id }) => answer({ id }),
      clearUserData: ({ id }) => answer({ id }),
    },
    favourites: {
      list: () => answer({ favourites }),
      create: (entry) => {
        const position = favourites.filter(({ parentId }) => parentId === entry.parentId).length;
        nextFavourite += 1;
        return answer(changeFavourite({ ...entry, id: String(nextFavourite), position }));
      },
      update: (change) => answer(changeFavourite(change)),
      move: (change) => answer(changeFavourite(change)),
      delete: ({ id }) => {
        favourites = favourites.filter((entry) => entry.id !== id && entry.parentId !== id);
        return answer({ id });
      },
    },
    plugins: {
      ...pluginActions,
      guestList: pluginActions.list,
      guestAdd: pluginActions.add,
      guestDelete: pluginActions.delete,
      guestInstall: pluginActions.install,
      guestUninstall: pluginActions.uninstall,
      guestHide: pluginActions.hide,
    },
    gateway: {
      getAccelerateInfo: () => answer({ ...acceleration, lines }),
      setAccelerateInfo: (next) => {
        acceleration = next;
        return answer({ ...acceleration, lines });
      },
      speedTest: () => {
        lines = lines.map((line) => ({ ...line, latencyMs: Math.round(60 + random() * 220) }));
        return answer({ lines });
      },
    },
    clientAuthentication: {
      getLoginInfo: () => answer(login),
      getMachineInfo: () => answer({ machineId: 'demo' }),
      login: ({ userName }) => setLogin({ signedIn: true, isGuest: false, userName, role: 'boss' }),
      logout: () => setLogin({ signedIn: false, isGuest: true, userName: null, role: null }),
    },
    systemInfo: {
      getVersion: () => answer({ version: '6.3.1', releasePhase: 'demo' }),
      checkNewVersion: () => answer({ hasNewVersion: false, version: '6.3.1', url: '' }),
      getLanguage: () => answer({ language: settings.language }),
      setLanguage: ({ language }) => {
        settings.language = language;
        return answer({ language });
      },
      getHardwareAcceleration: () => answer({ enabled: settings.hardware }),
      setHardwareAcceleration: ({ enabled }) => {
        settings.hardware = enabled;
        return answer({ enabled });
      },
      getAutostart: () => answer({ enabled: settings.autostart }),
      setAutostart: ({ enabled }) => {
        settings.autostart = enabled;
        return answer({ enabled });
      },
      getDefaultBrowser: () => answer({ isDefault: settings.isDefault }),
      setDefaultBrowser: ({ isDefault }) => {
        settings.isDefault = isDefault;
        return answer({ isDefault });
      },
      getNotificationSettings: () => answer({ ...notifications }),
      setNotificationSettings: (change) => answer(Object.assign(notifications, change)),
      getTempSize: () => answer({ bytes: 128 * 1024 * 1024 }),
      restart: () => answer({}),
      exit: () => answer({}),
    },
    dataObserver: { subscribe: ({ topics }) => answer({ topics }) },
    payment: { aliPay: pay('alipay'), weChatPay: pay('wechat') },
    on: (module: string, action: string, handler: Handler) => {
      const key = `${module}.${action}`;
      const group = handlers.get(key) ?? new Set();
      handlers.set(key, group.add(handler));
      return () => group.delete(handler);
    },
  } satisfies WorkbenchClient;
}

function emptyFavourite(id: string): Favourite {
  return { id, parentId: null, title: '', url: null, position: 0 };
}

function emptyPlugin(id: string): Plugin {
  return { id, name: id, version: '1.0.0', installed: false, hidden: false };
}
