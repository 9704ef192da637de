/**
 * `node scripts/actions.ts`: every action of the client bridge as its definition has it (`bridge-lib/src/actions/`): what is sent
 * for example, what comes back, and who may.
 */
import * as examples from '#bridge-lib/examples.ts';
import { mayUse, type ClientRight } from '#src/domain/client-rights.ts';

interface Example {
  readonly args?: object;
  readonly reply: object;
  readonly right?: ClientRight;
}

const USERS = ['boss', 'manager', 'employee', 'guest'] as const;

console.log('| action | sent | comes back | who may |\n| --- | --- | --- | --- |');
for (const [module, actions] of Object.entries(examples)) {
  for (const [action, { args, reply, right }] of Object.entries<Example>(actions)) {
    const json = [args, reply].map((value) => (value ? `\`${JSON.stringify(value)}\`` : ''));
    const cells = [
      `${module}.${action}`,
      ...json,
      USERS.filter((user) => !right || mayUse(right, user)).join(', '),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}
