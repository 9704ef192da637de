/**
 * Every action of the wire from the page that has it: a gesture in a panel, and the frame that arrives at the client over a
 * real socket. The same walk against the simulator and against a client of another make.
 */
import type { Page } from 'playwright';
import * as modules from '#bridge-lib/modules.ts';
import { startIndependentClient, type IndependentClient } from '#tests/helpers/independent-client/client.ts';
import { test as base } from '#tests/helpers/test.ts';
import {
  expect,
  setCookies,
  startSimulatorFor,
  workbenchPage,
  type Tab,
} from '#tests/helpers/workbench-page.ts';
import { AT_FIRST, ELSEWHERE, walk, type Asked, type Listening } from '#tests/helpers/workbench-walk.ts';

const EVERY_ACTION = Object.entries(modules).flatMap(([module, { actions }]) =>
  Object.keys(actions).map((action) => `${module}.${action}`),
);

async function takeTheWalk(page: Page, client: Listening): Promise<void> {
  const bench = workbenchPage(page);
  await bench.open();
  let panel: Tab = 'shops';
  for (const name of AT_FIRST) await expectFrame(client, name, 0);
  for (const step of walk(bench.texts)) {
    const before = client.asked.length;
    if (step.panel !== panel) await bench.go(step.panel);
    panel = step.panel;
    await test.step(`${panel}: ${step.frames.join(', ')}`, async () => {
      await step.act(bench, page, client);
      for (const frame of step.frames) {
        const [name, args] = typeof frame === 'string' ? [frame] : frame;
        await expectFrame(client, name, before, args?.(client));
      }
    });
  }
}

async function expectFrame(
  client: Listening,
  name: string,
  from: number,
  args?: Record<string, unknown>,
): Promise<void> {
  const pattern = new RegExp(`^${name.replace('.', '\\.')}$`);
  // What is read may have been read before.
  const since = /\.(Get|List$)/.test(name) ? 0 : from;
  const found = () => client.asked.slice(since).filter((asked) => pattern.test(asked.name));
  await expect
    .poll(() => found().map(firstArgument), { message: name })
    .toContainEqual(args ? expect.objectContaining(args) : expect.anything());
}

/** Something for an action without arguments as well. */
const firstArgument = ({ args }: Asked): unknown => (Array.isArray(args) ? args[0] : {});

const test = base.extend<{ other: IndependentClient }>({
  other: async ({ context, baseURL }, use) => {
    const other = await startIndependentClient(true);
    await setCookies(context, baseURL, other.cookies);
    await use(other);
    expect(other.violations).toEqual([]);
    await other.stop();
  },
});

test('§7.36 §7.37 §7.38 §7.39 §7.40 §7.42 §7.43 §7.44 §7.45 §7.46 §7.47 §7.50 each action has its place in a panel, and reaches the simulator', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow(); // the whole workbench in one walk
  const asked: Asked[] = [];
  const simulator = await startSimulatorFor(context, baseURL, {
    timings: { paymentMs: 3_600_000 },
    onRequest: ({ module, action, args }) => void asked.push({ name: `${module}.${action}`, args }),
  });
  await takeTheWalk(page, {
    asked,
    shop: 'Harbor & Pine',
    plugin: 'Profit Calculator',
    line: 'Frankfurt 1',
    ips: ['198.51.100.10', '203.0.113.10'],
  });

  const heard = new Set([...asked.map(({ name }) => name), ...ELSEWHERE]);
  expect(EVERY_ACTION.filter((name) => !heard.has(name))).toEqual([]);
  await simulator.close();
});

test('the same walk satisfies a client of another make', async ({ page, other }) => {
  test.slow(); // the whole workbench in one walk
  other.overrides.set('clientAuthentication.GetLoginInfo', {
    ret: 0,
    returnObj: { signedIn: true, isGuest: false, userName: 'quay', role: 'boss' },
  });
  await takeTheWalk(page, {
    asked: other.asked,
    shop: 'Lantern Lane',
    plugin: 'Calculator',
    line: 'Line two',
    ips: ['192.0.2.2', '192.0.2.1'],
  });
});
