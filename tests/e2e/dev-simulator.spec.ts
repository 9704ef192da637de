/** `/dev`: a person sets the simulator's faults, and sees how the workbench takes them. */
import { removeDataDir, startServerProcess, type ServerProcess } from '#tests/helpers/server-process.ts';
import { test as base } from '#tests/helpers/test.ts';
import { expect, workbenchPage } from '#tests/helpers/workbench-page.ts';

const SAFE = 'Harbor & Pine';

/** A server of its own: one simulator is enough for one test, and two tests would set each other's faults. */
const test = base.extend<{ server: ServerProcess }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what is needed
  server: async ({}, use) => {
    const server = await startServerProcess({ DEV_TOOLS: '1', CLIENT_PORT: '0', SITE_DIR: 'dist' });
    await use(server);
    server.child.kill('SIGTERM');
    await server.exited;
    removeDataDir(server.dataDir);
  },
});

test.use({ expectedFaults: /WebSocket connection to .* failed/ });

test('sets faults, takes them back, closes the connections and changes the session', async ({
  page,
  context,
  server,
}) => {
  test.setTimeout(180_000); // many pages, one after the other
  const bench = workbenchPage(page);
  const tools = await context.newPage();
  await tools.goto(`${server.origin}/dev`);
  await expect(tools.getByRole('link', { name: '/app/site', exact: true })).toHaveAttribute(
    'href',
    '/dev/client?to=%2Fapp%2Fsite',
  );
  await page.goto(`${server.origin}/dev/client?to=/en/app/site`);
  await expect(bench.row(SAFE)).toBeVisible();

  await tools.getByLabel(/^refuseHandshake/).selectOption('true');
  await tools.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(tools.getByLabel(/^refuseHandshake/)).toHaveValue('true');
  await page.reload();
  await bench.diagnosed('handshake-refused');
  await tools.getByRole('button', { name: 'Take every fault back' }).click();
  await expect(tools.getByLabel(/^refuseHandshake/)).toHaveValue('false');
  await expect(bench.row(SAFE)).toBeVisible();

  await tools.getByRole('button', { name: 'Close the connections' }).click();
  await bench.diagnosed('lost');
  await bench.button(bench.texts.reload.now).click();
  await expect(bench.row(SAFE)).toBeVisible();

  await tools.getByRole('button', { name: 'Change the session' }).click();
  await bench.diagnosed('lost');
  await bench.button(bench.texts.reload.now).click();
  await bench.diagnosed('session-stale');
  await page.goto(`${server.origin}/dev/client?to=/en/app/site`);
  await expect(bench.row(SAFE)).toBeVisible();
});
