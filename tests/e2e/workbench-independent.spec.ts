/** A desktop client that shares nothing with this project but the wire contract drives the workbench from end to end. */
import { startIndependentClient, type IndependentClient } from '#tests/helpers/independent-client/client.ts';
import { test as base } from '#tests/helpers/test.ts';
import { expect, filled, setCookies, workbenchPage } from '#tests/helpers/workbench-page.ts';

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

test('works with its favourites, plug-ins, lines and account', async ({ page, other }) => {
  const bench = workbenchPage(page);
  const { favourites, plugins, gateway, account, system } = bench.texts;
  await bench.open();

  await bench.go('favourites');
  await bench.panel.getByLabel(favourites.title, { exact: true }).fill('Rates');
  await bench.panel.getByLabel(favourites.url).fill('https://www.example.com/rates');
  await bench.button(favourites.add).click();
  await expect(bench.row('https://www.example.com/rates')).toBeVisible();

  await bench.go('plugins');
  await bench.button(`${plugins.install} Calculator`).click();
  await expect(bench.row('Calculator')).toContainText(plugins.installed);

  await bench.go('gateway');
  await bench.button(gateway.test).click();
  await expect(bench.row('Line two')).toContainText(filled(gateway.milliseconds, { ms: 120 }));
  await bench.button(`${gateway.use} Line two`).click();
  await expect(bench.button(`${gateway.use} Line two`)).toHaveAttribute('aria-pressed', 'true');

  await bench.go('account');
  await expect(bench.panel).toContainText(account.roles.manager);
  await bench.button(account.signOut).click();
  await bench.confirm();
  await page.getByLabel(account.userName).fill('quay');
  await page.getByLabel(account.password).fill('berth');
  await page.keyboard.press('Enter');
  await expect(bench.panel).toContainText(account.roles.boss);

  await bench.go('system');
  await expect(bench.panel).toContainText('6.9.0');
  // Settings that it does not know are left out.
  await expect(page.getByRole('switch', { name: system.autostart })).toHaveCount(0);
  expect(other.heard).toContain('systemInfo.GetVersion');
});

test('shows a payment’s code, and its result when the client tells', async ({ page, other }) => {
  const bench = workbenchPage(page);
  const { payment } = bench.texts;
  // Whoever pays is the boss.
  other.overrides.set('clientAuthentication.GetLoginInfo', {
    ret: 0,
    returnObj: { signedIn: true, isGuest: false, userName: 'quay', role: 'boss' },
  });
  await bench.open();
  await bench.go('payment');
  await page.getByLabel(payment.amount).fill('76');
  await bench.button(payment.pay).click();
  await expect(page.getByRole('img', { name: payment.qr })).toBeVisible();

  other.settlePayment('somebody-else', true);
  other.settlePayment(other.lastOrder(), true);

  await expect(bench.panel.getByText(filled(payment.paid, { amount: '76.00' }))).toBeVisible();
  expect(other.heard.filter((name) => name === 'payment.AliPay')).toHaveLength(1);
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

  test('is asked again after it refused the handshake, until it agrees', async ({ page, other }) => {
    const bench = workbenchPage(page);
    other.overrides.set('clientAuthentication.ClientConnected', { ret: 3, returnObj: { message: '忙' } });
    await bench.open();
    await bench.diagnosed('handshake-refused');
    await expect(bench.doctor).toContainText('忙');
    await expect.poll(() => other.connectionCount).toBeGreaterThan(1);

    other.overrides.delete('clientAuthentication.ClientConnected');

    await expect(bench.row('Lantern Lane')).toBeVisible();
  });

  test('is let in with a warning when it calls itself older', async ({ page, other }) => {
    const bench = workbenchPage(page);
    other.overrides.set('systemInfo.GetVersion', {
      ret: 0,
      returnObj: { version: '1.0.3', releasePhase: 'stable' },
    });
    await bench.open();

    await bench.diagnosed('too-old');
    await expect(bench.row('Lantern Lane')).toBeVisible();
    await bench.button(`${bench.texts.shops.open} Lantern Lane`).click();
    await bench.shopIs('Lantern Lane', 'open');
  });

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
