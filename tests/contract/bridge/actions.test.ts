/** Every action by its definition: the example is sent to the simulator over a socket, and the reply has its shape. */
import { expect, it } from 'vitest';
import { isBridgeError } from '#bridge-lib';
import { createSimulatedPage } from '#tests/helpers/bridge/simulator.ts';
import { everyAction } from '#tests/helpers/model-client.ts';

/** A value's fields and the kinds of their values. */
function kindsOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(kindsOf);
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, kindsOf(inner)]));
}

it.each(everyAction)('§7.34 $name accepts its example and answers in its shape', async (row) => {
  const { client, simulator } = await createSimulatedPage();
  simulator.state.settings.preUrl = `http://127.0.0.1:${simulator.port}`;
  const before = everyAction.filter(({ module, action }) => module === row.module && action === row.after);
  const replies = [];
  for (const { module, action, args } of [...before, row]) {
    // Of names that the definitions have.
    replies.push(await client.call(module as never, action as never, args));
  }

  expect(kindsOf(replies.at(-1))).toMatchObject(kindsOf(row.reply) as object);
});

it.each([
  ['an unknown action', 'browserManager', 'Explode', {}, 404],
  ['an unknown module', '__proto__', 'constructor', {}, 404],
  ['an argument that is no object', 'browserManager', 'Open', ['store-0001'], 400],
  ['a missing argument', 'browserManager', 'Open', undefined, 400],
  ['an argument of another type', 'browserManager', 'Open', { id: 7 }, 400],
])('§7.21 %s is refused', async (_what, module, action, args, ret) => {
  const { client } = await createSimulatedPage();

  const failure = await client.request(module, action, args).catch((error: unknown) => error);

  expect(isBridgeError(failure) && failure.detail.ret).toBe(ret);
});
