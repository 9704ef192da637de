import { describe, expect, it, vi } from 'vitest';
import { createClientParts } from '#islands/workbench/create-workbench.ts';
import { demoClient, partsOf, stubPage } from '#tests/helpers/workbench-stores.ts';

describe('when another user signs in', () => {
  it('the former user’s results, selection, payment, last message, search and open question are deleted', async () => {
    const parts = partsOf(demoClient().client);
    await Promise.all([parts.account.load(), parts.shops.load()]);
    await parts.selection.run('open', parts.shops.$shops.get());
    parts.selection.choose(['US-1']);
    parts.showStatus('Opened');
    parts.shops.show('US-1');
    parts.shops.setFilter({ query: 'US', order: 'name' });
    await parts.payment.pay('aliPay', 12);
    await vi.waitFor(() => expect(parts.payment.$order.get()?.step).toBe('paid'));
    parts.ask({ title: 'Clear US-1?', text: '', yes: 'Clear', act: () => undefined });

    await parts.account.signOut();

    const { selection, shops, $status, $question } = parts;
    expect([selection.$run.get(), shops.$shown.get(), $status.get()]).toEqual([undefined, undefined, '']);
    expect([$question.get(), parts.payment.$order.get()]).toEqual([undefined, undefined]);
    expect(shops.$filter.get()).toMatchObject({ query: '', order: 'name' });
    expect(selection.$chosen.get().size).toBe(0);
  });

  it('the lists are forgotten and read again, also for two users of one team', async () => {
    const { client } = demoClient();
    const read = vi.spyOn(client.browserManager, 'getStoreList');
    const parts = partsOf(client);
    await Promise.all([parts.account.load(), parts.shops.load()]);
    const { promise, resolve } = Promise.withResolvers<{ stores: [] }>();
    read.mockReturnValue(promise);

    await parts.account.signIn('somebody-else', 'secret');

    expect(read).toHaveBeenCalledTimes(2);
    expect([parts.shops.$load.get(), parts.shops.$shops.get()]).toEqual(['loading', []]);
    resolve({ stores: [] });
    await vi.waitFor(() => expect(parts.shops.$load.get()).toBe('ready'));
  });
});

it('the shown shop is read again when the client is back', async () => {
  const { client } = demoClient();
  vi.spyOn(client.webBrowser, 'getWhitelist').mockRejectedValueOnce(new Error('closed'));
  const parts = partsOf(client);
  await parts.shops.load();
  parts.shops.show('US-1');
  await parts.detail.show('US-1');
  expect(parts.detail.$state.get().whitelist).toBeUndefined();

  await parts.refresh();

  await vi.waitFor(() => expect(parts.detail.$state.get().whitelist).toBeDefined());
});

it('the sets of shops are read again when the client is back', async () => {
  const { client } = demoClient();
  const [parts, otherTab] = [partsOf(client), partsOf(client)];
  await Promise.all([parts.account.load(), otherTab.account.load()]);
  await otherTab.sets.save('Evening', ['US-1']);

  await parts.refresh();

  await vi.waitFor(() => expect(parts.sets.$sets.get()).toMatchObject([{ name: 'Evening' }]));
});

it('a workbench that is closed removes its listeners, and aborts running calls', async () => {
  stubPage({});
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => queueMicrotask(callback));
  const { client } = demoClient();
  const asked: (AbortSignal | undefined)[] = [];
  vi.spyOn(client.clientAuthentication, 'getMachineInfo').mockImplementation((options) => {
    asked.push(options?.signal);
    return new Promise(() => undefined);
  });
  const parts = createClientParts(client, 'network');
  await parts.account.load();

  parts.dispose();

  expect(parts.system.$state.lc).toBe(0);
  expect(asked.map((signal) => signal?.aborted)).toEqual([true]);
});
