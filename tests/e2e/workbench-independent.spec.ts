/** A desktop client that shares nothing with this project but the wire contract drives the workbench from end to end. */
import { startIndependentClient, type IndependentClient } from '#tests/helpers/independent-client/client.ts';
import { test as base } from '#tests/helpers/test.ts';
import { expect, setCookies, workbenchPage } from '#tests/helpers/workbench-page.ts';

const test = base.extend<{ other: IndependentClient }>({
  other: async ({ context, baseURL }, use) => {
    const other = await startIndependentClient();
    await setCookies(context, baseURL, other.cookies);
    await use(other);
    expect(other.violations).toEqual([]);
    await other.stop();
  },
});

test('greets it as the contract says, and lists its shops', async ({ page, other }) => {
  const bench = workbenchPage(page);
  await bench.open();

  for (const { name, ip } of other.shops) await expect(bench.row(name)).toContainText(ip);
  expect(other.heard.slice(0, 2)).toEqual([
    'clientAuthentication.ClientConnected',
    'clientAuthentication.PluginInitialized',
  ]);
  expect(other.heard).toContain('browserManager.GetStoreList');
  expect(other.connectionCount).toBe(1);
  // It knows nothing of subscriptions, and nobody is bothered with that.
  expect(other.heard).toContain('dataObserver.Subscribe');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('says that it is alive every thirty seconds', async ({ page, other }) => {
  const bench = workbenchPage(page);
  await page.clock.install();
  await bench.open();
  await expect(bench.row('Lantern Lane')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  const beats = () => other.heard.filter((name) => name.endsWith('.KeepAlive')).length;
  await expect.poll(beats).toBeGreaterThan(0);
  const before = beats();

  await page.clock.runFor(29_999);
  expect(beats()).toBeLessThanOrEqual(before + 1);
  await page.clock.runFor(30_001);

  await expect.poll(beats).toBe(before + 2);
});

test('opens and closes its shops: statuses come by push, or are asked for', async ({ page, other }) => {
  const bench = workbenchPage(page);
  const { shops } = bench.texts;
  await bench.open();

  await bench.button(`${shops.open} Lantern Lane`).click();
  await bench.shopIs('Lantern Lane', 'open');
  expect(other.shops[0]?.status).toBe('open');

  // Its answer to Close bears no status, and no push follows.
  await bench.button(`${shops.close} Lantern Lane`).click();
  await bench.shopIs('Lantern Lane', 'closed');

  other.push('dataObserver', 'StoreInfo', { ...other.shops[2], risk: 'none', status: 'opening' });
  await bench.shopIs('Quarry', 'opening');
  other.push('dataObserver', 'StoreInfo', { ...other.shops[2], id: 'd', name: 'Pushed anew' });
  await expect(bench.row('Pushed anew')).toBeVisible();
});

test('shows what it refuses in its own words, as text', async ({ page, other }) => {
  const bench = workbenchPage(page);
  const message = '<img src=x onerror="window.__x=1"> 不行';
  other.overrides.set('browserManager.ClearCache', { ret: 9, returnObj: { message } });
  await bench.open();
  await page.getByLabel(`${bench.texts.shops.more} Lantern Lane`).click();
  await bench.button(bench.texts.shops.cache).click();
  await bench.confirm();

  await expect(page.getByRole('alert')).toContainText(message);
  expect(await page.evaluate(() => '__x' in window)).toBe(false);
});

test.describe('when it does not answer as hoped', () => {
  test.use({ expectedFaults: /WebSocket connection to .* failed/ });

  test('restarts with a new session: the page reloads after 5 s and connects with that', async ({
    page,
    other,
    context,
    baseURL,
  }) => {
    const bench = workbenchPage(page);
    await page.clock.install();
    await bench.open();
    await expect(bench.row('Lantern Lane')).toBeVisible();
    await page.clock.pauseAt(Date.now() + 3_600_000);

    other.restart();
    await bench.diagnosed('lost');
    await setCookies(context, baseURL, other.cookies);
    expect(other.connectionCount).toBe(1);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.clock.runFor(4_900);
    expect(loads).toBe(0);
    await page.clock.runFor(100);
    await expect.poll(() => loads).toBe(1);
    // The clock stands still in the new page too, which would never come to rest and wake its islands.
    await page.clock.resume();

    await expect.poll(() => other.connectionCount).toBe(2);
    await expect(bench.row('Lantern Lane')).toBeVisible();
    await expect(bench.doctor).toBeHidden();
  });
});
