/**
 * `npm run test:browsers`: fetches or finds the browsers that visitors have, builds the site if need be, and walks
 * through it with each of them. What stands behind `--` is for tests/browsers/main.ts.
 */
import { ensure, needs } from './lib/machine.ts';
import { endWithParent, exitOf, startNode } from './lib/processes.ts';
import { loadSettings } from './lib/settings.ts';
import { buildSite, isBuildFresh } from './lib/site-build.ts';

endWithParent(130);
loadSettings();
for (const need of ['chromium92', 'chromium109', 'firefox', 'webkit'] as const) await ensure(needs[need]);
if (!isBuildFresh()) {
  console.log('Building the site …');
  const code = await buildSite({ stdio: ['ignore', 'ignore', 'inherit'] });
  if (code !== 0) process.exit(code);
}
process.exitCode = await exitOf(startNode(['tests/browsers/main.ts', ...process.argv.slice(2)]));
