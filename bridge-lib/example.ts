/**
 * Connects from Node, lists the stores and opens the first one. It needs a running client, and its cookies:
 *   BRIDGE_COOKIES='bid=…; pid=…; sid=…' node example.ts
 */
/* oxlint-disable no-console -- an example prints its result */
import { type BridgeEnvironment, createBridgeClient, isBridgeError, parseCookies } from '@berth/bridge';
import { browserManager, dataObserver } from '@berth/bridge/modules';

const cookies = parseCookies(process.env['BRIDGE_COOKIES'] ?? '');
// In a page all of this is `browserEnvironment()`.
const environment: BridgeEnvironment = {
  openSocket(url) {
    // Clients answer only known pages, so the request needs an origin. In Node headers are given here.
    const init = { headers: { origin: 'http://127.0.0.1:4321' } };
    // Node's own option, which the browsers' types lack.
    return new WebSocket(url, init as unknown as string[]);
  },
  clock: {
    now: () => performance.now(),
    wallNow: () => Date.now(),
    setTimer: (run, delayMs) => setTimeout(run, delayMs),
    clearTimer: (timer) => {
      clearTimeout(timer as NodeJS.Timeout); // made by this clock
    },
  },
  yieldTask: () => new Promise((resolve) => setImmediate(resolve)),
  random: Math.random,
  cookies: () => cookies,
  logger: console,
};

const client = createBridgeClient({ ...environment, modules: { browserManager, dataObserver } });
client.$state.listen(({ reason }) => console.log(`connection: ${reason}`));
client.on('dataObserver', 'StoreInfo', ({ name, status }) => console.log(`${name} is ${status}`));
client.start();

try {
  const { stores } = await client.browserManager.getStoreList();
  console.log(`${stores.length} stores`);
  await client.dataObserver.subscribe({ topics: ['StoreInfo'] });
  const [first] = stores;
  if (first) await client.browserManager.open({ id: first.id }, { timeLimitMs: 5_000 });
} catch (error) {
  if (!isBridgeError(error)) throw error;
  console.error(`${error.kind}: ${error.message}`);
  process.exitCode = 1;
} finally {
  client.dispose();
}
