/**
 * `npm run bench -- server`: what the server takes, in ratios of one run, since milliseconds belong to the machine and to what
 * else it does. Nothing here fails. Wants a build in dist/; nginx and PostgreSQL where they are installed.
 *
 *   npm run bench -- server [throughput] [company] [memory] [processes]
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { endAll, endWithParent } from '#scripts/lib/processes.ts';
import { measureCompany } from './server/stages/company.ts';
import { measureMemory } from './server/stages/memory.ts';
import { measureProcesses } from './server/stages/processes.ts';
import { measureThroughput } from './server/stages/throughput.ts';

const stages: Readonly<Record<string, (folder: string) => Promise<void>>> = {
  throughput: measureThroughput,
  company: measureCompany,
  memory: measureMemory,
  processes: measureProcesses,
};

endWithParent(1);
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(stages);
const strange = wanted.filter((name) => !Object.hasOwn(stages, name));
if (strange.length > 0 || !existsSync('dist/index.html.gz')) {
  console.error(
    strange.length > 0
      ? `There is no stage ${strange.join(', ')}; there are ${Object.keys(stages).join(', ')}.`
      : 'There is no build in dist/: run "npm run build" first.',
  );
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), 'bench-server-'));
try {
  console.log(
    `Node ${process.version}, load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
  for (const name of wanted) await stages[name]?.(folder);
} finally {
  await endAll();
  rmSync(folder, { recursive: true, force: true });
}
