/** Each fault by the real thing, and what is expected of the server while it lasts and afterwards. */
import { globSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { databaseLocation, openDatabase } from '#server/db/database.ts';
import { readConfig } from '#server/config.ts';
import { startHttpPeer } from '#tests/helpers/http-peer.ts';
import { startPostgres } from '#tests/helpers/postgres.ts';
import { newDataDir, removeDataDir, spawnServer, startServerProcess } from '#tests/helpers/server-process.ts';
import { waitUntil } from '#tests/helpers/wait-until.ts';
import {
  AWAY_MS,
  cannotMount,
  GENEROUS,
  linesOf,
  logProblems,
  mountSmall,
  run,
  said,
  SHORT_MS,
  throughFault,
  type Fault,
} from './through-fault.ts';
import { lostAndDoubled, post, sendForms } from './visitors.ts';

/** libfaketime, where Debian's package leaves it. */
const findClockLibrary = () => globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')[0];

export const faults: readonly Fault[] = [
  {
    name: 'disk full (embedded)',
    missing: cannotMount,
    async run() {
      const { folder, unmount } = mountSmall(16);
      const filler = join(folder, 'filler');
      try {
        return await throughFault({}, folder, {
          // dd stops when there is no room left.
          breakIt: () => void run('dd', 'if=/dev/zero', `of=${filler}`, 'bs=4k'),
          mendIt: () => rmSync(filler),
          lastsMs: SHORT_MS,
          problem: /^The disk is full\.$/,
        });
      } finally {
        unmount();
      }
    },
  },
  {
    name: 'database away for a minute (PostgreSQL)',
    missing: () => undefined,
    async run() {
      const postgres = await startPostgres();
      const dataDir = newDataDir();
      try {
        return await throughFault({ DATABASE_URL: postgres.url }, dataDir, {
          breakIt: () => postgres.pause(),
          mendIt: () => postgres.resume(),
          lastsMs: AWAY_MS,
          problem: /^The database (?:was shut down|cannot be reached|does not answer|is starting)/,
        });
      } finally {
        await postgres.stop();
        removeDataDir(dataDir);
      }
    },
  },
  {
    name: 'database freezes (PostgreSQL)',
    missing: () => undefined,
    async run() {
      const postgres = await startPostgres();
      const dataDir = newDataDir();
      let isFrozen = false;
      const thaw = (): void => {
        if (isFrozen) postgres.thaw();
        isFrozen = false;
      };
      try {
        return await throughFault({ DATABASE_URL: postgres.url }, dataDir, {
          breakIt() {
            postgres.freeze();
            isFrozen = true;
          },
          mendIt: thaw,
          lastsMs: SHORT_MS,
          problem: /^The database (?:cannot be reached \(ETIMEDOUT\)|does not answer)/,
        });
      } finally {
        thaw();
        await postgres.stop();
        removeDataDir(dataDir);
      }
    },
  },
  {
    name: 'folder may only be read (embedded)',
    missing: cannotMount,
    async run() {
      const { folder, unmount } = mountSmall(16);
      try {
        const server = await startServerProcess(GENEROUS, folder);
        const visitors = sendForms(server);
        await waitUntil('the first forms', () => visitors.taken.length > 20);
        await visitors.stop();
        server.child.kill('SIGTERM');
        await server.exited;
        run('mount', '-o', 'remount,ro', folder);
        // As a supervisor starts it again and again.
        const starts: string[] = [];
        for (let index = 0; index < 3; index++) {
          const { exited, output } = spawnServer({ DATA_DIR: folder });
          starts.push(`${await exited}: ${output().trim()}`);
        }
        run('mount', '-o', 'remount,rw', folder);
        const again = await startServerProcess(GENEROUS, folder);
        const { status } = await post(again, '/feedback/add', { kind: 'idea', content: 'after' });
        again.child.kill('SIGTERM');
        await again.exited;
        await using db = openDatabase(databaseLocation(readConfig({ DATA_DIR: folder })));
        const { lost } = await lostAndDoubled(db, visitors.taken);
        const expected =
          /^1: The server cannot start\. The database (?:may only be read|cannot be opened): see the permissions of DATA_DIR[^\n]*$/;
        return {
          figures: `${visitors.taken.length} taken before, ${lost} lost; three starts refused, the fourth served`,
          log: [...new Set(starts.map((start) => start.slice(3)))],
          problems: [
            ...starts.filter((start) => !expected.test(start)).slice(0, 1),
            ...(lost > 0 ? [`${lost} lost`] : []),
            ...(status === 200 ? [] : [`afterwards ${status}`]),
          ],
        };
      } finally {
        unmount();
      }
    },
  },
  {
    name: 'clock back by an hour (embedded)',
    missing: () =>
      findClockLibrary() === undefined
        ? 'libfaketime is not there (Debian: apt-get install faketime)'
        : undefined,
    async run() {
      const dataDir = newDataDir();
      const clock = join(dataDir, 'clock');
      const setClock = (offset: string): void => writeFileSync(clock, offset);
      const environment = {
        ...GENEROUS,
        DEV_TOOLS: '1',
        CLIENT_PORT: '0',
        LD_PRELOAD: findClockLibrary() ?? '',
        FAKETIME_TIMESTAMP_FILE: clock,
        FAKETIME_NO_CACHE: '1',
        // The kernel's monotonic clock does not jump either.
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      };
      try {
        setClock('+0');
        const server = await startServerProcess(environment, dataDir);
        const phone = { area_code: '86', phone: '13800000009' };
        await post(server, '/register/phone_code', phone);
        const visitors = sendForms(server);
        await waitUntil('forms', () => visitors.taken.length > 20);
        setClock('-3600');
        const before = visitors.taken.length;
        await waitUntil('forms with the clock set back', () => visitors.taken.length > before + 20);
        await visitors.stop();
        const runningLines = linesOf(server);
        // Its time goes on: what was written later is later.
        const times = async (): Promise<number[]> => {
          const db = openDatabase(databaseLocation(readConfig({ DATA_DIR: dataDir })));
          const rows = await db
            .selectFrom('submissions')
            .select('created_at')
            .orderBy('created_at')
            .execute();
          await db.destroy();
          return rows.map(({ created_at }) => created_at);
        };
        const written = await times();
        const spread = (written.at(-1) ?? 0) - (written[0] ?? 0);
        server.child.kill('SIGTERM');
        await server.exited;
        // Started again while the clock is still behind: codes of before must not live an hour longer.
        const again = await startServerProcess(environment, dataDir);
        const form = { ...phone, code: '000000', password: 'Harbour42', user_name: 'seller01', type: 'user' };
        const outbox = (await (await fetch(`${again.origin}/dev/outbox`)).json()) as { code: string }[];
        const used = await post(again, '/register/add', { ...form, code: outbox[0]?.code ?? '' });
        const taken = await post(again, '/feedback/add', { kind: 'idea', content: 'after the restart' });
        again.child.kill('SIGTERM');
        await again.exited;
        await using db = openDatabase(databaseLocation(readConfig({ DATA_DIR: dataDir })));
        const { lost } = await lostAndDoubled(db, visitors.taken);
        const lines = linesOf(again);
        return {
          figures: `${visitors.taken.length} taken, ${lost} lost; times of ${written.length} rows within ${(spread / 1000).toFixed(1)} s; the code of before was refused after the restart`,
          log: [...runningLines, ...lines].map(said),
          problems: [
            ...(runningLines.length > 0
              ? [`the log said ${said(runningLines[0] ?? { level: '', msg: '' })}`]
              : []),
            ...(lines.length === 1 && (lines[0]?.msg ?? '').includes('clock was set back')
              ? []
              : [`after the restart the log said ${lines.length} lines`]),
            ...(spread > 120_000 ? [`times of rows are ${spread} ms apart`] : []),
            ...(/"ret":(10006|10007)/.test(used.text)
              ? []
              : [`a code of before: ${used.status} ${used.text.slice(0, 60)}`]),
            ...(taken.status === 200 ? [] : [`after the restart ${taken.status}`]),
            ...(lost > 0 ? [`${lost} lost`] : []),
          ],
        };
      } finally {
        removeDataDir(dataDir);
      }
    },
  },
  ...(['is silent', 'answers 500', 'cuts the line', 'answers nonsense'] as const).map((how): Fault => ({
    name: `gateway for codes ${how}`,
    missing: () => undefined,
    async run() {
      let isOut = true;
      const gateway = await startHttpPeer((request, response) => {
        if (!isOut) response.writeHead(204).end();
        else if (how === 'answers 500') response.writeHead(500).end('down');
        else if (how === 'cuts the line') request.socket.destroy();
        else if (how === 'answers nonsense') request.socket.end('\x16\x03\x01 nonsense\r\n\r\n');
      });
      const server = await startServerProcess({ ...GENEROUS, SMS_WEBHOOK_URL: gateway.origin });
      try {
        const ask = (index: number) =>
          post(server, '/register/phone_code', { area_code: '86', phone: `1380000${1000 + index}` });
        const asked = Promise.all(Array.from({ length: 5 }, (_, index) => ask(index)));
        const others: number[] = [];
        for (let index = 0; index < 40; index++) {
          const start = performance.now();
          await fetch(`${server.origin}/api/health`);
          others.push(performance.now() - start);
          await pause(50);
        }
        const refused = await asked;
        isOut = false;
        const taken = await ask(99);
        await waitUntil('the log to say that it is over', () => linesOf(server).length > 1);
        const lines = linesOf(server);
        const slowest = Math.max(...refused.map(({ ms }) => ms));
        const worst = Math.max(...others);
        return {
          figures: `5 refused with ${[...new Set(refused.map(({ status }) => status))].join()} after ${(slowest / 1000).toFixed(1)} s at most, others answered within ${Math.round(worst)} ms; the next code went out`,
          log: lines.map(said),
          problems: [
            ...logProblems(
              lines,
              /^(?:No answer in time|No answer \((?!undefined)\w+\)|The gateway answered 500)\.$/,
            ),
            ...(refused.every(({ status }) => status === 502) ? [] : ['not all were told (502)']),
            ...(slowest > 12_000 ? [`told after ${Math.round(slowest)} ms`] : []),
            ...(worst > 1000 ? [`others waited ${Math.round(worst)} ms`] : []),
            ...(taken.status === 200 ? [] : [`afterwards ${taken.status}`]),
          ],
        };
      } finally {
        server.child.kill('SIGKILL');
        await server.exited;
        removeDataDir(server.dataDir);
        await gateway.close();
      }
    },
  })),
  {
    name: 'SIGTERM in mid-request',
    missing: () => undefined,
    async run() {
      const gateway = await startHttpPeer(
        (_request, response) => void setTimeout(() => response.writeHead(204).end(), 1500),
      );
      const server = await startServerProcess({ ...GENEROUS, SMS_WEBHOOK_URL: gateway.origin });
      try {
        const asked = Promise.all(
          Array.from({ length: 5 }, (_, index) =>
            post(server, '/register/phone_code', { area_code: '86', phone: `1380000${2000 + index}` }),
          ),
        );
        const visitors = sendForms(server);
        await waitUntil(
          'the gateway to have them',
          () => gateway.requests.length === 5 && visitors.taken.length > 5,
        );
        const start = performance.now();
        server.child.kill('SIGTERM');
        const answers = await asked;
        const code = await server.exited;
        const ms = performance.now() - start;
        await visitors.stop();
        await using db = openDatabase(databaseLocation(readConfig({ DATA_DIR: server.dataDir })));
        const { lost, doubled } = await lostAndDoubled(db, visitors.taken);
        const lines = linesOf(server);
        const half = [...visitors.statuses].filter(([status]) => ![200, 0].includes(status));
        return {
          figures: `5 of 5 answered ${[...new Set(answers.map(({ status }) => status))].join()}, ${visitors.taken.length} forms taken, ${lost} lost; ended with ${code} after ${(ms / 1000).toFixed(1)} s`,
          log: lines.map(said),
          problems: [
            ...(answers.every(({ status }) => status === 200) ? [] : ['not all were answered']),
            ...(code === 0 && ms < 5000 ? [] : [`ended with ${code} after ${Math.round(ms)} ms`]),
            ...(lost + doubled > 0 ? [`${lost} lost, ${doubled} doubled`] : []),
            ...(lines.length > 0 ? [`the log said ${lines.map(said).join('; ')}`] : []),
            ...(half.length > 0 ? [`other answers: ${JSON.stringify(half)}`] : []),
          ],
        };
      } finally {
        server.child.kill('SIGKILL');
        await server.exited;
        removeDataDir(server.dataDir);
        await gateway.close();
      }
    },
  },
];
