/** `npm run bench -- pages`: one of the measurements in tests/bench/, each with its own arguments after its name. */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename } from 'node:path';

const folder = 'tests/bench';
const benches = globSync('*.ts', { cwd: folder })
  .map((file) => basename(file, '.ts'))
  .sort();
const [name = '', ...args] = process.argv.slice(2);
if (!benches.includes(name)) {
  console.error(
    `npm run bench -- NAME [arguments]; there are ${benches.join(', ')}. Each says in its first lines what it measures.`,
  );
  process.exit(2);
}
const { status } = spawnSync(process.execPath, [`${folder}/${name}.ts`, ...args], { stdio: 'inherit' });
process.exitCode = status ?? 1;
