/** Every action by its definition: the example is sent to the simulator over a socket, and the reply has its shape. */
import { describe, expect, it } from 'vitest';
import { isBridgeError } from '#bridge-lib';
import * as examples from '#bridge-lib/examples.ts';
import { createSimulatedPage, type SimulatedPage } from '#tests/helpers/bridge/simulator.ts';

interface AnyExample {
  readonly args?: object;
  readonly reply: object;
  readonly after?: string;
}

const actions = Object.entries(examples).flatMap(([module, group]) =>
  Object.entries<AnyExample>(group).map(([action, example]) => ({
    name: `${module}.${action}`,
    module,
    action,
    group,
    example,
  })),
);

/** Calls the page's method of this name with an example. */
async function call({ client }: SimulatedPage, module: string, action: string, { args }: AnyExample) {
  const methods = client[module as keyof typeof examples]; // a key of it
  const name = action.charAt(0).toLowerCase() + action.slice(1);
  const method = methods[name as keyof typeof methods] as (payload?: object) => Promise<unknown>; // any of them
  return args ? method(args) : method();
}

/** A value's fields and the kinds of their values. */
function kindsOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(kindsOf);
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, kindsOf(inner)]));
}

describe('§7.34 an action of the wire', () => {
  it.each(actions)('$name accepts its example and answers in its shape', async (row) => {
    const { module, action, group, example } = row;
    const page = await createSimulatedPage();
    const { settings } = page.simulator.state;
    settings.preUrl = `http://127.0.0.1:${page.simulator.port}`;
    const before = Object.entries<AnyExample>(group).find(([name]) => name === example.after);
    if (before) await call(page, module, ...before);

    const reply = await call(page, module, action, example);

    expect(kindsOf(reply)).toMatchObject(kindsOf(example.reply) as object);
  });
});

describe('§7.21 an action that is on no list', () => {
  it.each([
    ['an unknown action', 'browserManager', 'Explode', {}, 404],
    ['an unknown module', '__proto__', 'constructor', {}, 404],
    ['an argument that is no object', 'browserManager', 'Open', ['store-0001'], 400],
    ['a missing argument', 'browserManager', 'Open', undefined, 400],
    ['an argument of another type', 'browserManager', 'Open', { id: 7 }, 400],
  ])('%s is refused', async (_what, module, action, args, ret) => {
    const { client } = await createSimulatedPage();

    const failure = await client.request(module, action, args).catch((error: unknown) => error);

    expect(isBridgeError(failure) && failure.detail.ret).toBe(ret);
  });
});
