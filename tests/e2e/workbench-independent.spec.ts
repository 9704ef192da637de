/** A desktop client that shares only the wire contract with this project runs the workbench. */
import { startIndependentClient } from '#tests/helpers/independent-client/client.ts';
import { expect, test } from '#tests/helpers/test.ts';
import { setCookies, workbenchPage } from '#tests/helpers/workbench-page.ts';

test.use({ expectedFaults: /WebSocket connection to .* failed/ });

test('it gets the contract’s greeting, sends its shops, refuses with its own text, gets a heartbeat every thirty seconds, and restarts', async ({
  page,
  context,
  baseURL,
}) => {
  const other = await startIndependentClient();
  await setCookies(context, baseURL, other.cookies);
  const bench = workbenchPage(page);
  const { shops } = bench.texts;
  await page.clock.install();
  await bench.open();

  await test.step('the greeting', async () => {
    for (const { name, ip } of other.shops) await expect(bench.row(name)).toContainText(ip);
    expect(other.heard.slice(0, 2)).toEqual([
      'clientAuthentication.ClientConnected',
      'clientAuthentication.PluginInitialized',
    ]);
    expect(other.heard).toContain('browserManager.GetStoreList');
    expect(other.connectionCount).toBe(1);
    // It has no subscriptions, and no message says so.
    expect(other.heard).toContain('dataObserver.Subscribe');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  await test.step('statuses are pushed, or requested', async () => {
    await bench.button(`${shops.open} Lantern Lane`).click();
    await bench.shopIs('Lantern Lane', 'open');
    expect(other.shops[0]?.status).toBe('open');

    // Its answer to Close has no status, and no push follows.
    await bench.button(`${shops.close} Lantern Lane`).click();
    await bench.shopIs('Lantern Lane', 'closed');

    other.push('dataObserver', 'StoreInfo', { ...other.shops[2], risk: 'none', status: 'opening' });
    await bench.shopIs('Quarry', 'opening');
    other.push('dataObserver', 'StoreInfo', { ...other.shops[2], id: 'd', name: 'Pushed anew' });
    await expect(bench.row('Pushed anew')).toBeVisible();
  });

  await test.step('its messages are shown as text', async () => {
    const message = '<img src=x onerror="window.__x=1"> 不行';
    other.overrides.set('browserManager.ClearCache', { ret: 9, returnObj: { message } });
    await page.getByLabel(`${shops.more} Lantern Lane`).click();
    await bench.button(shops.cache).click();
    await bench.confirm();
    await expect(page.getByRole('alert')).toContainText(message);
    expect(await page.evaluate(() => '__x' in window)).toBe(false);
  });

  await test.step('a heartbeat every thirty seconds', async () => {
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const beats = () => other.heard.filter((name) => name.endsWith('.KeepAlive')).length;
    await expect.poll(beats).toBeGreaterThan(0);
    const before = beats();

    await page.clock.runFor(29_999);
    expect(beats()).toBeLessThanOrEqual(before + 1);
    await page.clock.runFor(30_001);

    await expect.poll(beats).toBe(before + 2);
  });

  await test.step('a new session: the page reloads after 5 s and connects with it', async () => {
    other.restart();
    await bench.diagnosed('lost');
    await setCookies(context, baseURL, other.cookies);
    expect(other.connectionCount).toBe(1);
    const loaded = page.waitForEvent('load');
    await page.clock.runFor(5_000);
    await loaded;
    // The test's clock would stop the new page too, which would never be idle and hydrate.
    await page.clock.resume();

    await expect.poll(() => other.connectionCount).toBe(2);
    await expect(bench.row('Lantern Lane')).toBeVisible();
    await expect(bench.doctor).toBeHidden();
  });

  expect(other.violations).toEqual([]);
  await other.stop();
});
