/** The server as a command: its start, its folder, its signals, and its recovery after a kill. */
import { execFile } from 'node:child_process';
import { chmodSync, cpSync, readdirSync, statSync, unlinkSync } from 'node:fs';
import { createServer, connect } from 'node:net';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ListenError } from '#server/http/node-server.ts';
import { ConfigError } from '#server/setting-reader.ts';
import { startHttpPeer } from '#tests/helpers/http-peer.ts';
import { listenOnFreePort } from '#scripts/lib/free-port.ts';
import { exchangeRaw } from '#tests/helpers/requests.ts';
import { cpuMsOf, spawnServer } from '#tests/helpers/server-process.ts';
import { callSite } from '#tests/helpers/site-client.ts';
import { processForTest as start, serverForTest } from '#tests/helpers/test-api.ts';
import { DATABASE_KINDS, openTestDatabase } from '#tests/helpers/test-databases.ts';
import { folderForTest, writeFiles } from '#tests/helpers/folder.ts';
import { runCommandOn, withDb } from '#tests/helpers/used-site.ts';
import { waitUntil } from '#tests/helpers/wait-until.ts';

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

const modesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]));

const portOf = ({ origin }: { origin: string }): number => Number(new URL(origin).port);

describe.each(DATABASE_KINDS)('the server as a command, on %s', (kind) => {
  it('S1: killed during a write and a delivery, it starts again within 2 s with every confirmed record and no half one, and delivers all in order, repeats with the same id', async () => {
    let isHanging = true;
    const peer = await startHttpPeer((_request, response) => {
      if (!isHanging || peer.requests.length < 3) response.end();
    });
    const settings: Record<string, string> = {
      LIMIT_FORMS_PER_ADDRESS_HOUR: '100000',
      FORMS_WEBHOOK_URL: peer.origin,
      FORMS_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
    };
    if (kind === 'postgres') {
      const { url = '', close } = await openTestDatabase(kind);
      onTestFinished(close);
      settings['DATABASE_URL'] = url;
    }
    const server = await start(settings);
    const confirmed: string[] = [];
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let index = 0; server.child.signalCode === null && index < 200; index++) {
        const content = `${writer}-${index}-${'x'.repeat(2000)}`;
        const result = await callSite(server, 'feedbackAdd', { kind: 'idea', content });
        if (result.ok) confirmed.push(result.data.id);
        // While others still write, and the receiver has the third event but has not answered.
        if (confirmed.length >= 40 && peer.requests.length === 3) server.child.kill('SIGKILL');
      }
    });
    await Promise.all(writers);
    expect(await server.exited).toBe('SIGKILL');

    isHanging = false;
    const environment = { ...settings, DATA_DIR: server.dataDir };
    // As if the 30 s of the lease had passed; the embedded database does not need it.
    if (kind === 'postgres')
      await withDb(environment, (db) => db.updateTable('delivery_queues').set({ lease_until: 0 }).execute());
    const again = await start(settings, server.dataDir);
    expect(cpuMsOf(again)).toBeLessThan(2000);
    const rows = await withDb(environment, async (db) => {
      if (kind === 'sqlite')
        expect((await sql`pragma integrity_check`.execute(db)).rows).toEqual([{ integrity_check: 'ok' }]);
      return db.selectFrom('submissions').select(['id', 'body']).execute();
    });
    const ids = new Set(rows.map((row) => row.id));
    expect(confirmed.filter((id) => !ids.has(id))).toEqual([]);
    for (const { body } of rows) expect(JSON.parse(body)).toMatchObject({ kind: 'idea' });
    expect((await callSite(again, 'feedbackAdd', { kind: 'idea', content: 'after' })).ok).toBe(true);
    expect((await fetch(`${again.origin}/dev/outbox`)).status).toBe(404);

    const bodies = () =>
      peer.requests.map(({ body }) => JSON.parse(body) as { id: string; sequence: number }); // documented there
    await waitUntil('every form', () => new Set(bodies().map(({ id }) => id)).size === ids.size + 1);
    const all = bodies();
    expect(peer.requests[3]?.body).toBe(peer.requests[2]?.body);
    const once = all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index);
    expect(once.map(({ sequence }) => sequence)).toEqual(once.map((_, index) => index + 1));
    expect(all.length - once.length).toBe(1);
  });
});

describe('the server as a command', () => {
  it('S4: with a taken port it does not start, and prints what to do', async () => {
    const blocker = createServer();
    const port = await listenOnFreePort(blocker);
    const started = serverForTest({ PORT: String(port), DESK_PORT: '0' });
    await expect(started).rejects.toThrow(ListenError);
    await expect(started).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is taken. Stop what uses it, or set PORT to another.`,
    );
    blocker.close();
  });

  it('S5: SIGTERM lets a running request finish and ends the server within 5 s in any case', async () => {
    const server = await start({});
    const body = JSON.stringify({ data: '' }).padEnd(400, ' ');
    const head = `POST /api/v5/feedback/add HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nsuper-lang: zh\r\nx-api-key: berth-product-key\r\ncontent-length: ${body.length}\r\n\r\n`;
    let answer = '';
    const socket = connect(portOf(server), '127.0.0.1');
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    const closed = new Promise((resolve) => socket.on('close', resolve));
    socket.on('error', () => undefined);
    const idle = connect(portOf(server), '127.0.0.1');
    idle.on('error', () => undefined);
    const endless = connect(portOf(server), '127.0.0.1');
    endless.on('error', () => undefined);
    endless.write('POST /api/v5/feedback/add HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n');
    await new Promise<void>((resolve) => socket.write(head + body.slice(0, 100), () => resolve()));
    // When the server answers a later request, it has the head of this one.
    await fetch(`${server.origin}/api/nothing`);
    const stoppedAt = performance.now();
    server.child.kill('SIGTERM');
    await refusesConnections(portOf(server));
    socket.write(body.slice(100));
    expect(await server.exited).toBe(0);
    await closed;
    expect(performance.now() - stoppedAt).toBeLessThan(5000);
    expect(answer).toContain('HTTP/1.1 400');
    idle.destroy();
    endless.destroy();
    const [site, desk, ...more] = server.output().split('\n');
    expect(site).toBe(`Site and API: ${server.origin}`);
    expect(desk).toMatch(/^Chat desk: /);
    expect(more).toEqual(['']);
  });

  it('S6: invalid settings end it with 1, each named, without values', async () => {
    const { exited, output } = spawnServer({ PORT: 'secret-port', MAINTENANCE: 'secret' });
    expect(await exited).toBe(1);
    expect(output()).toMatch(/^The settings cannot be used:\n +- PORT .*\n +- MAINTENANCE .*\n$/);
    expect(output()).not.toContain('secret');
  });

  it('A13, S6: behind a proxy it does not start with development values, and names them', async () => {
    const started = serverForTest({ TRUSTED_PROXIES: '127.0.0.1' });
    await expect(started).rejects.toThrow(ConfigError);
    await expect(started).rejects.toThrow('- CHAT_SIGNATURE_SECRET has its development value');
  });

  it('files of the server and of commands are readable by their user only, also in a folder that others may read', async () => {
    const dataDir = join(folderForTest(), 'a', 'b');
    const server = await start({ DEV_TOOLS: '1', CLIENT_PORT: '0' }, dataDir);
    // With all files that it creates.
    expect([modeOf(join(dataDir, '..')), modeOf(dataDir)]).toEqual(['700', '700']);
    const modes = modesIn(dataDir);
    expect(Object.keys(modes)).toContain('site.sqlite');
    expect(new Set(Object.values(modes))).toEqual(new Set(['600']));
    expect(server.output()).not.toContain('Others');

    const folder = folderForTest();
    chmodSync(folder, 0o755);
    const backup = join(dataDir, 'backup.gz');
    expect((await runCommandOn({ DATA_DIR: dataDir }, 'backup', '--out', backup)).code).toBe(0);
    await promisify(execFile)(process.execPath, ['scripts/operate.ts', 'restore', backup], {
      env: { PATH: process.env['PATH'], DATA_DIR: folder },
    });
    expect(modeOf(join(folder, 'site.sqlite'))).toBe('600');
  });

  it('S8: invalid HTTP is answered and closed, and the server continues', async () => {
    const { port, origin } = await serverForTest({ DESK_PORT: 'off' });
    const long = 'x'.repeat(20_000);
    const [garbage, header, length, smuggled] = await Promise.all([
      exchangeRaw(port, '\x16\x03\x01\x02\x00hello\r\n\r\n'),
      exchangeRaw(port, `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${long}\r\n\r\n`),
      exchangeRaw(port, 'POST /api/v5/feedback/add HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n'),
      exchangeRaw(
        port,
        'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      ),
    ]);
    expect(garbage).toMatch(/^HTTP\/1\.1 400 /);
    expect(header).toMatch(/^HTTP\/1\.1 431 /);
    expect(length).toMatch(/^HTTP\/1\.1 400 /);
    expect(smuggled).toMatch(/^HTTP\/1\.1 400 /);
    expect((await fetch(`${origin}/api/nothing`)).status).toBe(404);
  });

  it('SIGHUP reloads content and site, whole or not at all, and an invalid file is one line in the log', async () => {
    const folder = folderForTest();
    const [contentDir, siteDir] = [join(folder, 'content'), join(folder, 'site')];
    cpSync('server/seed', contentDir, { recursive: true });
    const write = (name: string, text: string) => writeFiles(folder, { [name]: text });
    const setCount = (count: number) =>
      write('content/public-config.json', JSON.stringify({ store: { count }, is_public_mourning: false }));
    const setCoupon = (base_coupon: number) => {
      const promoters = { default: { base_coupon, more_coupon: 76 }, promoters: [] };
      write('content/promoters.json', JSON.stringify(promoters));
    };
    setCoupon(38);
    write('site/index.html', 'first');
    write('site/_redirects', '/old /new 301');

    const server = await start({ CONTENT_DIR: contentDir, SITE_DIR: siteDir });
    const { origin, child, output } = server;
    const state = async () => {
      const figures = await callSite(server, 'publicConfig', {});
      const coupons = await callSite(server, 'promoterInfo', { promoter: '' });
      const page = await fetch(`${origin}/`);
      const added = await fetch(`${origin}/added`);
      return [
        figures.ok && figures.data.store.count,
        coupons.ok && coupons.data.base_coupon,
        await page.text(),
        added.status,
      ];
    };
    const errors = () =>
      output()
        .split('\n')
        .filter((line) => line.includes('were not reloaded'));
    const reload = () => child.kill('SIGHUP');
    expect(await state()).toEqual([425, 38, 'first', 404]);

    setCount(500);
    write('site/index.html', 'second');
    write('site/added.html', 'added');
    expect((await state())[0]).toBe(425);
    reload();
    await waitUntil('the new figure', async () => (await state())[0] === 500);
    expect(await state()).toEqual([500, 38, 'second', 200]);
    expect(errors()).toEqual([]);

    // One file is valid and new, another is not valid.
    setCount(600);
    setCoupon(-1);
    reload();
    await waitUntil('the complaint', () => errors().length === 1);
    expect(await state()).toEqual([500, 38, 'second', 200]);
    const { level, problem } = JSON.parse(errors()[0] ?? '') as { level: string; problem: string };
    expect(level).toBe('error');
    expect(problem).toMatch(/promoters\.json.*default\.base_coupon/);

    // The site is being uploaded, or has an error in its redirects.
    setCoupon(50);
    for (const [spoil, mend] of [
      [() => unlinkSync(join(siteDir, 'index.html')), () => write('site/index.html', 'third')],
      [() => write('site/_redirects', 'nonsense'), () => write('site/_redirects', '/old /newer 301')],
    ] as const) {
      const before = errors().length;
      spoil();
      reload();
      await waitUntil('the complaint', () => errors().length === before + 1);
      expect((await state()).slice(0, 2)).toEqual([500, 38]);
      mend();
    }
    reload();
    await waitUntil('the new figure', async () => (await state())[0] === 600);
    expect(await state()).toEqual([600, 50, 'third', 200]);
    const moved = await fetch(`${origin}/old`, { redirect: 'manual' });
    expect(moved.headers.get('location')).toBe('/newer');
    expect(errors()).toHaveLength(3);
  });
});

async function refusesConnections(port: number): Promise<void> {
  for (;;) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      });
      socket.on('error', () => resolve(false));
    });
    if (!isOpen) return;
  }
}
