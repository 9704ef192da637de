/** The connection doctor: each way in which there is no connection has its own diagnosis, and its own way out. */
import { testsInTurn } from '#tests/helpers/languages.ts';
import { expect, filled, guard, test, workbenchPage } from '#tests/helpers/workbench-page.ts';

/** What the browser itself writes about a socket that does not open. */
const NO_SOCKET = /WebSocket connection to .* failed/;
const SAFE = 'Harbor & Pine';

test.describe('without a client', () => {
  for (const locale of ['zh-CN', 'en-US'] as const) {
    const demo = `says so in ${locale}, and offers a demo that says it is one`;
    testsInTurn(test, locale)()(demo, async ({ page }) => {
      const bench = workbenchPage(page, locale);
      const { doctor, remedies, demo, shops } = bench.texts;
      const sockets: string[] = [];
      page.on('websocket', (socket) => sockets.push(socket.url()));
      await bench.open();
      await bench.diagnosed('not-installed');
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
  }

  test('offers the demo before its code has come, and begins it when that is here', async ({ page }) => {
    const bench = workbenchPage(page);
    const { doctor, demo, remedies } = bench.texts;
    const { promise, resolve: release } = Promise.withResolvers<undefined>();
    await page.route('**/_astro/*.js', async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto('/en/app/site', { waitUntil: 'commit' });
    await expect(bench.doctor.getByRole('heading', { name: doctor.working.title })).toBeVisible();
    await expect(bench.doctor.getByText(filled(doctor.report, { code: 'working' }))).toBeHidden();
    await bench.button(remedies.demo).click();

    release(undefined);

    await expect(page.getByText(demo.notice)).toBeVisible();
    await expect(bench.row('DE-0118')).toBeVisible();
  });

  test.describe('and with panels that do not come', () => {
    test.use({ expectedFaults: /Failed to load resource|ERR_FAILED/ });

    test('says so, and brings them when the visitor tries again', async ({ page }) => {
      const bench = workbenchPage(page);
      const { remedies, state } = bench.texts;
      await page.route('**/_astro/Panels.*.js*', (route) => route.abort());
      await bench.open();
      await bench.button(remedies.demo).click();
      await expect(page.getByRole('alert')).toContainText(state.fallback);
      await page.unroute('**/_astro/Panels.*.js*');

      await bench.button(state.retry).click();

      await expect(bench.row('DE-0118')).toBeVisible();
      await expect(page.getByRole('alert')).toBeHidden();
    });
  });

  test.describe('and without a script', () => {
    test.use({ javaScriptEnabled: false });

    for (const locale of ['zh-CN', 'en-US'] as const) {
      const noScript = `says in ${locale} what it needs, and leads to the download`;
      testsInTurn(test, locale, 1)()(noScript, async ({ page }) => {
        const bench = workbenchPage(page, locale);
        const { doctor, noScript, remedies } = bench.texts;
        await bench.open();

        await expect(page.getByText(noScript)).toBeVisible();
        await expect(page.getByRole('link', { name: remedies.download })).toBeVisible();
        // What can never come to an end, or never begin, is not there.
        await expect(page.getByText(doctor.working.title)).toBeHidden();
        await expect(bench.button(remedies.demo)).toBeHidden();
      });
    }
  });
});

test.describe('a client that does not let the page in', () => {
  test.use({ expectedFaults: NO_SOCKET });

  test('refuses: its reason is shown, and the page tries again by itself', async ({ page, client }) => {
    const bench = workbenchPage(page);
    client.setFaults({ refuseHandshake: true });
    await bench.open();
    await bench.diagnosed('handshake-refused');
    await expect(bench.doctor).toContainText('客户端拒绝了此页面的连接');
    await expect(bench.doctor.getByText(/\d+ s$|again now$/)).toBeVisible();

    client.setFaults({ refuseHandshake: false });

    await expect(bench.row(SAFE)).toBeVisible();
  });
});

test.describe('a connection that is lost', () => {
  test.use({ expectedFaults: NO_SOCKET });

  test('announces the reload, and reloads after five seconds', async ({ page, client }) => {
    const bench = workbenchPage(page);
    const { reload } = bench.texts;
    await page.clock.install();
    await bench.open();
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
  });

  test('stays when the visitor says so, and comes back by a click with what is true then', async ({
    page,
    client,
  }) => {
    const bench = workbenchPage(page);
    const { reload, remedies } = bench.texts;
    await bench.open();
    await expect(bench.row(SAFE)).toBeVisible();
    client.disconnect();
    await bench.button(reload.stay).click();
    await expect(page.getByText(reload.scheduled)).toBeHidden();
    const [first] = client.state.stores;
    if (first) first.name = 'Renamed meanwhile';

    await bench.doctor.getByRole('button', { name: remedies['try-again'] }).click();

    await expect(bench.row('Renamed meanwhile')).toBeVisible();
    await expect(bench.doctor).toBeHidden();
    await bench.button(`${bench.texts.shops.open} Renamed meanwhile`).click();
    await bench.shopIs('Renamed meanwhile', 'open');
  });

  test('does not take away what is half typed: the page asks first', async ({ page, client }) => {
    const bench = workbenchPage(page);
    const { plugins, reload } = bench.texts;
    await bench.open();
    await bench.go('plugins');
    await bench.panel.getByLabel(plugins.addLabel).fill('half-typ');

    client.disconnect();

    await expect(page.getByRole('alert').filter({ hasText: reload.asking })).toBeVisible({ timeout: 10_000 });
    await expect(bench.panel.getByLabel(plugins.addLabel)).toHaveValue('half-typ');
  });

  test('comes from the client’s own restart or end, which are asked about before', async ({
    page,
    client,
  }) => {
    const bench = workbenchPage(page);
    const { system } = bench.texts;
    await bench.open();
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

  const title = 'connects to nothing before the visitor’s click, and says what will be asked';
  test(title, { tag: '@asks' }, async ({ page, client }) => {
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
  });

  test('is let in once the visitor has allowed it', async ({ page, client, context, baseURL }) => {
    await context.grantPermissions(['local-network-access'], { origin: baseURL ?? '' });
    const bench = workbenchPage(page);
    await guard(page, '**/app/site');
    await bench.open();

    await expect(bench.row(SAFE)).toBeVisible();
    expect(client.pageCount).toBe(1);
  });
});
