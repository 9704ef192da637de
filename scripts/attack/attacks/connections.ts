/** A1: connections that ask for more than they mean to read. */
import type { Socket } from 'node:net';
import { besideVisitors, wait, type Attack, type Finding } from '#scripts/attack/attack.ts';

const CONNECTIONS = 500;
const ADDRESSES = 100;
const REQUESTS_EACH = 50;
const HELD_MS = 10_000;
/** Buffers are given back when the runtime gets round to it. */
const AFTERWARDS_MS = 5000;
/** What a server of 100 MB may grow by for as many connections, 200 kB for each. */
const MOST_GROWTH_MB = 100;

export const unread: Attack = {
  id: 'a1',
  title: '500 connections ask for 50 pages each and read nothing',
  async run(target) {
    const before = target.process?.memoryMb();
    const froms = Array.from({ length: ADDRESSES }, () => target.freshAddress());
    const request = `GET /downloadlist HTTP/1.1\r\nhost: 127.0.0.1:${target.port}\r\n\r\n`;
    let peak = before ?? 0;
    const sockets: Socket[] = [];

    const attack = async (): Promise<void> => {
      const opened = await Promise.all(
        Array.from({ length: CONNECTIONS }, (_, index) =>
          target.open(froms[index % ADDRESSES] ?? '127.0.0.1'),
        ),
      );
      for (const socket of opened) {
        sockets.push(socket.pause());
        if (!socket.destroyed) socket.write(request.repeat(REQUESTS_EACH));
      }
      for (let waited = 0; waited < HELD_MS; waited += 100) {
        await wait(100);
        peak = Math.max(peak, target.process?.memoryMb() ?? 0);
      }
    };

    const findings: Finding[] = [await besideVisitors(target, attack)];
    for (const socket of sockets) socket.destroy();
    await wait(AFTERWARDS_MS);
    const after = target.process?.memoryMb();
    if (before !== undefined && after !== undefined) {
      findings.push({
        what: 'memory before, at most, afterwards',
        figure: `${before.toFixed(0)}, ${peak.toFixed(0)}, ${after.toFixed(0)} MB`,
        held: after - before < MOST_GROWTH_MB,
      });
    }
    return findings;
  },
};
