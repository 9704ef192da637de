import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { clock } from '#src/browser/clock.ts';
import { tabHost } from '#src/browser/tabs.ts';
import { openLookUp } from '#islands/assistant/open-look-up.ts';
import type { ClientCallOptions } from '#src/stores/client-call.ts';
import { askClientVersion } from '#islands/detect/client-version.ts';
import { $chatUser } from '#src/stores/page/chat-user.ts';
import { clientSession } from '#src/stores/page/client-session.ts';
import { cloudLogin } from '#islands/oauth/cloud-login.ts';
import { SAMPLE_CODE } from '#server/client-simulator/accounts.ts';
import { eventually, startSimulator } from '#tests/helpers/bridge/simulator.ts';
import { pageSession, stubPage } from '#tests/helpers/workbench-stores.ts';

const options: ClientCallOptions = { signal: new AbortController().signal, networkMessage: 'no network' };

/** A page from the public network in a browser that guards loopback, whose answer to the question can change. */
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

describe('a question to the client', () => {
  it('is answered, and the connection ends with it', async () => {
    const simulator = await startSimulator();
    stubPage(simulator.cookies);
    expect(await askClientVersion(options)).toMatchObject({ kind: 'done' });
    await eventually(() => expect(simulator.pageCount).toBe(0));
  });

  it('does not reach a client that is absent or gone, nor one that the visitor has left', async () => {
    stubPage({});
    expect(await askClientVersion(options)).toEqual({ kind: 'unreached', reason: 'no network' });
    const simulator = await startSimulator();
    await simulator.close();
    stubPage(simulator.cookies);
    expect(await askClientVersion(options)).toMatchObject({ kind: 'unreached' });
    const left = await askClientVersion({ ...options, signal: AbortSignal.abort() });
    expect(left).toMatchObject({ kind: 'unreached' });
  });

  it('waits for the visitor where the browser will ask, and opens nothing before', async () => {
    const simulator = await startSimulator();
    stubPage(simulator.cookies);
    guard();
    expect(await askClientVersion(options)).toEqual({ kind: 'asks' });
    expect(simulator.pageCount).toBe(0);
    expect(await askClientVersion({ ...options, told: 'asks' })).toMatchObject({ kind: 'done' });
  });

  it('tells a visitor’s no from a client that is gone', async () => {
    const simulator = await startSimulator();
    await simulator.close();
    stubPage(simulator.cookies);
    const permission = guard();
    const asking = askClientVersion({ ...options, told: 'asks' });
    permission.state = 'denied';
    expect(await asking).toEqual({ kind: 'denied' });
    permission.state = 'prompt';
    expect(await askClientVersion({ ...options, told: 'asks' })).toEqual({ kind: 'asks' });
  });

  it('is given up, unsent, when the client refuses the page three times in a row', async () => {
    const simulator = await startSimulator();
    simulator.setFaults({ refuseHandshake: true });
    stubPage(simulator.cookies);
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

  it('fails with the client’s own words once it was put', async () => {
    const simulator = await startSimulator();
    stubPage(simulator.cookies);
    expect(await cloudLogin('a b', options)).toEqual({ kind: 'failed', reason: '登录码无效或已过期' });
    const end = { kind: 'done', name: 'harbor_manager', isClient: true };
    expect(await cloudLogin(SAMPLE_CODE, options)).toEqual(end);
    expect(simulator.state.login).toMatchObject({ signedIn: true, userName: 'harbor_manager' });
    // The chat knows who is asking from here on.
    expect($chatUser.get()).toMatchObject({ name: 'harbor_manager' });
  });
});

describe('a question beside a view that holds the connection', () => {
  it('goes over the same connection, and leaves it open', async () => {
    const simulator = await startSimulator();
    stubPage(simulator.cookies);
    const view = clientSession.hold('no network');
    onTestFinished(view.release);
    await hasDiagnosis('connected');

    const [version, login] = await Promise.all([askClientVersion(options), cloudLogin(SAMPLE_CODE, options)]);

    expect([version.kind, login.kind]).toEqual(['done', 'done']);
    expect(simulator.pageCount).toBe(1);
    expect(clientSession.$diagnosis.get().code).toBe('connected');
  });

  it('still waits for the visitor where the browser will ask, and is not sent later by somebody else’s word', async () => {
    const simulator = await startSimulator();
    stubPage(simulator.cookies);
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

describe('a question while another tab has the client', () => {
  /** Node has locks of its own, and two sessions there are two tabs. */
  async function openOtherTab() {
    const after = clock.after.bind(clock);
    vi.spyOn(clock, 'after').mockImplementation((delayMs, run) => after(delayMs / 4, run));
    const simulator = await startSimulator();
    stubPage(simulator.cookies);
    const other = pageSession({ tab: tabHost });
    const { release, client } = other.hold('no network');
    onTestFinished(release);
    const isThere = () => eventually(() => expect(other.$diagnosis.get().code).toBe('connected'));
    await isThere();
    return { simulator, other, client, release, isThere };
  }

  it('is not put, and says so in time', async () => {
    const { simulator, client } = await openOtherTab();

    expect(await askClientVersion(options)).toEqual({ kind: 'elsewhere' });
    expect(simulator.pageCount).toBe(1);
    expect((await client.systemInfo.getVersion()).version).not.toBe('');
    expect(clientSession.$lock.get()).toBe('none');
  });

  it('is put by the visitor’s word, and the other tab has the client again afterwards', async () => {
    const { simulator, other, isThere } = await openOtherTab();
    const said: string[] = [];
    other.$lock.listen((state) => said.push(state));

    expect(await askClientVersion({ ...options, told: 'elsewhere' })).toMatchObject({ kind: 'done' });
    await isThere();
    expect(said).toEqual(['taken', 'held']);
    await eventually(() => expect(simulator.pageCount).toBe(1));
  });

  it('is not put twice: what was sent when another tab took over has failed', async () => {
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

describe('openLookUp', () => {
  it('opens the look-up in a tab of the client', async () => {
    const simulator = await startSimulator();
    stubPage(simulator.cookies);
    const { kind } = await openLookUp('https://site.test/look-up', '雨衣 & boots', options);
    expect(kind).toBe('done');
    const product = encodeURIComponent('雨衣 & boots');
    expect(simulator.state.tabs.at(-1)?.url).toBe(`https://site.test/look-up?product=${product}`);
  });
});
