/** The connection doctor: each cause of a missing connection has its own diagnosis and remedy. */
import type { Page } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import { holdCode, watchSockets } from '#tests/helpers/traffic.ts';
import { filled } from '#tests/helpers/filled.ts';
import { expect, test, workbenchPage } from '#tests/helpers/workbench-page.ts';

/** The browser's own message about a socket that does not open. */
const NO_SOCKET = /WebSocket connection to .* failed/;
const SAFE = 'Harbor & Pine';
const { workbenchShop: shopTexts, workbenchTools: tools } = dictionaries['en-US'];

/** Serves the workbench as if from the public network, from which the browser protects loopback. */
async function guard(page: Page): Promise<void> {
  await page.route('**/app/site', async (route) => {
    if (!['document', 'fetch'].includes(route.request().resourceType())) return route.fallback();
    const response = await route.fetch();
    const headers = response.headers();
    const policies = [headers['content-security-policy'], 'treat-as-public-address'].filter(Boolean);
    await route.fulfill({
      response,
      headers: { ...headers, 'content-security-policy': policies.join(', ') },
    });
    return undefined;
  });
}

test.describe('without a client', () => {
  test.use({ expectedFaults: /Failed to load resource|ERR_FAILED/ });

  test('offers a marked demo before hydration, and loads its code again on a retry', async ({ page }) => {
    const bench = workbenchPage(page, 'zh-CN');
    const { doctor, remedies, demo, shops, state } = bench.texts;
    const sockets = watchSockets(page);
    const release = await holdCode(page);
    await page.route('**/_astro/Panels.*.js*', (route) => route.abort());
    await page.goto('/app/site', { waitUntil: 'commit' });
    await expect(bench.doctor.getByRole('heading', { name: doctor.working.title })).toBeVisible();
    await expect(bench.doctor.getByText(filled(doctor.report, { code: 'working' }))).toBeHidden();
    await bench.button(remedies.demo).click();

    release();

    await expect(page.getByText(demo.notice)).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(state.fallback);
    await page.unroute('**/_astro/Panels.*.js*');
    await bench.button(state.retry).click();
    await expect(bench.row('DE-0118')).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();

    await bench.button(demo.leave).press('Enter');
    await bench.diagnosed('not-installed');
    await expect(page.locator('.wb-finding')).toBeFocused();
    await expect(bench.doctor).toContainText(doctor['not-installed'].title);
    await expect(bench.doctor).not.toContainText('not-installed');
    await expect(page.getByRole('link', { name: remedies.download })).toHaveAttribute('href', /download$/);

    await bench.button(remedies.demo).press('Enter');
    // The button is removed with the doctor, and again with the demo: the focus moves to the page's next part.
    await expect(page.getByRole('status').filter({ hasText: demo.notice })).toBeFocused();
    await expect(bench.doctor).toBeHidden();
    const row = bench.row('DE-0118');
    await row.getByRole('button', { name: new RegExp(`^${shops.open} `) }).click();
    await bench.confirm(shops.openAnyway.yes);
    await bench.shopIs('DE-0118', 'opening');
    await bench.shopIs('DE-0118', 'open');
    await bench.go('payment');
    await page.getByLabel(bench.texts.payment.amount).fill('12');
    await bench.button(bench.texts.payment.pay).press('Enter');
    await expect(page.getByRole('img', { name: bench.texts.payment.qr })).toBeVisible();
    await expect(bench.panel).toBeFocused();

    await bench.button(demo.leave).press('Enter');
    await bench.diagnosed('not-installed');
    await expect(page.locator('.wb-finding')).toBeFocused();
    await expect(bench.panel).toHaveCount(0);
    expect(sockets).toEqual([]);
  });
});

test.describe('a client', () => {
  test.use({ expectedFaults: NO_SOCKET });

  test('is retried after a refusal; after a loss the page reloads in five seconds or as the visitor decides; restart and end ask first', async ({
    page,
    client,
  }) => {
    const bench = workbenchPage(page);
    const { plugins, reload, remedies, system } = bench.texts;
    client.setFaults({ refuseHandshake: true });
    await page.clock.install();
    await bench.open();
    await bench.diagnosed('handshake-refused');
    await expect(bench.doctor).toContainText('客户端拒绝了此页面的连接');
    await expect(bench.doctor.getByText(/\d+ s$|again now$/)).toBeVisible();
    client.setFaults({ refuseHandshake: false });
    await expect(bench.row(SAFE)).toBeVisible();

    // From here on the test controls the time, however busy the machine is.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.evaluate(() => Object.assign(window, { isTheFirst: true }));

    client.disconnect();

    await bench.diagnosed('lost');
    await expect(page.getByRole('alert').filter({ hasText: reload.scheduled })).toBeVisible();
    await expect(bench.doctor.getByText(filled(reload.in, { seconds: 5 }))).toBeVisible();
    // Now, not at all, or again: one question in one place.
    await expect(bench.doctor.getByRole('button')).toHaveCount(3);
    await page.clock.runFor(3_000);
    await expect(bench.doctor.getByText(filled(reload.in, { seconds: 2 }))).toBeVisible();
    await page.clock.runFor(1_999);
    expect(await page.evaluate(() => 'isTheFirst' in window)).toBe(true);
    await page.clock.runFor(1);
    await page.waitForFunction(() => !('isTheFirst' in window));
    await page.clock.resume();
    await expect(bench.row(SAFE)).toBeVisible();
    await expect(bench.doctor).toBeHidden();

    await test.step('after a loss the visitor may cancel the reload, and reconnect by a click', async () => {
      client.disconnect();
      await bench.button(reload.stay).click();
      await expect(page.getByText(reload.scheduled)).toBeHidden();
      const [first] = client.state.stores;
      if (first) first.name = 'Renamed meanwhile';
      await bench.doctor.getByRole('button', { name: remedies['try-again'] }).click();
      await expect(bench.row('Renamed meanwhile')).toBeVisible();
      await expect(bench.doctor).toBeHidden();
    });

    await test.step('half-typed text is kept', async () => {
      await bench.go('plugins');
      await bench.panel.getByLabel(plugins.addLabel).fill('half-typ');
      client.disconnect();
      await expect(page.getByRole('alert').filter({ hasText: reload.asking })).toBeVisible();
      await expect(bench.panel.getByLabel(plugins.addLabel)).toHaveValue('half-typ');
      await bench.doctor.getByRole('button', { name: remedies['try-again'] }).click();
      await expect(bench.doctor).toBeHidden();
      await bench.panel.getByLabel(plugins.addLabel).fill('');
    });

    await test.step('and so is text in a shop, whose parts are read again', async () => {
      await bench.go('shops');
      await bench.button(filled(shopTexts.details, { name: 'Renamed meanwhile' })).click();
      for (const label of [shopTexts.whitelist.title, shopTexts.tag.title]) {
        const field = page.getByRole('textbox', { name: label, exact: true });
        await field.fill('half-typ');
        client.disconnect();
        await expect(page.getByRole('alert').filter({ hasText: reload.asking })).toBeVisible();
        await bench.doctor.getByRole('button', { name: remedies['try-again'] }).click();
        await expect(bench.doctor).toBeHidden();
        await expect(field).toHaveValue('half-typ');
        await field.fill('');
      }
    });

    await test.step('text that is typed while a list is saved is kept', async () => {
      const list = page.getByLabel(shopTexts.whitelist.title);
      await list.fill('a.example.com');
      client.setFaults({ delayMs: 500 });
      await bench.button(shopTexts.whitelist.save).click();
      await list.fill('a.example.com\nb.example.com');
      const done = { name: 'Renamed meanwhile', number: 1 };
      await expect(page.getByText(filled(shopTexts.whitelist.done, done))).toBeVisible();
      await expect(list).toHaveValue('a.example.com\nb.example.com');
    });

    await test.step('messages whose answer was lost are read again', async () => {
      await bench.go('system');
      await expect(bench.button(system.restart)).toBeVisible();
      client.disconnect();
      client.setFaults({ delayMs: 0 });
      await bench.doctor.getByRole('button', { name: remedies['try-again'] }).click();
      await expect(page.getByRole('heading', { name: tools.messages.title })).toBeVisible();
    });

    await bench.button(system.restart).click();
    expect(client.pageCount).toBe(1);
    await bench.confirm();

    await bench.diagnosed('lost');
    const answers = () => fetch(`http://127.0.0.1:${String(client.port)}/`).then(Boolean, () => false);
    await expect.poll(answers).toBe(true);
    await bench.button(bench.texts.reload.now).click();
    // The address names the last tab; the client itself has forgotten it.
    await expect(bench.button(system.restart)).toBeVisible();

    await bench.button(system.exit).click();
    await bench.confirm();
    await expect.poll(() => client.pageCount).toBe(0);
  });
});

test.describe('a page that the browser guards', () => {
  test.use({ expectedFaults: /WebSocket connection to .* failed|loopback|local network/i });

  const title =
    'opens no connection before the visitor’s click, names the browser’s question, and connects once the visitor has allowed it';
  test(title, { tag: '@asks' }, async ({ page, client, context, baseURL }) => {
    const bench = workbenchPage(page);
    const sockets = watchSockets(page);
    await guard(page);
    await bench.open();
    await bench.diagnosed('browser-asks');
    await expect(bench.doctor).toContainText(bench.texts.doctor['browser-asks'].text);
    expect(sockets).toEqual([]);
    expect(client.pageCount).toBe(0);

    await bench.button(bench.texts.remedies.connect).click();

    // Without a window there is no prompt, and Chromium then denies.
    await bench.diagnosed('browser-denied');
    await expect(page.getByRole('link', { name: bench.texts.remedies['allow-in-settings'] })).toBeVisible();
    expect(client.pageCount).toBe(0);

    await context.grantPermissions(['local-network-access'], { origin: baseURL ?? '' });
    await page.reload();
    await expect(bench.row(SAFE)).toBeVisible();
    expect(client.pageCount).toBe(1);
  });
});
