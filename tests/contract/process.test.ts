import { execFile } from 'node:child_process';
import { chmodSync, readdirSync, statSync } from 'node:fs';
import { createServer, connect, type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { feedbackAdd } from '#src/api/contract/applications.ts';
import { ListenError } from '#server/http/node-server.ts';
import { createLog } from '#server/log.ts';
import { ConfigError } from '#server/setting-reader.ts';
import { startServer } from '#server/start.ts';
import { cpuMsOf, spawnServer } from '#tests/helpers/server-process.ts';
import { processForTest as start, productClient as clientOf } from '#tests/helpers/test-api.ts';
import { folderForTest } from '#tests/helpers/folder.ts';

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

const modesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]));

/** Sends bytes as they are and reads until the other side ends. */
function exchangeRaw(port: number, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
    socket.on('error', () => resolve(answer));
    socket.on('close', () => resolve(answer));
  });
}

const portOf = ({ origin }: { origin: string }): number => Number(new URL(origin).port);

describe('the server as a command', () => {
  it('S1: killed in mid-write, it starts again within 2 s with every confirmed record and no half one', async () => {
    const generous = { LIMIT_FORMS_PER_ADDRESS_HOUR: '100000' };
    const server = await start(generous);
    const client = clientOf(server);
    const confirmed: string[] = [];
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let index = 0; confirmed.length < 60; index++) {
        const content = `${writer}-${index}-${'x'.repeat(2000)}`;
        const result = await client.call(feedbackAdd, { kind: 'idea', content });
        if (result.ok) confirmed.push(result.data.id);
      }
      // While the other seven still write.
      server.child.kill('SIGKILL');
    });
    await Promise.all(writers);
    expect(await server.exited).toBe('SIGKILL');

    const again = await start(generous, server.dataDir);
    expect(cpuMsOf(again)).toBeLessThan(2000);
    const database = new DatabaseSync(join(again.dataDir, 'site.sqlite'), { readOnly: true });
    const rows = database.prepare('select id, body from submissions').all() as { id: string; body: string }[];
    const check = database.prepare('pragma integrity_check').get();
    database.close();
    expect(check).toEqual({ integrity_check: 'ok' });
    const ids = new Set(rows.map((row) => row.id));
    expect(confirmed.filter((id) => !ids.has(id))).toEqual([]);
    for (const { body } of rows) expect(JSON.parse(body)).toMatchObject({ kind: 'idea' });
    expect((await clientOf(again).call(feedbackAdd, { kind: 'idea', content: 'after' })).ok).toBe(true);
    expect((await fetch(`${again.origin}/dev/outbox`)).status).toBe(404);
  }, 30_000);

  it('S4: a taken port keeps it from starting, and it says what to do', async () => {
    const blocker = createServer();
    await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve));
    const { port } = blocker.address() as AddressInfo; // a TCP server that listens
    const environment = { PORT: String(port), DESK_PORT: '0', DATA_DIR: folderForTest() };
    const started = startServer({ environment, log: createLog('silent') });
    await expect(started).rejects.toThrow(ListenError);
    await expect(started).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is taken. Stop what uses it, or set PORT to another.`,
    );
    blocker.close();
  });

  it('S5: SIGTERM lets an answer in flight finish and ends within 5 s, whatever never finishes', async () => {
    const server = await start();
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
    // The server has the head when it answers another request that came later.
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
  }, 20_000);

  it('S6: bad settings end it with 1, each named and none shown', async () => {
    const { exited, output } = spawnServer({
      PORT: 'secret-port',
      PUBLIC_PRODUCT_API_SECRET: 'secret',
      DATABASE_URL: 'mysql://root:secret@host/db',
      TRUSTED_PROXIES: 'secret.example',
      MAINTENANCE: 'secret',
    });
    expect(await exited).toBe(1);
    const lines = output().trim().split('\n');
    expect(lines[0]).toBe('The settings cannot be used:');
    expect(lines.slice(1).map((line) => line.trim().split(' ')[1])).toEqual([
      'PORT',
      'DATABASE_URL',
      'PUBLIC_PRODUCT_API_SECRET',
      'TRUSTED_PROXIES',
      'MAINTENANCE',
    ]);
    expect(output()).not.toContain('secret');
  }, 20_000);

  it('A13, S6: behind a proxy it does not start with development values, and says which', async () => {
    const environment = { PORT: '0', TRUSTED_PROXIES: '127.0.0.1', DATA_DIR: folderForTest() };
    const started = startServer({ environment, log: createLog('silent') });
    await expect(started).rejects.toThrow(ConfigError);
    await expect(started).rejects.toThrow('- CHAT_SIGNATURE_SECRET has its development value');
    await expect(started).rejects.toThrow('- SMS_WEBHOOK_URL is missing');
    await expect(started).rejects.not.toThrow('berth-chat');
  });

  it('what it and an operator’s command store is for their user alone, in a folder that others may look into as well, and it says so', async () => {
    const dataDir = folderForTest();
    chmodSync(dataDir, 0o755);
    const server = await start({ DEV_TOOLS: '1', CLIENT_PORT: '0' }, dataDir);
    const modes = modesIn(dataDir);
    expect(Object.keys(modes)).toContain('site.sqlite');
    expect(new Set(Object.values(modes))).toEqual(new Set(['600']));
    expect(server.output()).toContain('Others on this machine may look into DATA_DIR');
    // With everything that it makes on the way.
    const nested = await start({ DEV_TOOLS: '1', CLIENT_PORT: '0' }, join(dataDir, 'a', 'b'));
    expect([modeOf(join(dataDir, 'a')), modeOf(nested.dataDir)]).toEqual(['700', '700']);
    expect(nested.output()).not.toContain('Others');

    const folder = folderForTest();
    chmodSync(folder, 0o755);
    const operate = async (args: string[], DATA_DIR: string) =>
      promisify(execFile)(process.execPath, ['scripts/operate.ts', ...args], {
        env: { PATH: process.env['PATH'], DATA_DIR },
      });
    const backup = join(dataDir, 'backup.gz');
    await operate(['backup', '--out', backup], dataDir);
    await operate(['restore', backup], folder);
    expect(modeOf(join(folder, 'site.sqlite'))).toBe('600');
  }, 20_000);

  it('S8: what is not HTTP is answered and ended, and the server goes on', async () => {
    const server = await start();
    const port = portOf(server);
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
    expect((await fetch(`${server.origin}/api/nothing`)).status).toBe(404);
    const [site, desk, ...more] = server.output().split('\n');
    expect(site).toBe(`Site and API: ${server.origin}`);
    expect(desk).toMatch(/^Chat desk: /);
    expect(more).toEqual(['']);
  }, 20_000);
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
