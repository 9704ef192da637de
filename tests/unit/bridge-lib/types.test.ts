/**
 * Calls that must not compile. The compiler checks this file with the rest: an `@ts-expect-error` without an error is
 * itself an error. The calls are never made.
 */
import { expect, it } from 'vitest';
import { type BridgeClient, type ModuleName, createBridgeClient } from '#bridge-lib';
import * as modules from '#bridge-lib/modules.ts';
import { createBridgeClock } from '#tests/helpers/clocks.ts';

const environment = {
  openSocket: (url: string) => new WebSocket(url),
  clock: createBridgeClock(),
  yieldTask: () => Promise.resolve(),
  random: Math.random,
  cookies: () => new Map<string, string>(),
  logger: console,
};

/* oxlint-disable typescript/no-unsafe-call, typescript/no-unsafe-member-access, no-unused-expressions -- what does not compile has no type to judge by */
export function callsThatDoNotCompile(
  client: BridgeClient<ModuleName>,
  some: BridgeClient<'systemInfo' | 'payment'>,
): void {
  // @ts-expect-error -- the id is missing
  void client.browserManager.open();
  // @ts-expect-error -- an id is a string
  void client.browserManager.open({ id: 7 });
  // @ts-expect-error -- no such field
  void client.browserManager.open({ id: 'a', force: true });
  // @ts-expect-error -- no such action
  void client.browserManager.explode({ id: 'a' });
  // @ts-expect-error -- no such module
  void client.weather.today();
  // @ts-expect-error -- takes no arguments, only options
  void client.browserManager.getStoreList({ id: 'a' });
  // @ts-expect-error -- a time limit is a number of milliseconds
  void client.browserManager.open({ id: 'a' }, { timeLimitMs: '30 s' });
  // @ts-expect-error -- the bridge knows yuan only
  void client.payment.aliPay({ orderId: 'a', amount: 1, currency: 'USD' });
  // @ts-expect-error -- a topic is one of the five
  void client.dataObserver.subscribe({ topics: ['Weather'] });
  // @ts-expect-error -- no such action by its name on the wire
  void client.call('browserManager', 'open', { id: 'a' });
  // @ts-expect-error -- the argument belongs to another action
  void client.call('browserManager', 'Open', { title: 'a' });
  // @ts-expect-error -- no such push
  client.on('dataObserver', 'Weather', () => undefined);
  // @ts-expect-error -- the payload is a store
  client.on('dataObserver', 'StoreInfo', (store: { orderId: string }) => store);
  // @ts-expect-error -- a client of another make may leave this out
  void client.systemInfo.getLanguage().then(({ language }) => language.length);
  // @ts-expect-error -- what is watched cannot be set
  client.$status.set(1);
  // @ts-expect-error -- this client has not been given the module
  void some.browserManager.getStoreList();
  // @ts-expect-error -- nor for a call by its name
  void some.call('browserManager', 'GetStoreList');
  // @ts-expect-error -- nor for a push, whose payload would not be checked
  some.on('dataObserver', 'StoreInfo', () => undefined);
  // @ts-expect-error -- a module must be under its own name
  createBridgeClient({ ...environment, modules: { systemInfo: modules.payment } });
  // @ts-expect-error -- and under an existing one
  createBridgeClient({ ...environment, modules: { weather: modules.payment } });
  // @ts-expect-error -- the secret is not part of what a page sees
  client.session?.secret;
}

it('a client has the methods of the modules that it was given, and no others', () => {
  const { systemInfo, logging } = modules;
  const client = createBridgeClient({ ...environment, modules: { systemInfo, logging } });

  expect(client.systemInfo.getVersion).toBeTypeOf('function');
  expect(Object.keys(client.logging)).toEqual(['write']);
  expect(Object.keys(modules).filter((name) => name in client)).toEqual(['logging', 'systemInfo']);
});
