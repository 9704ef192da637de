/** A server with visitors, through a fault: what is seen of it, and what is expected of every fault alike. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { databaseLocation, openDatabase } from '#server/db/database.ts';
import { readConfig } from '#server/config.ts';
import { startServerProcess, type ServerProcess } from '#tests/helpers/server-process.ts';
import { waitUntil } from '#tests/helpers/wait-until.ts';
import { lostAndDoubled, sendForms } from './visitors.ts';

interface Outcome {
  /** What was seen, in short. */
  figures: string;
  /** What the log said. */
  log: string[];
  problems: string[];
}

export interface Fault {
  name: string;
  /** Why it cannot be tried on this machine. */
  missing: () => string | undefined;
  run: () => Promise<Outcome>;
}

export const AWAY_MS = Number(process.env['FAULT_SECONDS'] ?? '60') * 1000;
export const SHORT_MS = Math.min(AWAY_MS, 10_000);
export const GENEROUS = {
  LIMIT_FORMS_PER_ADDRESS_HOUR: '1000000',
  LIMIT_CODES_PER_ADDRESS_HOUR: '1000',
  LIMIT_CODES_TOTAL_HOUR: '10000',
  LIMIT_CONNECTIONS_PER_ADDRESS: '1000',
  // On a busy machine everything is slow now and then, which is not what is looked for.
  SLOW_QUERY_MS: '60000',
};

export const run = (command: string, ...args: string[]) => spawnSync(command, args, { encoding: 'utf8' });

interface LogLine {
  level: string;
  msg: string;
  problem?: string;
}

export function linesOf(server: Pick<ServerProcess, 'output'>): LogLine[] {
  return server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as LogLine); // as the server's log writes them
}

export const said = ({ level, msg, problem }: LogLine): string =>
  `${level}: ${msg}${problem === undefined ? '' : ` (${problem})`}`;

const OUTAGE = ['an outage: what needs it is refused until it works again', 'an outage is over'];

/** One line when it begins and one when it is over, of what is named, and no other. */
export function logProblems(lines: readonly LogLine[], problem: RegExp): string[] {
  const messages = lines.map(({ msg }) => msg);
  if (messages.join() !== OUTAGE.join())
    return [`the log said ${messages.length} lines: ${messages.slice(0, 6).join('; ')}`];
  return problem.test(lines[0]?.problem ?? '') ? [] : [`the log said "${lines[0]?.problem ?? ''}"`];
}

/** A server with visitors, a fault that comes and goes, and a look at what is left. */
export async function throughFault(
  environment: Readonly<Record<string, string>>,
  dataDir: string,
  {
    breakIt,
    mendIt,
    lastsMs,
    problem,
  }: {
    breakIt: () => void | Promise<void>;
    mendIt: () => void | Promise<void>;
    lastsMs: number;
    problem: RegExp;
  },
): Promise<Outcome> {
  const server = await startServerProcess({ ...GENEROUS, ...environment }, dataDir);
  const visitors = sendForms(server);
  try {
    await waitUntil('the first forms', () => visitors.taken.length > 20);
    await breakIt();
    const refusedBefore = visitors.statuses.get(503) ?? 0;
    await waitUntil('a refusal', () => (visitors.statuses.get(503) ?? 0) > refusedBefore, 30_000);
    await pause(lastsMs);
    const health = (await fetch(`${server.origin}/api/nothing`)).status;
    await mendIt();
    const mendedAt = performance.now();
    await waitUntil('forms to be taken again', () => visitors.lastTaken() > mendedAt, 60_000);
    const backMs = visitors.lastTaken() - mendedAt;
    await waitUntil('the log to say so', () => linesOf(server).some(({ msg }) => msg === OUTAGE[1]), 30_000);
    await visitors.stop();
    server.child.kill('SIGTERM');
    const code = await server.exited;
    await using db = openDatabase(databaseLocation(readConfig({ ...environment, DATA_DIR: dataDir })));
    const { lost, doubled } = await lostAndDoubled(db, visitors.taken);
    const lines = linesOf(server);
    const others = [...visitors.statuses].filter(([status]) => ![200, 503].includes(status));
    return {
      figures: `${visitors.taken.length} taken, ${visitors.statuses.get(503) ?? 0} refused with 503, ${lost} lost, ${doubled} doubled; back after ${(backMs / 1000).toFixed(1)} s`,
      log: lines.map(said),
      problems: [
        ...logProblems(lines, problem),
        ...(lost + doubled > 0 ? [`${lost} lost, ${doubled} doubled`] : []),
        ...(others.length > 0 ? [`answers besides 200 and 503: ${JSON.stringify(others)}`] : []),
        ...(health === 404 ? [] : [`what needs no database was answered ${health}`]),
        ...(code === 0 ? [] : [`ended with ${code}`]),
        ...(backMs > 10_000 ? [`back after ${backMs} ms`] : []),
      ],
    };
  } finally {
    await visitors.stop();
    server.child.kill('SIGKILL');
    await server.exited;
  }
}

/** A small file system of its own. */
export function mountSmall(megabytes: number): { folder: string; unmount: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'small-'));
  const { status, stderr } = run(
    'mount',
    '-t',
    'tmpfs',
    '-o',
    `size=${megabytes}m,mode=700`,
    'tmpfs',
    folder,
  );
  if (status !== 0) throw new Error(`mount: ${stderr}`);
  return {
    folder,
    unmount: () => {
      run('umount', folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function cannotMount(): string | undefined {
  if (process.getuid?.() !== 0) return 'only root may mount a file system';
  try {
    mountSmall(1).unmount();
    return undefined;
  } catch (error) {
    return (error as Error).message; // thrown above
  }
}
