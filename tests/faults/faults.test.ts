/**
 * `npm run test:full -- --only=faults`: real faults around the server. Run alone (`npx vitest run --project=faults`),
 * it prints the result of each; `FAULT_SECONDS` is the length of the database's outage (60).
 */
import { spawnSync } from 'node:child_process';
import { globSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { databaseLocation, openDatabase } from '#server/db/database.ts';
import { readConfig } from '#server/config.ts';
import { folderForTest } from '#tests/helpers/folder.ts';
import { startHttpPeer } from '#tests/helpers/http-peer.ts';
import { startPostgres } from '#tests/helpers/postgres.ts';
import { spawnServer, startServerProcess, type ServerProcess } from '#tests/helpers/server-process.ts';
import { processForTest } from '#tests/helpers/test-api.ts';
import { waitUntil } from '#tests/helpers/wait-until.ts';
import { lostAndDoubled, post, sendForms } from './visitors.ts';

const AWAY_MS = Number(process.env['FAULT_SECONDS'] ?? '60') * 1000;
const SHORT_MS = Math.min(AWAY_MS, 10_000);
const GENEROUS = {
  LIMIT_FORMS_PER_ADDRESS_HOUR: '1000000',
  LIMIT_CODES_PER_ADDRESS_HOUR: '1000',
  LIMIT_CODES_TOTAL_HOUR: '10000',
  LIMIT_CONNECTIONS_PER_ADDRESS: '1000',
  // On a busy machine slow statements are normal, and not what is tested.
  SLOW_QUERY_MS: '60000',
};
/** One line at the begin and one at the end of the named outage, and no other. */
const OUTAGE = [
  'an outage has begun: requests that need this service are refused until it works again',
  'an outage is over',
];
/** libfaketime, at the path of Debian's package (`apt-get install faketime`). */
const [clockLibrary = ''] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1');

const run = (command: string, ...args: string[]) => spawnSync(command, args, { encoding: 'utf8' });

function linesOf(server: Pick<ServerProcess, 'output'>): { msg: string; problem?: string }[] {
  const lines = server.output().split('\n');
  return lines
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { msg: string; problem?: string }); // written by the server's log
}

const messagesOf = (server: Pick<ServerProcess, 'output'>) => linesOf(server).map(({ msg }) => msg);

function tell(figures: string): void {
  // oxlint-disable-next-line no-console -- the figures that docs/operating.md names
  console.log(figures);
}

async function stop(server: ServerProcess): Promise<number | string | null> {
  server.child.kill('SIGTERM');
  return server.exited;
}

async function leftOf(dataDir: string, taken: readonly string[], environment = {}) {
  await using db = openDatabase(databaseLocation(readConfig({ ...environment, DATA_DIR: dataDir })));
  const times = await db.selectFrom('submissions').select('created_at').orderBy('created_at').execute();
  return { ...(await lostAndDoubled(db, taken)), times: times.map(({ created_at }) => created_at) };
}

/** In a small file system of its own, which needs root. */
function smallFolder(): string {
  const folder = folderForTest();
  const { status, stderr } = run('mount', '-t', 'tmpfs', '-o', 'size=16m,mode=700', 'tmpfs', folder);
  if (status !== 0) throw new Error(`mount: ${stderr}`);
  onTestFinished(() => void run('umount', folder));
  return join(folder, 'data');
}
const cannotMount = run('unshare', '--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt').status !== 0;

async function postgresForTest() {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  return postgres;
}

const askForCode = (server: ServerProcess, phone: number) =>
  post(server, '/register/phone_code', { area_code: '86', phone: String(phone) });

interface Fault {
  breakIt: () => unknown;
  mendIt: () => unknown;
  lastsMs: number;
  problem: RegExp;
}

/** A server with visitors, a temporary fault, and a check of the records afterwards. */
async function throughFault(
  environment: Readonly<Record<string, string>>,
  dataDir: string,
  { breakIt, mendIt, lastsMs, problem }: Fault,
): Promise<void> {
  const server = await processForTest({ ...GENEROUS, ...environment }, dataDir);
  const visitors = sendForms(server);
  onTestFinished(() => visitors.stop());
  const refused = () => visitors.statuses.get(503) ?? 0;
  await waitUntil('the first forms', () => visitors.taken.length > 20);
  await breakIt();
  const before = refused();
  await waitUntil('a refusal', () => refused() > before, 30_000);
  await pause(lastsMs);
  const withoutDatabase = (await fetch(`${server.origin}/api/nothing`)).status;
  await mendIt();
  const mendedAt = performance.now();
  await waitUntil('forms to be taken again', () => visitors.lastTaken() > mendedAt, 60_000);
  const backMs = visitors.lastTaken() - mendedAt;
  await waitUntil('the log to say so', () => linesOf(server).some(({ msg }) => msg === OUTAGE[1]), 30_000);
  await visitors.stop();
  const code = await stop(server);
  const { lost, doubled } = await leftOf(dataDir, visitors.taken, environment);
  tell(
    `${visitors.taken.length} taken, ${refused()} refused with 503, ${lost} lost, ${doubled} doubled; back after ${(backMs / 1000).toFixed(1)} s`,
  );

  expect(messagesOf(server)).toEqual(OUTAGE);
  expect(linesOf(server)[0]?.problem).toMatch(problem);
  expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 });
  expect([200, 503]).toEqual(expect.arrayContaining([...visitors.statuses.keys()]));
  expect(withoutDatabase).toBe(404);
  expect(code).toBe(0);
  expect(backMs).toBeLessThanOrEqual(10_000);
}

it.skipIf(cannotMount)('survives a full disk (embedded)', async () => {
  const folder = smallFolder();
  const filler = join(folder, '..', 'filler');
  await throughFault({}, folder, {
    // dd ends when the disk is full.
    breakIt: () => run('dd', 'if=/dev/zero', `of=${filler}`, 'bs=4k'),
    mendIt: () => rmSync(filler),
    lastsMs: SHORT_MS,
    problem: /^The disk is full\.$/,
  });
});

it('survives an outage of the database (PostgreSQL)', async () => {
  const postgres = await postgresForTest();
  await throughFault({ DATABASE_URL: postgres.url }, folderForTest(), {
    breakIt: () => postgres.pause(),
    mendIt: () => postgres.resume(),
    lastsMs: AWAY_MS,
    problem: /^The database (?:was shut down|cannot be reached|does not answer|is starting)/,
  });
});

it('survives a frozen database (PostgreSQL)', async () => {
  const postgres = await postgresForTest();
  // A frozen database cannot be stopped.
  onTestFinished(() => postgres.thaw());
  await throughFault({ DATABASE_URL: postgres.url }, folderForTest(), {
    breakIt: () => postgres.freeze(),
    mendIt: () => postgres.thaw(),
    lastsMs: SHORT_MS,
    problem: /^The database (?:cannot be reached \(ETIMEDOUT\)|does not answer)/,
  });
});

it.skipIf(cannotMount)('does not start on a read-only folder (embedded)', async () => {
  const folder = smallFolder();
  const server = await startServerProcess(GENEROUS, folder);
  const visitors = sendForms(server);
  await waitUntil('the first forms', () => visitors.taken.length > 20);
  await visitors.stop();
  await stop(server);
  run('mount', '-o', 'remount,ro', join(folder, '..'));
  // Like a supervisor that restarts it repeatedly.
  const starts: string[] = [];
  for (let index = 0; index < 3; index++) {
    const { exited, output } = spawnServer({ DATA_DIR: folder });
    starts.push(`${await exited}: ${output().trim()}`);
  }
  run('mount', '-o', 'remount,rw', join(folder, '..'));
  const again = await startServerProcess(GENEROUS, folder);
  const { status } = await post(again, '/feedback/add', { kind: 'idea', content: 'after' });
  await stop(again);
  tell(`${visitors.taken.length} taken before; three starts refused, the fourth served. ${starts[0]}`);

  for (const start of starts)
    expect(start).toMatch(
      /^1: The server cannot start\. The database (?:may only be read|cannot be opened): see the permissions of DATA_DIR[^\n]*$/,
    );
  expect(status).toBe(200);
  expect((await leftOf(folder, visitors.taken)).lost).toBe(0);
});

it.skipIf(clockLibrary === '')('continues when the clock is set back by an hour (embedded)', async () => {
  const dataDir = folderForTest();
  const clock = join(dataDir, 'clock');
  const environment = {
    ...GENEROUS,
    DEV_TOOLS: '1',
    CLIENT_PORT: '0',
    LD_PRELOAD: clockLibrary,
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_NO_CACHE: '1',
    // The kernel's monotonic clock would not jump either.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  writeFileSync(clock, '+0');
  const server = await processForTest(environment, dataDir);
  await askForCode(server, 13_800_000_009);
  const visitors = sendForms(server);
  await waitUntil('forms', () => visitors.taken.length > 20);
  writeFileSync(clock, '-3600');
  const before = visitors.taken.length;
  await waitUntil('forms with the clock set back', () => visitors.taken.length > before + 20);
  await visitors.stop();
  // Its time continues: later records have later times.
  const { times } = await leftOf(dataDir, visitors.taken);
  await stop(server);
  // Restarted while the clock is still behind: earlier codes must not live an hour longer.
  const again = await processForTest(environment, dataDir);
  const outbox = (await (await fetch(`${again.origin}/dev/outbox`)).json()) as { code: string }[];
  const used = await post(again, '/register/add', {
    area_code: '86',
    phone: '13800000009',
    code: outbox[0]?.code ?? '',
    password: 'Harbour42',
    user_name: 'seller01',
    type: 'user',
  });
  const taken = await post(again, '/feedback/add', { kind: 'idea', content: 'after the restart' });
  await stop(again);
  const { lost } = await leftOf(dataDir, visitors.taken);
  const spread = (times.at(-1) ?? 0) - (times[0] ?? 0);
  tell(
    `${visitors.taken.length} taken, ${lost} lost; times of ${times.length} rows within ${(spread / 1000).toFixed(1)} s; ${messagesOf(again).join()}`,
  );

  expect(messagesOf(server)).toEqual([]);
  expect(messagesOf(again)).toEqual([expect.stringContaining('clock was set back')]);
  expect(spread).toBeLessThanOrEqual(120_000);
  expect(used.text).toMatch(/"ret":(10006|10007)/);
  expect(taken.status).toBe(200);
  expect(lost).toBe(0);
});

it.each(['is silent', 'answers 500', 'cuts the line', 'answers nonsense'])(
  'reports when the gateway for codes %s',
  async (how) => {
    let isOut = true;
    const gateway = await startHttpPeer((request, response) => {
      if (!isOut) response.writeHead(204).end();
      else if (how === 'answers 500') response.writeHead(500).end('down');
      else if (how === 'cuts the line') request.socket.destroy();
      else if (how === 'answers nonsense') request.socket.end('\x16\x03\x01 nonsense\r\n\r\n');
    });
    const server = await processForTest({ ...GENEROUS, SMS_WEBHOOK_URL: gateway.origin });
    const asked = Promise.all([0, 1, 2, 3, 4].map((index) => askForCode(server, 13_800_001_000 + index)));
    const others: number[] = [];
    for (let index = 0; index < 40; index++) {
      const start = performance.now();
      await fetch(`${server.origin}/api/health`);
      others.push(performance.now() - start);
      await pause(50);
    }
    const refused = await asked;
    isOut = false;
    const taken = await askForCode(server, 13_800_001_099);
    await waitUntil('the log to say that it is over', () => linesOf(server).length > 1);
    const slowest = Math.max(...refused.map(({ ms }) => ms));
    const worst = Math.max(...others);
    tell(
      `5 refused after ${(slowest / 1000).toFixed(1)} s at most, others answered within ${Math.round(worst)} ms`,
    );

    expect(messagesOf(server)).toEqual(OUTAGE);
    expect(linesOf(server)[0]?.problem).toMatch(
      /^(?:No answer in time|No answer \((?!undefined)\w+\)|The gateway answered 500)\.$/,
    );
    expect(refused.map(({ status }) => status)).toEqual([502, 502, 502, 502, 502]);
    expect(slowest).toBeLessThanOrEqual(12_000);
    expect(worst).toBeLessThanOrEqual(1000);
    expect(taken.status).toBe(200);
  },
);

it('answers a running request when it is told to end', async () => {
  const gateway = await startHttpPeer(
    (_request, response) => void setTimeout(() => response.writeHead(204).end(), 1500),
  );
  const server = await processForTest({ ...GENEROUS, SMS_WEBHOOK_URL: gateway.origin });
  const asked = Promise.all([0, 1, 2, 3, 4].map((index) => askForCode(server, 13_800_002_000 + index)));
  const visitors = sendForms(server);
  await waitUntil(
    'the gateway to have them',
    () => gateway.requests.length === 5 && visitors.taken.length > 5,
  );
  const start = performance.now();
  const ended = stop(server);
  const answers = await asked;
  const code = await ended;
  const ms = performance.now() - start;
  await visitors.stop();
  const { lost, doubled } = await leftOf(server.dataDir, visitors.taken);
  tell(
    `${visitors.taken.length} forms taken, ${lost} lost; ended with ${code} after ${(ms / 1000).toFixed(1)} s`,
  );

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(code).toBe(0);
  expect(ms).toBeLessThan(5000);
  expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 });
  expect(messagesOf(server)).toEqual([]);
  expect([200, 0]).toEqual(expect.arrayContaining([...visitors.statuses.keys()]));
});
