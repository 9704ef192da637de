import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { browserFamily, createSession, OLDEST_CLIENT } from '#src/stores/client/session.ts';
import { PATIENCE, startPeer, type PeerOptions } from '#tests/helpers/bridge/peer.ts';
import { pageSession, stubPage } from '#tests/helpers/workbench-stores.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36';

function open(cookies: Readonly<Record<string, string>>) {
  stubPage(cookies);
  const session = pageSession();
  const held = session.hold('network');
  onTestFinished(held.release);
  const diagnosed = (code: string) =>
    vi.waitFor(() => expect(session.$diagnosis.get().code).toBe(code), PATIENCE);
  return { session, held, diagnosed };
}

async function openWith(version: string | undefined, options: PeerOptions = {}) {
  const peer = await startPeer({
    onRequest(request, connection) {
      if (request.action !== 'GetVersion') return;
      if (version === undefined) connection.reply(request, { message: 'unknown' }, 404);
      else connection.reply(request, { version, releasePhase: 'release' });
    },
    ...options,
  });
  return { peer, ...open(Object.fromEntries(peer.cookies)) };
}

describe('createSession', () => {
  it('finds no client without cookies', async () => {
    const { session, diagnosed } = open({});
    await diagnosed('not-installed');
    expect(session.$wasConnected.get()).toBe(false);
  });

  it('connects to a new enough client, and remembers it after it has closed', async () => {
    const { peer, session, diagnosed } = await openWith(OLDEST_CLIENT);
    await diagnosed('connected');
    await (await peer.connection()).request('GetVersion');
    expect(session.$wasConnected.get()).toBe(true);
    await peer.stop();
    await diagnosed('lost');
    expect(session.$wasConnected.get()).toBe(true);
  });

  it('connects to an old client with a warning, and checks it again after a reconnect', async () => {
    let version = '5.9.9';
    const { peer, session, diagnosed } = await openWith(undefined, {
      onRequest(request, connection) {
        if (request.action === 'GetVersion') connection.reply(request, { version, releasePhase: 'release' });
      },
    });
    await diagnosed('too-old');
    expect(session.$wasConnected.get()).toBe(true);

    version = OLDEST_CLIENT;
    peer.connections[0]?.socket.close();
    await diagnosed('lost');
    session.cancelReload();
    session.connect();

    await diagnosed('connected');
  });

  it('reports the next attempt after a refusal', async () => {
    const { session, diagnosed } = await openWith('6.1.0', {
      handshake: (request, connection) => connection.reply(request, { message: 'no' }, 1),
    });
    await diagnosed('handshake-refused');
    await vi.waitFor(() => expect(session.$retrySeconds.get()).toBeGreaterThan(0), PATIENCE);
    expect(session.$refusal.get()).toBe('no');
  });
});

describe('a session that several hold', () => {
  function expectNeutral(session: ReturnType<typeof createSession>): void {
    expect(session.$diagnosis.get()).toMatchObject({ code: 'working', reason: 'idle' });
    const { $client, $wasConnected, $retrySeconds, $reload, $refusal } = session;
    const parts = [$client, $wasConnected, $retrySeconds, $reload, $refusal].map((part) => part.get());
    expect(parts).toEqual([undefined, false, null, 'none', '']);
  }

  it('reads nothing and is neutral before its first holder', () => {
    const read = vi.fn(() => '');
    const session = createSession({ userAgent: read, cookieText: read, hasTypedText: () => false });

    expectNeutral(session);
    session.connect();
    session.reloadNow();
    session.cancelReload();
    expect(read).not.toHaveBeenCalled();
  });

  it('is one connection, which closes with the last holder, and is neutral again', async () => {
    const { peer, session, held, diagnosed } = await openWith(OLDEST_CLIENT);
    const second = session.hold('network');
    expect(second.client).toBe(held.client);
    await diagnosed('connected');
    expect(peer.connections).toHaveLength(1);

    held.release();
    held.release();
    expect(session.$diagnosis.get().code).toBe('connected');
    expect(session.$client.get()).toBe(second.client);

    second.release();
    expectNeutral(session);
    await vi.waitFor(() => expect(peer.openCount).toBe(0), PATIENCE);
  });
});

it.each([
  [CHROME, 'chromium'],
  ['Mozilla/5.0 (Windows NT 10.0; rv:150.0) Gecko/20100101 Firefox/150.0', 'firefox'],
  ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15', 'safari'],
  ['curl/8', 'other'],
])('browserFamily of %s is %s', (userAgent, family) => {
  expect(browserFamily(userAgent)).toBe(family);
});
