import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdir, symlink } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { startSimulator } from '#tests/helpers/bridge/simulator.ts';
import { folderForFile } from '#tests/helpers/folder.ts';

const BUILD_LIMIT_MS = 120_000;

const root = fileURLToPath(new URL('../../../', import.meta.url));
const library = `${root}bridge-lib/`;
const manifest = JSON.parse(readFileSync(`${library}package.json`, 'utf8')) as {
  name: string;
  files: readonly string[];
  peerDependencies: Readonly<Record<string, string>>;
}; // the library's own
const run = promisify(execFile);

/** A foreign project with the library installed as it is published. */
const project = folderForFile();

beforeAll(async () => {
  const installed = `${project}/node_modules/${manifest.name}`;
  await mkdir(installed, { recursive: true });
  const tsc = `${root}node_modules/typescript/bin/tsc`;
  await run(process.execPath, [tsc, '-p', `${library}tsconfig.build.json`, '--outDir', `${installed}/dist`]);
  for (const file of ['package.json', ...manifest.files]) {
    if (file !== 'dist') await cp(`${library}${file}`, `${installed}/${file}`, { recursive: true });
  }
  for (const peer of Object.keys(manifest.peerDependencies)) {
    await symlink(`${root}node_modules/${peer}`, `${project}/node_modules/${peer}`);
  }
  await cp(`${installed}/example.ts`, `${project}/example.ts`);
}, BUILD_LIMIT_MS);

function runExample(cookies: string) {
  return run(process.execPath, ['example.ts'], {
    cwd: project,
    env: { ...process.env, BRIDGE_COOKIES: cookies },
  });
}

describe('the example of the README, with the installed library', () => {
  it('runs unchanged against a client', async () => {
    const simulator = await startSimulator();
    const cookies = Object.entries(simulator.cookies).map(([name, value]) => `${name}=${value}`);

    const { stdout } = await runExample(cookies.join('; '));

    expect(stdout.split('\n')).toEqual(
      expect.arrayContaining(['connection: ready', '40 stores', 'Harbor & Pine is opening']),
    );
  });

  it('names the error without a client', async () => {
    await expect(runExample('')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('client-absent') as string,
    });
  });
});
