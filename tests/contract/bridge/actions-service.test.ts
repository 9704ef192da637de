/** Lines, account, relay, storage and records: each action against the simulator, through the library. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ACCOUNTS, PASSWORD } from '#server/client-simulator/accounts.ts';
import {
  type CasesOf,
  type ServiceModule,
  keeps,
  refusal,
  shows,
  testActions,
} from '#tests/helpers/bridge/action-cases.ts';
import { createSimulatedPage } from '#tests/helpers/bridge/simulator.ts';

const CASES: CasesOf<ServiceModule> = {
  analysis: {
    async RecordCount({ client, simulator }) {
      await client.analysis.recordCount({ key: 'click', count: 2 });
      await client.analysis.recordCount({ key: 'click', count: 3 });
      expect(simulator.state.counts).toEqual([['click', 5]]);
    },
    async RecordStart({ client }) {
      expect(await client.analysis.recordStart({ key: 'visit' })).toEqual({});
    },
    async RecordEnd({ client }) {
      expect(await refusal(client.analysis.recordEnd({ key: 'visit' }))).toBe(400);
      await client.analysis.recordStart({ key: 'visit' });
      const { durationMs } = await client.analysis.recordEnd({ key: 'visit' });
      expect(durationMs).toBeGreaterThanOrEqual(0);
    },
    async EnterPage({ client, simulator }) {
      await client.analysis.enterPage({ page: '/app/site' });
      expect(simulator.state.visits).toMatchObject([{ page: '/app/site', leftAt: null }]);
    },
    async ExitPage({ client, simulator }) {
      await client.analysis.enterPage({ page: '/app/site' });
      await client.analysis.exitPage({ page: '/app/site' });
      expect(simulator.state.visits[0]?.leftAt).toBeTypeOf('number');
    },
  },
  gateway: {
    async SpeedTest({ client, simulator }) {
      const { lines } = await client.gateway.speedTest({ lineIds: ['line-hk', 'line-br'] });
      expect(lines.map(({ id }) => id)).toEqual(['line-hk', 'line-br']);
      expect(lines[0]?.latencyMs).toBeGreaterThan(0);
      expect(lines[1]?.latencyMs).toBeNull();
      expect((await client.gateway.speedTest({ lineIds: [] })).lines).toHaveLength(
        simulator.state.lines.length,
      );
      expect(await refusal(client.gateway.speedTest({ lineIds: ['line-moon'] }))).toBe(404);
    },
    async GetAccelerateInfo({ client, simulator }) {
      const info = await client.gateway.getAccelerateInfo();
      expect(info).toMatchObject({ enabled: false, lineId: null });
      expect(info.lines).toHaveLength(simulator.state.lines.length);
      expect(Object.keys(info.lines[0] ?? {})).toEqual(['id', 'name', 'region', 'latencyMs']);
    },
    async SetAccelerateInfo({ client, simulator }) {
      const info = await client.gateway.setAccelerateInfo({ enabled: true, lineId: 'line-sg' });
      expect(info).toMatchObject({ enabled: true, lineId: 'line-sg' });
      expect(simulator.state.acceleration).toEqual({ enabled: true, lineId: 'line-sg' });
      expect(await refusal(client.gateway.setAccelerateInfo({ enabled: true, lineId: null }))).toBe(400);
    },
    async SelectKey({ client, simulator }) {
      expect(await client.gateway.selectKey({ lineId: 'line-jp' })).toMatchObject({ enabled: true });
      expect(simulator.state.acceleration.lineId).toBe('line-jp');
    },
    async GetStatus({ client }) {
      expect(await client.gateway.getStatus()).toEqual({ enabled: false, lineId: null, connected: false });
      await client.gateway.selectKey({ lineId: 'line-jp' });
      expect(await client.gateway.getStatus()).toMatchObject({ connected: true });
    },
  },
  clientAuthentication: {
    ClientConnected: shows(
      ({ client }) =>
        client.clientAuthentication.clientConnected({ envid: '', apiid: '', channelId: '', isGuest: false }),
      {},
    ),
    PluginInitialized: shows(({ client }) => client.clientAuthentication.pluginInitialized(), {}),
    KeepAlive: shows(({ client }) => client.clientAuthentication.keepAlive(), {}),
    async GetMachineInfo({ client, simulator }) {
      const { machineId, system } = await client.clientAuthentication.getMachineInfo();
      expect(machineId).toBe(simulator.state.session.bid);
      expect(system).toBeTypeOf('string');
    },
    async GetLoginInfo({ client }) {
      expect(await client.clientAuthentication.getLoginInfo()).toEqual({
        signedIn: true,
        isGuest: false,
        userName: 'harbor_boss',
        role: 'boss',
      });
    },
    async Login({ client }) {
      for (const [userName, admitted] of Object.entries(ACCOUNTS)) {
        const login = await client.clientAuthentication.login({ userName, password: PASSWORD });
        expect(login).toEqual({ signedIn: true, isGuest: false, userName, ...admitted });
      }
      const vips = Object.entries(ACCOUNTS).filter(([, { isVip }]) => isVip);
      expect(vips).toEqual([['harbor_vip', { role: 'boss', isVip: true }]]);
      expect(
        await refusal(client.clientAuthentication.login({ userName: 'harbor_boss', password: 'no' })),
      ).toBe(403);
      expect(
        await refusal(client.clientAuthentication.login({ userName: 'toString', password: PASSWORD })),
      ).toBe(403);
    },
    async Logout({ client, simulator }) {
      expect(await client.clientAuthentication.logout()).toEqual({
        signedIn: false,
        isGuest: true,
        userName: null,
        role: null,
      });
      expect(simulator.cookies['guest']).toBe('1');
    },
    async CloudLogin({ client }) {
      expect(await client.clientAuthentication.cloudLogin({ code: 'abc_123' })).toMatchObject({
        signedIn: true,
      });
      expect(await refusal(client.clientAuthentication.cloudLogin({ code: 'a b' }))).toBe(403);
    },
  },
  fileSystem: {
    GetBrowserFolder: async ({ client }) => {
      expect((await client.fileSystem.getBrowserFolder()).path).toMatch(/Browser$/);
    },
    GetTempDataFolder: async ({ client }) => {
      expect((await client.fileSystem.getTempDataFolder()).path).toMatch(/Temp$/);
    },
  },
  serverApi: {
    async HttpRequest({ client }) {
      const server = createServer((request, response) => {
        response.writeHead(201, { 'x-method': request.method });
        request.pipe(response);
      }).listen(0, '127.0.0.1');
      await new Promise((resolve) => server.once('listening', resolve));
      onTestFinished(() => {
        server.closeAllConnections();
        server.close();
      });
      const preUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
      await client.serverApi.changePreUrl({ preUrl });

      const reply = await client.serverApi.httpRequest({ method: 'POST', url: '/x', body: 'carried' });
      expect(reply).toMatchObject({ status: 201, body: 'carried', headers: { 'x-method': 'POST' } });
      const outside = client.serverApi.httpRequest({ method: 'GET', url: 'http://192.0.2.1/' });
      expect(await refusal(outside)).toBe(403);
      const dead = client.serverApi.httpRequest({ method: 'GET', url: 'http://127.0.0.1:1/' });
      expect(await refusal(dead)).toBe(500);
    },
    ChangePreUrl: keeps(
      ({ client }) => client.serverApi.changePreUrl({ preUrl: 'http://127.0.0.1:9/api' }),
      ({ client }) => client.systemInfo.getApiPreUrl(),
      { preUrl: 'http://127.0.0.1:9/api' },
    ),
    async SelectNetLine({ client, simulator }) {
      expect(await client.serverApi.selectNetLine({ lineId: 'line-de' })).toEqual({ lineId: 'line-de' });
      expect(simulator.state.settings.netLineId).toBe('line-de');
      expect(await refusal(client.serverApi.selectNetLine({ lineId: 'none' }))).toBe(404);
    },
  },
  storage: {
    async GetLocal({ client }) {
      expect(await client.storage.getLocal({ key: 'k' })).toEqual({ key: 'k', value: null });
    },
    async SetLocal({ client, simulator }) {
      await client.storage.setLocal({ key: 'k', value: 'v' });
      expect(await client.storage.getLocal({ key: 'k' })).toEqual({ key: 'k', value: 'v' });
      expect(simulator.state.localStorage).toEqual([['k', 'v']]);
      await client.storage.setLocal({ key: 'k', value: null });
      expect(simulator.state.localStorage).toEqual([]);
    },
    async GetSession({ client }) {
      expect(await client.storage.getSession({ key: '__proto__' })).toEqual({
        key: '__proto__',
        value: null,
      });
    },
    async SetSession({ client, simulator }) {
      await client.storage.setSession({ key: 'k', value: '' });
      expect(await client.storage.getSession({ key: 'k' })).toEqual({ key: 'k', value: '' });
      expect(simulator.state.localStorage).toEqual([]);
    },
    async GetAppInstallData({ client, simulator }) {
      const { installedAt } = await client.storage.getAppInstallData();
      expect(installedAt).toBe(simulator.state.facts.installedAt);
    },
  },
  logging: {
    async Write({ client, simulator }) {
      await client.logging.write({ level: 'warn', message: 'noted' });
      expect(simulator.state.log).toMatchObject([{ level: 'warn', message: 'noted' }]);
    },
  },
};

describe('§7.21 what is on no list', () => {
  it.each([
    ['an unknown action', 'browserManager', 'Explode', {}, 404],
    ['an unknown module', '__proto__', 'constructor', {}, 404],
    ['an argument that is no object', 'browserManager', 'Open', ['store-0001'], 400],
    ['a missing argument', 'browserManager', 'Open', undefined, 400],
    ['an argument of another type', 'browserManager', 'Open', { id: 7 }, 400],
  ])('%s is refused', async (_what, module, action, args, ret) => {
    const { client } = await createSimulatedPage();

    expect(await refusal(client.request(module, action, args))).toBe(ret);
  });
});

testActions(CASES);
