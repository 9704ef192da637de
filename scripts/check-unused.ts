/** What nothing uses, by knip: over everything, then over what ships, where use by a test does not count. */
import { endWithParent, exitOf, startNode } from './lib/processes.ts';

const KNIP = ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'];

endWithParent(130);
const codes = await Promise.all([KNIP, [...KNIP, '--production']].map((args) => exitOf(startNode(args))));
if (codes.some((code) => code !== 0)) {
  console.error(
    'Take out what is not used, or name it in knip.config.ts. What its own file needs loses the `export`; what tests alone need moves to tests/helpers.',
  );
  process.exitCode = 1;
}
