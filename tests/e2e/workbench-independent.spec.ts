/** A desktop client that shares only the wire contract with this project, and knows only what it fixes. */
import { startIndependentClient } from '#tests/helpers/independent-client/client.ts';
import { expect, test } from '#tests/helpers/test.ts';
import { setCookies, workbenchPage } from '#tests/helpers/workbench-page.ts';

test.use({ expectedFaults: /WebSocket connection to .* failed/ });

test('it gets the contract’s greeting, sends its shops, lacks most actions without a message, and starts a new session', async ({
  page,
  context,
  baseURL,
}) => {
  const other = await startIndependentClient();
  await setCookies(context, baseURL, other.cookies);
  const bench = workbenchPage(page);
  await bench.open();
  for (const { name, ip } of other.shops) await expect(bench.row(name)).toContainText(ip);
  const heard = other.asked.map(({ name }) => name);
  expect(heard.slice(0, 2)).toEqual([
    'clientAuthentication.ClientConnected',
    'clientAuthentication.PluginInitialized',
  ]);
  // It has no subscriptions, and no message says so.
  expect(heard).toContain('dataObserver.Subscribe');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(other.connectionCount).toBe(1);

  other.restart();
  await bench.diagnosed('lost');
  await setCookies(context, baseURL, other.cookies);
  await bench.button(bench.texts.reload.now).click();

  await expect(bench.doctor).toBeHidden();
  await expect(bench.row('Lantern Lane')).toBeVisible();
  expect(other.connectionCount).toBe(2);
  expect(other.violations).toEqual([]);
  await other.stop();
});
