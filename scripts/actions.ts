/**
 * `node scripts/actions.ts`: every action of the client bridge, from its definition (`bridge-lib/src/actions/`): an
 * example of a request and of the reply, and who may call it.
 */
import * as examples from '#bridge-lib/examples.ts';
import { mayUse, type ClientRight } from '#src/domain/client-rights.ts';

interface Example {
  readonly args?: object;
  readonly reply: object;
  readonly right?: ClientRight;
}

const USERS = ['boss', 'manager', 'employee', 'guest'] as const;

console.log('| action | request | reply | allowed for |\n| --- | --- | --- | --- |');
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
