import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { BRIDGE_ERROR_KINDS, REASON_STATUS } from '#bridge-lib';
import { startSimulator } from '#tests/helpers/bridge/simulator.ts';

const library = new URL('../../../bridge-lib/', import.meta.url);
const run = promisify(execFile);

describe('the example of the README', () => {
  it('runs against a client as it stands', async () => {
    const simulator = await startSimulator();
    const cookies = Object.entries(simulator.cookies).map(([name, value]) => `${name}=${value}`);

    const { stdout } = await run(process.execPath, [new URL('example.ts', library).pathname], {
      env: { ...process.env, BRIDGE_COOKIES: cookies.join('; ') },
    });

    expect(stdout.split('\n')).toEqual(
      expect.arrayContaining(['connection: ready', '40 stores', 'Harbor & Pine is opening']),
    );
  });

  it('says what is wrong without a client', async () => {
    const failing = run(process.execPath, [new URL('example.ts', library).pathname], {
      env: { ...process.env, BRIDGE_COOKIES: '' },
    });

    await expect(failing).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('client-absent') as string,
    });
  });
});

describe('the README', () => {
  it('explains every kind of error and every reason', async () => {
    const readme = await readFile(new URL('README.md', library), 'utf8');

    const named = [...BRIDGE_ERROR_KINDS, ...Object.keys(REASON_STATUS)];
    expect(named.filter((name) => !new RegExp(`^\\| \`${name}\` +\\|`, 'm').test(readme))).toEqual([]);
  });
});
