/**
 * `npm run attack`: what was tried on this server, tried again on one of your own, and a table of what held.
 *
 *   npm run attack -- --list
 *   npm run attack -- --url http://127.0.0.1:PORT [--only a1,a2]
 *
 * On this machine alone. Limits are used up for an hour or a day: give the server a data folder of its own. Attacks on codes
 * want DEV_TOOLS=1 and no SMS gateway, A9 wants TRUSTED_PROXIES=127.0.0.1. Ends with 1 when something did not hold.
 */
import { NotTriedError, type Attack } from './attack/attack.ts';
import { readAttackArguments } from './attack/arguments.ts';
import { attacks, inOrder } from './attack/attacks/index.ts';
import { askAndRead } from './attack/attacks/codes.ts';
import { figuresOf, tableOf, verdictOf, type Outcome } from './attack/table.ts';
import { createTarget, type Target } from './attack/target.ts';
import { endWithParent } from './lib/processes.ts';
import { loadSettings } from './lib/settings.ts';

async function tryOut(attack: Attack, target: Target): Promise<Outcome> {
  const { id, title } = attack;
  const start = performance.now();
  const outcome = (rest: Pick<Outcome, 'findings' | 'problem'>): Outcome => ({
    ...{ id, title, seconds: (performance.now() - start) / 1000 },
    ...rest,
  });
  try {
    // Messages that somebody pays for are not sent to find something out.
    if (attack.needsCodes) await askAndRead(target, target.freshNumber(), target.freshAddress());
    return outcome({ findings: await attack.run(target) });
  } catch (error) {
    if (!(error instanceof NotTriedError)) throw error;
    return outcome({ findings: [], problem: error.message });
  }
}

async function run(url: URL, only: readonly string[]): Promise<void> {
  const target = await createTarget({ url, environment: process.env });
  try {
    const { status } = await target.visit('/api/health');
    if (status === 0) throw new Error(`Nothing answers at ${url.origin}.`);
    const outcomes: Outcome[] = [];
    for (const attack of inOrder(attacks.filter(({ id }) => only.includes(id)))) {
      const outcome = await tryOut(attack, target);
      console.error(`${attack.id} ${verdictOf(outcome)}: ${figuresOf(outcome)}`);
      outcomes.push(outcome);
    }
    const number = ({ id }: Outcome): number => Number(id.slice(1));
    console.log(tableOf(outcomes.toSorted((a, b) => number(a) - number(b))));
    const bad = outcomes.filter((outcome) => verdictOf(outcome) === 'did not hold');
    if (bad.length > 0) {
      console.error(`\n${bad.length} of ${outcomes.length} did not hold.`);
      process.exitCode = 1;
    }
  } finally {
    await target.close();
  }
}

endWithParent(1);
loadSettings();
const known = attacks.map(({ id }) => id);
const chosen = readAttackArguments(process.argv.slice(2), known);
switch (chosen.kind) {
  case 'list':
    for (const { id, title } of attacks) console.log(`${id.padEnd(4)} ${title}`);
    break;
  case 'run':
    await run(chosen.url, chosen.only);
    break;
  case 'wrong':
    console.error(chosen.problem);
    process.exitCode = 2;
}
