import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { clock } from '#src/browser/clock.ts';
import { tabHost } from '#src/browser/tabs.ts';
import type { ClientCallOptions } from '#src/stores/client-call.ts';
import { askClientVersion } from '#islands/detect/client-version.ts';
import { $chatUser } from '#src/stores/page/chat-user.ts';
import { clientSession } from '#src/stores/page/client-session.ts';
import { cloudLogin } from '#islands/oauth/cloud-login.ts';
import { SAMPLE_CODE } from '#server/client-simulator/accounts.ts';
import { eventually, startSimulator } from '#tests/helpers/bridge/simulator.ts';
import { pageSession, stubPage } from '#tests/helpers/workbench-stores.ts';

const options: ClientCallOptions = { signal: new AbortController().signal, networkMessage: 'no network' };

/** A client, and a page that has its cookies. */
async function startClient() {
  const simulator = await startSimulator();
  stubPage(simulator.cookies);
  return simulator;
}

/** A page from the public network in a browser that guards loopback; the answer to its question can change. */
function guard() {
  const permission = { state: 'prompt' };
  vi.stubGlobal('location', { hostname: 'www.example.com', reload: () => undefined });
  vi.stubGlobal('navigator', {
    userAgent: 'Chrome/150.0.0.0',
    permissions: { query: () => Promise.resolve(permission) },
  });
  return permission;
}

const hasDiagnosis = (code: string) =>
  eventually(() => expect(clientSession.$diagnosis.get().code).toBe(code));

describe('a request to the client', () => {
  it('is answered, and the connection closes', async () => {
    const simulator = await startClient();
    expect(await askClientVersion(options)).toMatchObject({ kind: 'done' });
    await eventually(() => expect(simulator.pageCount).toBe(0));
  });

  it('reports that an absent or closed client was not reached, and ends when the visitor leaves', async () => {
    stubPage({});
    expect(await askClientVersion(options)).toEqual({ kind: 'unreached', reason: 'no network' });
    const simulator = await startClient();
    await simulator.close();
    expect(await askClientVersion(options)).toMatchObject({ kind: 'unreached' });
    const left = await askClientVersion({ ...options, signal: AbortSignal.abort() });
    expect(left).toMatchObject({ kind: 'unreached' });
  });

  it('waits for the visitor’s consent if the browser will ask, and opens nothing before', async () => {
    const simulator = await startClient();
    guard();
    expect(await askClientVersion(options)).toEqual({ kind: 'asks' });
    expect(simulator.pageCount).toBe(0);
    expect(await askClientVersion({ ...options, shownProblem: 'asks' })).toMatchObject({ kind: 'done' });
  });

  it('tells a refused permission from an absent client', async () => {
    const simulator = await startClient();
    await simulator.close();
    const permission = guard();
    const asking = askClientVersion({ ...options, shownProblem: 'asks' });
    permission.state = 'denied';
    expect(await asking).toEqual({ kind: 'denied' });
    permission.state = 'prompt';
    expect(await askClientVersion({ ...options, shownProblem: 'asks' })).toEqual({ kind: 'asks' });
  });

  it('ends unsent after the client has refused the page three times', async () => {
    const simulator = await startClient();
    simulator.setFaults({ refuseHandshake: true });
    const failures: number[] = [];
    const asking = askClientVersion(options);
    onTestFinished(
      clientSession.$client.get()?.$state.listen((state) => failures.push(state.failures)) ??
        (() => undefined),
    );

    expect(await asking).toEqual({ kind: 'unreached', reason: 'no network' });
    expect(Math.max(...failures)).toBe(3);
    await eventually(() => expect(simulator.pageCount).toBe(0));
  });

  it('fails with the client’s own text after it was sent', async () => {
    const simulator = await startClient();
    expect(await cloudLogin('a b', options)).toEqual({ kind: 'failed', reason: '登录码无效或已过期' });
    const end = { kind: 'done', name: 'harbor_manager', isClient: true };
    expect(await cloudLogin(SAMPLE_CODE, options)).toEqual(end);
    expect(simulator.state.login).toMatchObject({ signedIn: true, userName: 'harbor_manager' });
    // From here on the chat knows the visitor.
    expect($chatUser.get()).toMatchObject({ name: 'harbor_manager' });
  });
});

describe('a request while a view holds the connection', () => {
  it('goes over the same connection, and leaves it open', async () => {
    const simulator = await startClient();
    const view = clientSession.hold('no network');
    onTestFinished(view.release);
    await hasDiagnosis('connected');

    const [version, login] = await Promise.all([askClientVersion(options), cloudLogin(SAMPLE_CODE, options)]);

    expect([version.kind, login.kind]).toEqual(['done', 'done']);
    expect(simulator.pageCount).toBe(1);
    expect(clientSession.$diagnosis.get().code).toBe('connected');
  });

  it('still waits for consent if the browser will ask, and another view’s consent does not send it', async () => {
    const simulator = await startClient();
    guard();
    const view = clientSession.hold('no network');
    onTestFinished(view.release);
    await hasDiagnosis('browser-asks');

    expect(await cloudLogin(SAMPLE_CODE, options)).toEqual({ kind: 'asks' });
    expect(simulator.pageCount).toBe(0);
    expect(view.client.pendingCalls).toBe(0);

    clientSession.connect();
    // Requests arrive in order: an earlier one would have come before this.
    await view.client.systemInfo.getVersion();
    expect(simulator.state.login.userName).not.toBe('harbor_manager');
  });
});

describe('a request while another tab is connected', () => {
  /** Node has locks, and two sessions there act like two tabs. */
  async function openOtherTab() {
    const after = clock.after.bind(clock);
    vi.spyOn(clock, 'after').mockImplementation((delayMs, run) => after(delayMs / 4, run));
    const simulator = await startClient();
    const other = pageSession({ tab: tabHost });
    const { release, client } = other.hold('no network');
    onTestFinished(release);
    const isThere = () => eventually(() => expect(other.$diagnosis.get().code).toBe('connected'));
    await isThere();
    return { simulator, other, client, release, isThere };
  }

  it('is not sent, and reports that in time', async () => {
    const { simulator, client } = await openOtherTab();

    expect(await askClientVersion(options)).toEqual({ kind: 'elsewhere' });
    expect(simulator.pageCount).toBe(1);
    expect((await client.systemInfo.getVersion()).version).not.toBe('');
    expect(clientSession.$lock.get()).toBe('none');
  });

  it('is sent on the visitor’s request, and the other tab reconnects afterwards', async () => {
    const { simulator, other, isThere } = await openOtherTab();
    const said: string[] = [];
    other.$lock.listen((state) => said.push(state));

    expect(await askClientVersion({ ...options, shownProblem: 'elsewhere' })).toMatchObject({ kind: 'done' });
    await isThere();
    expect(said).toEqual(['taken', 'held']);
    await eventually(() => expect(simulator.pageCount).toBe(1));
  });

  it('is not sent twice: it fails when another tab takes over', async () => {
    const { simulator, other, release } = await openOtherTab();
    release();
    simulator.setFaults({ delayMs: 300 });
    const asking = cloudLogin(SAMPLE_CODE, options);
    await hasDiagnosis('connected');
    onTestFinished(other.hold('no network').release);
    other.takeOver();

    expect(await asking).toMatchObject({ kind: 'failed' });
  });
});
