/**
 * `npm run test:full -- --only=deploy`: asks nginx and Caddy, set up as `docs/deploy/` says, for everything that the project's own server
 * answers, and compares; has the systemd unit looked at by systemd. Needs a build. A program that is not there is named and
 * not counted as passed.
 */
/* eslint-disable no-console -- a command talks to whoever started it */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync } from 'node:fs';
import { letGo } from './ask.ts';
import type { GroupResult } from './asked-of-both.ts';
import { checkHost, groups } from './groups.ts';
import { findProgram, startCaddy, startNginx, type RunningHost } from './hosts.ts';
import { startInEarnest } from './server.ts';
import { checkUnit } from './unit.ts';

const WIDTH = 44;

async function main(): Promise<number> {
  if (!existsSync('dist/_headers')) {
    console.error('There is no build: npm run build first.');
    return 1;
  }
  const gateway = createServer((_request, response) => response.writeHead(204).end());
  await new Promise<void>((done) => gateway.listen(0, '127.0.0.1', done));
  const { port: gatewayPort } = gateway.address() as AddressInfo; // listening on TCP
  const server = await startInEarnest(gatewayPort);
  let failed = 0;
  let skipped = 0;
  try {
    for (const [name, start] of [
      ['nginx', startNginx],
      ['caddy', startCaddy],
    ] as const) {
      const program = findProgram(name);
      if (program === undefined) {
        console.log(
          `\n${name} is not on this machine: SKIPPED, not passed (Debian: apt-get install ${name}).`,
        );
        skipped++;
        continue;
      }
      const host = await start(program, server.port);
      try {
        failed += print(host, await checkHost(host, server));
      } finally {
        await host.stop();
      }
    }
    failed += checkUnit(
      (line) => console.log(line),
      () => skipped++,
    );
  } finally {
    letGo();
    await server.stop();
    gateway.close();
  }
  console.log(`\n${failed === 0 ? 'No differences' : `${failed} differences`}, ${skipped} skipped.`);
  return failed === 0 ? 0 : 1;
}

function print(host: RunningHost, results: readonly GroupResult[]): number {
  console.log(`\n${host.name.padEnd(WIDTH)}asked  differ`);
  for (const { title, asked, problems } of results) {
    console.log(`${title.padEnd(WIDTH)}${String(asked).padStart(5)}${String(problems.length).padStart(8)}`);
    for (const problem of problems.slice(0, 5)) console.log(`  ${problem}`);
  }
  const asked = results.reduce((sum, result) => sum + result.asked, 0);
  const problems = results.reduce((sum, result) => sum + result.problems.length, 0);
  console.log(`${'together'.padEnd(WIDTH)}${String(asked).padStart(5)}${String(problems).padStart(8)}`);
  if (results.length !== groups.length) throw new Error('A group was left out.');
  return problems;
}

process.exitCode = await main();
