import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createRecharge } from '#islands/recharge/store.ts';
import { reportLosses } from '#src/stores/client/session.ts';
import { startPeer } from '#tests/helpers/bridge/peer.ts';
import { eventually, startSimulator } from '#tests/helpers/bridge/simulator.ts';
import { memorySession } from '#tests/helpers/fake-storage.ts';
import { pageSession, stubPage } from '#tests/helpers/workbench-stores.ts';

const GUEST = { signedIn: false, isGuest: true, userName: null, role: null };

function open(cookies: Readonly<Record<string, string>>) {
  stubPage(cookies);
  const session = pageSession();
  const onLogin = vi.fn();
  const onLost = vi.fn();
  const onBack = vi.fn();
  onTestFinished(reportLosses(session, { onLost, onRestored: onBack }));
  const recharge = createRecharge('network', {
    session,
    storage: memorySession(),
    newOrderId: () => 'B1',
    onLogin,
  });
  onTestFinished(recharge.dispose);
  const becomes = (connection: string) =>
    eventually(() => expect(recharge.$connection.get()).toBe(connection));
  return { recharge, onLogin, onLost, onBack, becomes };
}

describe('createRecharge', () => {
  it('is ready when the client has named its user, and passes the name on', async () => {
    const simulator = await startSimulator();
    const { recharge, onLogin, onBack, onLost, becomes } = open(simulator.cookies);
    expect(recharge.$connection.get()).toBe('connecting');
    await becomes('ready');

    expect(onLogin).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ userName: 'harbor_boss' }));
    expect(onBack).not.toHaveBeenCalled();
    expect(onLost).not.toHaveBeenCalled();
  });

  it('lets a client decide that does not say who is signed in', async () => {
    const peer = await startPeer({
      onRequest(request, connection) {
        if (request.action === 'GetLoginInfo') connection.reply(request, { message: 'unknown' }, 404);
      },
    });
    const { onLogin, becomes } = open(Object.fromEntries(peer.cookies));
    await becomes('ready');

    expect(onLogin).not.toHaveBeenCalled();
  });

  it('reports a lost connection once, and reads the user again when it is back', async () => {
    const simulator = await startSimulator();
    const { recharge, onLogin, onLost, onBack, becomes } = open(simulator.cookies);
    await becomes('ready');
    simulator.state.login = { ...GUEST };
    simulator.disconnect();
    await becomes('failed');
    expect(onLost).toHaveBeenCalledOnce();

    recharge.connect();
    await becomes('guest');
    expect(onBack).toHaveBeenCalledOnce();
    expect(onLogin).toHaveBeenLastCalledWith(GUEST);
    expect(onLost).toHaveBeenCalledOnce();
  });
});
