/** The systemd unit, looked at by systemd itself: whether it can be read, and how much it leaves open. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from './hosts.ts';

/** Of ten; systemd calls less than two 'OK'. */
const MOST_EXPOSED = 2;

/** @returns how many problems there are */
export function checkUnit(say: (line: string) => void, skip: () => void): number {
  const program = findProgram('systemd-analyze');
  if (program === undefined) {
    say('\nsystemd-analyze is not on this machine: SKIPPED, not passed (Debian: apt-get install systemd).');
    skip();
    return 0;
  }
  const folder = mkdtempSync(join(tmpdir(), 'unit-'));
  try {
    const path = join(folder, 'site.service');
    // The program has to be where the unit says.
    writeFileSync(
      path,
      readFileSync('docs/deploy/site.service', 'utf8').replaceAll('/srv/site', process.cwd()),
    );
    const verified = spawnSync(program, ['verify', '--man=no', path], { encoding: 'utf8' });
    const complaints = verified.stderr.split('\n').filter((line) => line.includes('site.service'));
    const rated = spawnSync(program, ['security', '--offline=true', '--no-pager', path], {
      encoding: 'utf8',
    });
    const exposure = Number(/Overall exposure level for site\.service: ([\d.]+)/.exec(rated.stdout)?.[1]);
    const isOpen = !(exposure <= MOST_EXPOSED);
    say(
      `\nsystemd unit: verify ${verified.status === 0 && complaints.length === 0 ? 'has nothing to say' : 'complains'}, exposure ${exposure} of 10`,
    );
    for (const line of complaints) say(`  ${line}`);
    return complaints.length + (verified.status === 0 ? 0 : 1) + (isOpen ? 1 : 0);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
