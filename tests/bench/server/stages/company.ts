/** How long an ordinary visitor waits for the home page while others want much: 1,000 who read slowly, or a database that is held. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { ms, printTable } from '#tests/bench/figures.ts';
import { formRequests, GENEROUS, getRequest, runLoad, type LoadResult } from '#tests/bench/server/load.ts';
import { startSite, type Subject } from '#tests/bench/server/subjects.ts';

const SECONDS = 8;
const VISITORS = 4;
const REST_MS = 20;
const HEAD = ['the home page', 'p50', 'p99', 'slowest', 'failed', 'meanwhile'];

const visit = ({ port }: Subject): Promise<LoadResult> =>
  runLoad({
    ports: [port],
    requests: [getRequest('/', { 'accept-encoding': 'gzip' })],
    connections: VISITORS,
    until: { seconds: SECONDS },
    pauseMs: REST_MS,
  });

const waitsOf = ({ p50, p99, slowest, failed }: LoadResult): string[] => [
  ...[ms(p50), ms(p99), ms(slowest), String(failed)],
];

const SLOW_READERS = 1000;
const PER_ADDRESS = 50;
const READ_EVERY_MS = 250;

/** Each asks for a file of 8 MB and takes what has come four times a second, for a moment. */
async function besideSlowReaders(folder: string): Promise<string[]> {
  const siteDir = join(folder, 'with-a-big-file');
  mkdirSync(siteDir, { recursive: true });
  cpSync('dist/index.html', join(siteDir, 'index.html'));
  cpSync('dist/index.html.gz', join(siteDir, 'index.html.gz'));
  writeFileSync(join(siteDir, 'big.bin'), Buffer.alloc(8 * 1024 * 1024));
  const site = await startSite(join(folder, 'slow-readers'), { SITE_DIR: siteDir });
  await visit(site);
  const before = site.memoryMb();
  const readers: Socket[] = [];
  let taken = 0;
  for (let index = 0; index < SLOW_READERS; index++) {
    const socket = connect({
      port: site.port,
      host: '127.0.0.1',
      localAddress: `127.9.0.${1 + Math.floor(index / PER_ADDRESS)}`,
    });
    socket.on('error', () => undefined);
    socket.on('data', (piece: Buffer) => {
      taken += piece.length;
      socket.pause();
    });
    await once(socket, 'connect');
    socket.write(getRequest('/big.bin'));
    readers.push(socket);
  }
  const reading = setInterval(() => {
    for (const socket of readers) socket.resume();
  }, READ_EVERY_MS);
  const waits = await visit(site);
  clearInterval(reading);
  const during = site.memoryMb();
  const open = readers.filter(({ destroyed }) => !destroyed).length;
  for (const socket of readers) socket.destroy();
  await site.stop();
  const memory = `memory ${before.toFixed(0)} to ${during.toFixed(0)} MB`;
  return [
    `beside ${SLOW_READERS} who read slowly`,
    ...waitsOf(waits),
    `${open} still read, ${(taken / 1e6).toFixed(0)} MB taken, ${memory}`,
  ];
}

/** Another process holds the embedded database for two seconds, as a backup or a command may. */
async function besideHeldDatabase(folder: string): Promise<string[]> {
  const dataDir = join(folder, 'held');
  const site = await startSite(dataDir, GENEROUS);
  const code = `
    const { DatabaseSync } = require('node:sqlite');
    const db = new DatabaseSync(${JSON.stringify(join(dataDir, 'site.sqlite'))}, { timeout: 5000 });
    db.exec('begin immediate');
    setTimeout(() => { db.exec('commit'); db.close(); }, 2000);
  `;
  const holder = spawn(process.execPath, ['-e', code], { stdio: 'inherit' });
  const [waits, forms] = await Promise.all([
    visit(site),
    runLoad({ ports: [site.port], requests: formRequests(500), connections: 8, until: { seconds: SECONDS } }),
  ]);
  if (holder.exitCode === null) await once(holder, 'exit');
  await site.stop();
  const said = `${forms.perSecond.toFixed(0)} forms a second, ${forms.failed} failed`;
  return ['SQLite held by another process for 2 s', ...waitsOf(waits), said];
}

export async function measureCompany(folder: string): Promise<void> {
  const site = await startSite(join(folder, 'company'));
  await visit(site);
  const alone = await visit(site);
  await site.stop();
  const rows = [
    ['alone', ...waitsOf(alone), ''],
    await besideSlowReaders(folder),
    await besideHeldDatabase(folder),
  ];
  printTable('How long a visitor waits', HEAD, rows);
}
