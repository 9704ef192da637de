/** Who may ask what, what a client refuses, and what it keeps. */
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '#server/client-simulator/accounts.ts';
import { mayUse } from '#src/domain/client-rights.ts';
import { USERS, createClient, everyAction, refused } from '#tests/helpers/model-client.ts';

describe.each(USERS)('a %s', (user) => {
  it.each(everyAction)('is refused $name exactly where the table of roles says so', async (row) => {
    const answer = await createClient(user).ask(row.name, row.args);

    const isRefused = (answer as { ret?: number }).ret === 403; // of whatever there is to answer
    expect(isRefused).toBe(row.right !== undefined && !mayUse(row.right, user));
  });
});

const settable = everyAction.flatMap(({ name, args }) => {
  const read = everyAction.find((other) => other.name === name.replace('.Set', '.Get'));
  return name.includes('.Set') && read ? [{ name, args, read }] : [];
});

it.each(settable)('a value that can be set is kept by $name', async ({ name, args, read }) => {
  const client = createClient();
  const reply = await client.ask(name, args);

  expect(await client.ask(read.name, read.args)).toEqual(reply);
  expect(reply).toMatchObject(args ?? {});
  const isSetting = name.startsWith('systemInfo') || name.startsWith('gateway');
  expect(client.told.map((one) => Object.keys(one as object))).toEqual(isSetting ? [['key', 'value']] : []);
});

describe('a refusal', () => {
  it.each([
    ['zh-CN', '店铺不存在'],
    ['en-US', 'This shop doesn’t exist'],
  ])('is in the client’s language, %s', async (language, message) => {
    const { ask, state } = createClient();
    state.settings.language = language;

    expect(await ask('browserManager.Open', { id: 'nobody' })).toEqual({ ret: 404, message });
  });

  it.each([
    ['analysis.RecordEnd', { key: 'never begun' }, 400],
    ['gateway.SpeedTest', { lineIds: ['line-moon'] }, 404],
    ['gateway.SetAccelerateInfo', { enabled: true, lineId: null }, 400],
    ['serverApi.SelectNetLine', { lineId: 'line-moon' }, 404],
    ['clientAuthentication.Login', { userName: 'harbor_boss', password: 'no' }, 403],
    ['clientAuthentication.Login', { userName: 'toString', password: PASSWORD }, 403],
    ['clientAuthentication.CloudLogin', { code: 'a b' }, 403],
    ['webBrowser.CreateTab', { url: 'javascript:alert(1)' }, 400],
    ['webBrowser.CreateTab', { url: 'https://www.example.com/', id: 'store-0001' }, 409],
    ['webBrowser.ReplaceTab', { tabId: 'none', url: 'about:home' }, 404],
    ['webBrowser.BindLocalIp', { ip: '10.0.0.1' }, 400],
    ['webBrowser.ChangeLocalIp', { ip: '203.0.113.10' }, 409],
    ['favourites.Create', { title: '', url: null, parentId: null }, 400],
    ['favourites.Create', { title: 'x', url: null, parentId: 'fav-2' }, 400],
    ['favourites.Move', { id: 'fav-1', parentId: 'fav-4' }, 409],
    ['plugins.Install', { id: 'nobody' }, 404],
    ['plugins.GuestDelete', { id: 'nobody' }, 404],
    ['dataObserver.Subscribe', { topics: ['Weather'] }, 400],
    ['payment.AliPay', { orderId: 'a', amount: -1, currency: 'CNY' }, 400],
  ])('is the result of %s with %j', async (name, payload, ret) => {
    expect(await createClient().ask(name, payload)).toEqual(refused(ret));
  });
});
