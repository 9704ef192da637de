import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { helpTexts } from '#server/commands/help.mjs';

it('help of every command is printed where nothing is installed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'help-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const path of ['package.json', 'scripts', 'server/commands'])
    cpSync(path, join(folder, path), { recursive: true });
  const run = (...args: string[]) => {
    const script = join(folder, 'scripts/bootstrap.mjs');
    return spawnSync(process.execPath, [script, ...args, '--help'], { cwd: folder, encoding: 'utf8' }).stdout;
  };

  expect(run('test')).toContain('npm run test:full');
  expect(run('operate')).toContain('npm run operate -- submissions');
  for (const [verb, text] of Object.entries(helpTexts)) expect(run('operate', verb)).toBe(text);
});
