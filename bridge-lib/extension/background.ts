/** The extension's service worker: one connection to the desktop client while any panel is open. */
import {
  createBridgeClient,
  extensionEnvironment,
  isBridgeError,
  SECOND_STATUS,
  STATUS,
  toSecondNumbering,
} from '@berth/bridge';
import { browserManager, dataObserver } from '@berth/bridge/modules';
import { chrome, type Port } from './chrome.ts';
import type { Command, View } from './messages.ts';

const NOTHING: View = { status: SECOND_STATUS.init, shops: [], complaint: null };

const panels = new Set<Port>();
let view = NOTHING;
let connection: ReturnType<typeof connect> | undefined;

chrome.runtime.onConnect.addListener((panel) => {
  panels.add(panel);
  connection ??= connect();
  const { run } = connection;
  panel.onMessage.addListener((message) => void run(message as Command)); // sent by the panel, the only sender
  panel.onDisconnect.addListener(() => {
    panels.delete(panel);
    if (panels.size > 0) return;
    connection?.dispose();
    connection = undefined;
    show(NOTHING);
  });
  panel.postMessage(view);
});

function show(change: Partial<View>): void {
  view = { ...view, ...change };
  for (const panel of panels) panel.postMessage(view);
  const open = view.shops.filter(({ status }) => status === 'open').length;
  void chrome.action.setBadgeText({ text: open > 0 ? String(open) : '' });
}

function connect() {
  const client = createBridgeClient({
    ...extensionEnvironment({ cookies: chrome.cookies, url: siteAddress() }),
    modules: { browserManager, dataObserver },
    keepTrying: true,
    tagPrefix: 'extension',
  });

  async function attempt(work: () => Promise<unknown>): Promise<void> {
    show({ complaint: null });
    try {
      await work();
    } catch (error) {
      if (!isBridgeError(error)) throw error;
      show({ complaint: error.message });
    }
  }

  async function load(): Promise<void> {
    await client.dataObserver.subscribe({ topics: ['StoreInfo'] });
    const { stores } = await client.browserManager.getStoreList();
    show({ shops: stores.map(({ id, name, platform, status }) => ({ id, name, platform, status })) });
  }

  client.on('dataObserver', 'StoreInfo', ({ id, status }) => {
    show({ shops: view.shops.map((shop) => (shop.id === id ? { ...shop, status } : shop)) });
  });
  client.$status.subscribe((status) => {
    show({ status: toSecondNumbering(status), ...(status !== STATUS.success && { shops: [] }) });
    if (status === STATUS.success) void attempt(load);
  });
  client.start();

  return {
    run: ({ action, id }: Command) => attempt(() => client.browserManager[action]({ id })),
    dispose: () => client.dispose(),
  };
}

/** The site is the only host in the manifest: `http://127.0.0.1/*`. */
function siteAddress(): string {
  const [pattern = ''] = chrome.runtime.getManifest().host_permissions ?? [];
  return pattern.replace(/\*$/, '');
}
