/** The connection doctor: each way in which there is no connection has its own diagnosis, and its own way out. */
import { holdCode } from '#tests/helpers/traffic.ts';
import { expect, filled, guard, test, workbenchPage } from '#tests/helpers/workbench-page.ts';

/** What the browser itself writes about a socket that does not open. */
const NO_SOCKET = /WebSocket connection to .* failed/;
const SAFE = 'Harbor & Pine';

test.describe('without a client', () => {
  test.use({ expectedFaults: /Failed to load resource|ERR_FAILED/ });

  test('offers a demo that says it is one, before its code has come; what does not come is brought when the visitor tries again', async ({
    page,
  }) => {
    const bench = workbenchPage(page, 'zh-CN');
    const { doctor, remedies, demo, shops, state } = bench.texts;
    const sockets: string[] = [];
    page.on('websocket', (socket) => sockets.push(socket.url()));
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
    // The button goes with the doctor, and again with the demo: by keyboard one goes on where the page does.
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

  test('that refuses is asked again; when it is lost, the page reloads after five seconds, or as the visitor says; its own restart and end are asked about before', async ({
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

    // From here on time passes when the test says so, however busy the machine is.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.evaluate(() => Object.assign(window, { isTheFirst: true }));

    client.disconnect();

    await bench.diagnosed('lost');
    await expect(page.getByRole('alert').filter({ hasText: reload.scheduled })).toBeVisible();
    await expect(bench.doctor.getByText(filled(reload.in, { seconds: 5 }))).toBeVisible();
    // Now, not at all, or once more: one question in one place.
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

    await test.step('lost, it may stay away when the visitor says so, and comes back by a click', async () => {
      client.disconnect();
      await bench.button(reload.stay).click();
      await expect(page.getByText(reload.scheduled)).toBeHidden();
      const [first] = client.state.stores;
      if (first) first.name = 'Renamed meanwhile';
      await bench.doctor.getByRole('button', { name: remedies['try-again'] }).click();
      await expect(bench.row('Renamed meanwhile')).toBeVisible();
      await expect(bench.doctor).toBeHidden();
    });

    await test.step('what is half typed is not taken away', async () => {
      await bench.go('plugins');
      await bench.panel.getByLabel(plugins.addLabel).fill('half-typ');
      client.disconnect();
      await expect(page.getByRole('alert').filter({ hasText: reload.asking })).toBeVisible();
      await expect(bench.panel.getByLabel(plugins.addLabel)).toHaveValue('half-typ');
      await bench.doctor.getByRole('button', { name: remedies['try-again'] }).click();
      await expect(bench.doctor).toBeHidden();
      await bench.panel.getByLabel(plugins.addLabel).fill('');
    });

    await bench.go('system');
    await bench.button(system.restart).click();
    expect(client.pageCount).toBe(1);
    await bench.confirm();

    await bench.diagnosed('lost');
    const answers = () => fetch(`http://127.0.0.1:${String(client.port)}/`).then(Boolean, () => false);
    await expect.poll(answers).toBe(true);
    await bench.button(bench.texts.reload.now).click();
    // Where one was, by the address: the client itself has forgotten it.
    await expect(bench.button(system.restart)).toBeVisible();

    await bench.button(system.exit).click();
    await bench.confirm();
    await expect.poll(() => client.pageCount).toBe(0);
  });
});

test.describe('a page that the browser guards', () => {
  test.use({ expectedFaults: /WebSocket connection to .* failed|loopback|local network/i });

  const title =
    'connects to nothing before the visitor’s click, says what will be asked, and is let in once the visitor has allowed it';
  test(title, { tag: '@asks' }, async ({ page, client, context, baseURL }) => {
    const bench = workbenchPage(page);
    const sockets: string[] = [];
    page.on('websocket', (socket) => sockets.push(socket.url()));
    await guard(page, '**/app/site');
    await bench.open();
    await bench.diagnosed('browser-asks');
    await expect(bench.doctor).toContainText(bench.texts.doctor['browser-asks'].text);
    expect(sockets).toEqual([]);
    expect(client.pageCount).toBe(0);

    await bench.button(bench.texts.remedies.connect).click();

    // Without a window there is nobody to ask, and Chromium takes silence for a denial.
    await bench.diagnosed('browser-denied');
    await expect(page.getByRole('link', { name: bench.texts.remedies['allow-in-settings'] })).toBeVisible();
    expect(client.pageCount).toBe(0);

    await context.grantPermissions(['local-network-access'], { origin: baseURL ?? '' });
    await page.reload();
    await expect(bench.row(SAFE)).toBeVisible();
    expect(client.pageCount).toBe(1);
  });
});
