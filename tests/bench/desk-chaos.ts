/**
 * The desk in bad weather: `npm run bench -- desk-chaos [messages]`. Visitors and agents write through lines that break in the middle
 * of requests, of answers and of streams, to a server that is killed and started again meanwhile. At the end every message
 * has to be at both sides, once, in the order it was written.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runDeskChaos } from '#tests/helpers/desk-chaos.ts';

const messages = Number(process.argv[2] ?? 5000);
const seed = Number(process.env['CHAOS_SEED'] ?? Math.floor(Math.random() * 2 ** 32));
const dataDir = mkdtempSync(join(tmpdir(), 'desk-chaos-'));
try {
  const figures = await runDeskChaos({ messages, conversations: 10, restarts: 4, seed, dataDir });
  console.table(figures);
  console.log(`CHAOS_SEED=${seed}`);
  if (figures.lost + figures.twice + figures.outOfOrder > 0) process.exitCode = 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
