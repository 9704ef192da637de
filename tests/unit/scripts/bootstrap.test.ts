/** A fresh clone before anything is installed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { helpOf } from '#server/commands/verbs.mjs';
import { folderForTest } from '#tests/helpers/folder.ts';
import { listenOnFreePort } from '#scripts/lib/free-port.ts';

function freshClone() {
  const folder = folderForTest();
  for (const path of ['package.json', 'package-lock.json', 'scripts', 'server/commands'])
    cpSync(path, join(folder, path), { recursive: true });
  return async (args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
    const script = join(folder, 'scripts/bootstrap.mjs');
    const child = spawn(process.execPath, [script, ...args], {
      cwd: folder,
      env: { ...process.env, ...env },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    await once(child, 'close');
    return { code: child.exitCode, said };
  };
}

it('help is printed where nothing is installed', async () => {
  const run = freshClone();

  expect((await run(['test', '--help'])).said).toContain('npm run test:full');
  expect((await run(['operate', '--help'])).said).toContain('npm run operate -- submissions');
  expect(await run(['operate', 'backup', '--help'])).toEqual({ code: 0, said: helpOf('backup') });
});

it('a start reports a taken port before it installs', async () => {
  const other = createServer();
  const port = await listenOnFreePort(other);
  onTestFinished(() => void other.close());

  const { code, said } = await freshClone()(['start'], {
    PORT: '0',
    CLIENT_PORT: '0',
    DESK_PORT: String(port),
  });

  expect(code).toBe(1);
  expect(said).toContain(`Port ${port} is used by another program. Choose another port: DESK_PORT=`);
  expect(said).not.toContain('Installing');
});
