/**
 * `npm run test:full -- --only=faults`: what goes wrong around the server, each by the real thing, and a table of what came of it.
 * `FAULT_SECONDS` is how long the database is away (60); words choose faults by their names.
 */
/* oxlint-disable no-console -- a command talks to whoever started it */
import { faults } from './faults.ts';

const wanted = process.argv.slice(2);
const chosen = faults.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
let failed = 0;
let skipped = 0;
for (const { name, missing, run } of chosen) {
  const reason = missing();
  if (reason !== undefined) {
    console.log(`- ${name}: SKIPPED, not passed: ${reason}`);
    skipped++;
    continue;
  }
  const { figures, log, problems } = await run().catch((error: unknown) => ({
    figures: '',
    log: [],
    problems: [error instanceof Error ? error.message : String(error)],
  }));
  if (problems.length > 0) failed++;
  console.log(`${problems.length > 0 ? '✗' : '✓'} ${name}: ${figures}`);
  for (const line of log.slice(0, 8)) console.log(`    log   ${line}`);
  for (const problem of problems) console.log(`    WRONG ${problem}`);
}
console.log(`\n${chosen.length - failed - skipped} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed > 0 || chosen.length === 0 ? 1 : 0;
