/** What the server holds after 50,000, 100,000, 150,000 and 200,000 requests, at rest. */
import { join } from 'node:path';
import { printTable } from '#tests/bench/figures.ts';
import { getRequest, KEYS, runLoad } from '#tests/bench/server/load.ts';
import { startSite } from '#tests/bench/server/subjects.ts';

const STEPS = 4;
const PER_STEP = 50_000;
const RESTS_MS = 5000;

export async function measureMemory(folder: string): Promise<void> {
  const site = await startSite(join(folder, 'memory'));
  const requests = [
    getRequest('/', { 'accept-encoding': 'gzip' }),
    getRequest('/download', { 'accept-encoding': 'br' }),
    getRequest('/nothing-here'),
    getRequest('/api/v5/static-config/public', KEYS),
    getRequest('/api/health'),
  ];
  const atRest = async (): Promise<number> => {
    await new Promise((done) => setTimeout(done, RESTS_MS));
    return site.memoryMb();
  };
  const rows = [['at the start', (await atRest()).toFixed(0), '']];
  for (let step = 1; step <= STEPS; step++) {
    const { failed } = await runLoad({
      ports: [site.port],
      requests,
      connections: 32,
      until: { answers: PER_STEP },
    });
    rows.push([
      `after ${(step * PER_STEP).toLocaleString('en')}`,
      (await atRest()).toFixed(0),
      String(failed),
    ]);
  }
  await site.stop();
  printTable('Memory', ['requests', 'resident MB', 'failed'], rows);
}
