import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { helpTexts } from '#server/commands/help.mjs';
import { scriptHelp } from '#scripts/lib/script-help.mjs';
import manifest from '#package.json' with { type: 'json' };

describe('the help of npm scripts', () => {
  it('has a line for every script, and for no other', () => {
    expect(Object.keys(scriptHelp).sort()).toEqual(Object.keys(manifest.scripts).sort());
  });

  it.each(Object.entries(scriptHelp))('says of %s in a line what it is for', (_name, line) => {
    expect(line).toMatch(/^\S.{10,110}$/);
    expect(line).not.toMatch(/\.$/);
  });

  it('is printed where nothing is installed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'help-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const path of ['package.json', 'scripts', 'server/commands'])
      cpSync(path, join(folder, path), { recursive: true });
    const run = (...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
      return { status, stdout, stderr };
    };
    const bootstrap = join(folder, 'scripts/bootstrap.mjs');
    const quiet = { status: 0, stderr: '' };
    for (const [command, stdout] of Object.entries(helpTexts)) {
      expect(run(bootstrap, 'operate', command, '--help')).toEqual({ ...quiet, stdout });
    }
    const build = `npm run build:mirror: ${scriptHelp['build:mirror'] ?? ''}\n`;
    expect(run(bootstrap, 'build-mirror', '-h')).toEqual({ ...quiet, stdout: build });
    const list = run(join(folder, 'scripts/help.mjs'));
    expect(list).toMatchObject({ ...quiet, stdout: expect.stringContaining('npm start ') as string });
  });
});
