/** The workbench over a connected client: each panel does what it says, and the client agrees. */
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes } from '#i18n/locales.ts';
import { findBarriers } from '#tests/helpers/axe.ts';
import { PHONE_ONLY, deviceOf, inTurn } from '#tests/helpers/languages.ts';
import { expect, filled, test, workbenchPage, type Tab } from '#tests/helpers/workbench-page.ts';

const PASSWORD = 'Harbor2026';
const RISKY = 'Northlight Home';
const SAFE = 'Harbor & Pine';
const colorSchemes = ['light', 'dark'] as const;
const PANELS: readonly Tab[] = [
  ...(['shops', 'favourites', 'plugins', 'gateway'] as const),
  ...(['account', 'system', 'logs', 'payment'] as const),
];
const SIGNED_OUT = { signedIn: false, isGuest: true, userName: null, role: null };

for (const locale of localeCodes) {
  test.describe(`the workbench in ${locale}`, () => {
    const story = 'connects by itself, and lists the forty shops of the client';
    test(story, { tag: deviceOf(locale) }, async ({ page, client }) => {
      const bench = workbenchPage(page, locale);
      await bench.open();

      await expect(page.locator('#browser-workbench')).toBeVisible();
      await expect(
        bench.panel.getByText(filled(bench.texts.shops.count, { shown: 40, total: 40 })),
      ).toBeVisible();
      await expect(bench.row(SAFE)).toContainText('192.0.2.2');
      expect(client.pageCount).toBe(1);
    });

    for (const colorScheme of colorSchemes.filter((_scheme, index) => inTurn(index) === locale)) {
      const tag = colorScheme === 'dark' ? PHONE_ONLY : [];
      test(`has no barriers in any panel, ${colorScheme}`, { tag }, async ({ page, client }) => {
        test.slow(); // eight panels, each looked at by a hundred rules
        expect(client.port).toBeGreaterThan(0);
        const bench = workbenchPage(page, locale);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await bench.open();
        for (const name of PANELS) {
          await bench.go(name);
          await expect(bench.panel.locator('.wb-skeleton')).toHaveCount(0);
          expect.soft(await findBarriers(page), name).toEqual([]);
        }

        await page.setViewportSize({ width: 320, height: 640 });
        const isWithin = () => page.evaluate(() => document.documentElement.scrollWidth <= 320);
        for (const name of PANELS) {
          await bench.go(name);
          expect.soft(await isWithin(), `${name} at 320 px`).toBe(true);
        }
        await bench.go('shops');
        const { details, tag } = dictionaries[locale].workbenchShop;
        await bench.button(filled(details, { name: 'Harbor & Pine' })).click();
        await expect(page.locator('.wb-detail').getByLabel(tag.title, { exact: true })).toBeVisible();
        expect.soft(await isWithin(), 'a shop beside the list at 320 px').toBe(true);
        expect.soft(await findBarriers(page), 'a shop beside the list').toEqual([]);
      });
    }
  });
}

test.describe('shops', () => {
  test('are found by any part of name, marketplace and address, by status and by risk', async ({
    page,
    client,
  }) => {
    const bench = workbenchPage(page);
    const { shops } = bench.texts;
    const expectCount = (shown: number) =>
      expect(
        bench.panel.getByText(filled(shops.count, { shown, total: client.state.stores.length })),
      ).toBeVisible();
    await bench.open();
    const search = page.getByRole('searchbox', { name: shops.search });

    await search.fill('lazada vn');
    await expectCount(1);
    await expect(bench.row('Saigon Sound')).toBeVisible();
    await search.fill('no such shop');
    await expect(bench.panel.getByText(shops.empty)).toBeVisible();
    await bench.button(shops.clear).click();
    await expectCount(40);
    await page.getByLabel(shops.risky).check();
    await expectCount(4);
    await page.getByLabel(shops.status).selectOption('open');
    await expect(bench.panel.getByText(shops.empty)).toBeVisible();
  });

  test(
    'open by way of opening as the client reports it, and close again',
    { tag: '@phone' },
    async ({ page, client }) => {
      const bench = workbenchPage(page);
      const { shops } = bench.texts;
      await bench.open();
      await bench.button(`${shops.open} ${SAFE}`).click();
      await bench.shopIs(SAFE, 'opening');
      await bench.shopIs(SAFE, 'open');
      expect(client.state.stores[0]?.status).toBe('open');
      await expect(bench.dialog).toBeHidden();

      await bench.button(`${shops.close} ${SAFE}`).click();
      await bench.shopIs(SAFE, 'closed');
      expect(client.state.stores[0]?.status).toBe('closed');
    },
  );

  test('with a warning stand out, and open only after a question', async ({ page, client }) => {
    const bench = workbenchPage(page);
    const { shops, confirm } = bench.texts;
    await bench.open();
    for (const text of Object.values(shops.riskSummary)) {
      await expect(bench.panel.getByText(filled(text, { number: 2 }))).toBeVisible();
    }
    await expect(bench.row(RISKY)).toContainText(shops.risks.device);
    const open = bench.button(`${shops.open} ${RISKY}`);

    await open.click();
    await expect(bench.dialog).toContainText(shops.risks.device);
    await page.keyboard.press('Escape');
    await expect(bench.dialog).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    await bench.dialog.getByRole('button', { name: confirm.no }).click();
    expect(client.state.stores[1]?.status).toBe('closed');

    await open.click();
    await bench.confirm(shops.openAnyway.yes);
    await bench.shopIs(RISKY, 'open');
  });

  test('lose cache and user data after one question, and the focus stays', async ({ page, client }) => {
    const bench = workbenchPage(page);
    const { shops } = bench.texts;
    const store = client.state.stores[5]; // Fenwick Garden, whose login has changed
    await bench.open();
    const more = page.getByLabel(`${shops.more} Fenwick Garden`);

    await more.click();
    await bench.button(shops.cache).click();
    await expect(bench.dialog).toContainText('Fenwick Garden');
    await bench.confirm();
    await expect(more).toBeFocused();
    await expect.poll(() => store?.cacheBytes).toBe(0);

    await more.click();
    await bench.button(shops.data).click();
    await bench.confirm();
    await expect(bench.row('Fenwick Garden')).toHaveAttribute('data-risk', 'none');
  });

  test('show what the client refuses, in its own words', async ({ page, client }) => {
    const bench = workbenchPage(page);
    await bench.open();
    await expect(bench.row(SAFE)).toBeVisible();
    client.state.stores = [];

    await bench.button(`${bench.texts.shops.open} ${SAFE}`).click();

    await expect(page.getByRole('alert')).toContainText('店铺不存在');
    await bench.button(bench.texts.state.dismiss).click();
    await expect(page.getByRole('alert')).toBeHidden();
  });

  test('keep the menu of the last row in view', { tag: '@phone' }, async ({ page, client }) => {
    const bench = workbenchPage(page);
    await bench.open();
    const last = client.state.stores.at(-1)?.name ?? '';
    const list = bench.panel.getByRole('region');
    const toEnd = () => list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await toEnd();

    await page.getByLabel(`${bench.texts.shops.more} ${last}`).click();
    await toEnd();

    const menu = bench.panel.locator('.wb-more[open] > div');
    await expect(menu.getByRole('button')).toHaveText([bench.texts.shops.cache, bench.texts.shops.data]);
    // The list shows nothing outside of itself.
    const isInside = async () => {
      const [outer, inner] = await Promise.all([list.boundingBox(), menu.boundingBox()]);
      if (!outer || !inner) return false;
      const isLeftAndTop = inner.x >= outer.x && inner.y >= outer.y;
      return (
        isLeftAndTop &&
        inner.x + inner.width <= outer.x + outer.width &&
        inner.y + inner.height <= outer.y + outer.height
      );
    };
    await expect.poll(isInside).toBe(true);
  });
});

test.describe('favourites', () => {
  test('are added, renamed, moved and deleted', { tag: '@phone' }, async ({ page, client }) => {
    const bench = workbenchPage(page);
    const { favourites } = bench.texts;
    await bench.open();
    await bench.go('favourites');
    const titles = bench.panel.locator('.wb-tree strong');
    const titlesNow = () => client.state.favourites.map(({ title }) => title);

    await bench.panel.getByLabel(favourites.title, { exact: true }).fill('Tariffs');
    await bench.panel.getByLabel(favourites.url).fill('ftp://nowhere');
    await bench.button(favourites.add).click();
    await expect(page.getByRole('alert')).toHaveText(favourites.badUrl);
    await bench.panel.getByLabel(favourites.url).fill('https://www.example.com/tariffs');
    await bench.button(favourites.add).click();
    await expect(titles.last()).toHaveText('Tariffs');
    await expect(bench.panel.getByLabel(favourites.title, { exact: true })).toHaveValue('');

    const more = (title: string) => bench.button(`${bench.texts.shops.more} ${title}`).click();
    await more('Tariffs');
    await bench.row('Tariffs').getByRole('button', { name: favourites.rename }).click();
    await bench.panel.locator('.wb-rename [name=title]').fill('Customs');
    await page.keyboard.press('Enter');
    await expect(titles.last()).toHaveText('Customs');
    await expect(bench.row('Customs').getByRole('button', { name: favourites.rename })).toBeFocused();

    await bench.button(`${favourites.up} Customs`).click();
    await expect(titles.last()).toHaveText('Exchange rates');
    await expect(bench.button(`${favourites.up} Customs`)).toBeFocused();
    await more('Exchange rates');
    await expect(bench.button(`${favourites.down} Exchange rates`)).toBeDisabled();
    await bench.button(`${favourites.down} Exchange rates`).click({ force: true });
    await expect(titles.last()).toHaveText('Exchange rates');
    await more('Customs');
    await page.getByLabel(`${favourites.folder} Customs`).selectOption({ label: 'Logistics' });
    await expect(bench.row('Customs')).toHaveAttribute('data-depth', '1');

    await bench.row('Customs').getByRole('button', { name: favourites.remove }).click();
    await bench.confirm();
    await expect(bench.row('Customs')).toHaveCount(0);
    await expect(bench.row('Exchange rates')).toBeFocused();
    expect(titlesNow()).not.toContain('Customs');

    // From here on by keyboard alone.
    const folder = bench.row('Seller centres');
    const press = (key: string) => page.keyboard.press(key);
    await press('Home');
    await expect(folder).toBeFocused();
    await press('ArrowLeft');
    await expect(folder).toHaveAttribute('aria-expanded', 'false');
    await expect(bench.row('Shopee')).toHaveCount(0);
    await press('e');
    await expect(bench.row('Exchange rates')).toBeFocused();
    await press('Home');
    await press('ArrowRight');
    await expect(bench.row('Shopee')).toBeVisible();
    await press('ArrowRight');
    await expect(bench.row('Amazon')).toBeFocused();
    await press('F2');
    await expect(bench.panel.locator('.wb-rename [name=title]')).toBeFocused();
    await press('Escape');
    await expect(bench.row('Amazon')).toBeFocused();
    await press('Enter');
    await expect.poll(() => client.state.tabs.at(-1)?.url).toBe('https://sellercentral.amazon.com/');
    await press('Delete');
    await expect(bench.dialog).toContainText('Amazon');
    await press('Escape');
    await expect(bench.row('Amazon')).toBeFocused();
  });
});

test.describe('plug-ins', () => {
  test('of the user are installed, hidden, removed and added', async ({ page, client }) => {
    const bench = workbenchPage(page);
    const { plugins } = bench.texts;
    await bench.open();
    await bench.go('plugins');
    const find = (id: string) => client.state.plugins.find((plugin) => plugin.id === id);
    await expect(bench.panel.getByRole('heading', { name: plugins.user })).toBeVisible();

    await bench.button(`${plugins.install} Profit Calculator`).click();
    await bench.button(`${plugins.uninstall} Profit Calculator`).waitFor();
    expect(find('plugin-3')?.installed).toBe(true);
    await bench.button(`${plugins.hide} Order Export`).click();
    await bench.button(`${plugins.show} Order Export`).waitFor();
    expect(find('plugin-5')?.hidden).toBe(true);
    await bench.button(`${plugins.remove} Review Watch`).click();
    await bench.confirm();
    await expect(bench.row('Review Watch')).toHaveCount(0);
    // The button that was pressed has gone with its row.
    await expect(bench.panel.locator('.wb-list')).toBeFocused();

    await bench.panel.getByLabel(plugins.addLabel).fill('plugin-market-9');
    await bench.button(plugins.add).click();
    await expect(bench.row('plugin-market-9')).toBeVisible();
    await expect(bench.panel.getByLabel(plugins.addLabel)).toHaveValue('');
  });

  test('of a guest are the guest’s own', async ({ page, client }) => {
    client.state.login = SIGNED_OUT;
    const bench = workbenchPage(page);
    const { plugins } = bench.texts;
    await bench.open();
    await bench.go('plugins');

    await expect(bench.panel.getByRole('heading', { name: plugins.guest })).toBeVisible();
    await expect(bench.panel.getByText(plugins.guestNote)).toBeVisible();
    await bench.button(`${plugins.install} Screenshot`).click();
    await bench.button(`${plugins.uninstall} Screenshot`).waitFor();
    expect(client.state.guestPlugins[1]?.installed).toBe(true);
  });
});

test.describe('acceleration', () => {
  test('measures every line in bars, and uses the one that is chosen', async ({ page, client }) => {
    const bench = workbenchPage(page);
    const { gateway } = bench.texts;
    await bench.open();
    await bench.go('gateway');
    await expect(bench.panel.getByText(gateway.unmeasured)).toHaveCount(8);

    await bench.button(gateway.test).click();
    await expect(bench.panel.getByText(/^\d+ ms$/)).toHaveCount(7); // one line of the client never answers
    await expect(bench.panel.getByText(gateway.fastest)).toHaveCount(1);
    await bench.button(`${gateway.use} Frankfurt 1`).click();
    await expect(bench.button(`${gateway.use} Frankfurt 1`)).toHaveAttribute('aria-pressed', 'true');
    expect(client.state.acceleration).toEqual({ enabled: true, lineId: 'line-de' });
    await expect(bench.panel.getByText(/^\d+ ms$/)).toHaveCount(7);

    await page.getByRole('switch', { name: gateway.enabled }).click();
    await expect(page.getByRole('switch', { name: gateway.enabled })).not.toBeChecked();
    expect(client.state.acceleration.enabled).toBe(false);
  });
});

test.describe('the account', () => {
  test('signs out to a guest with a guest’s rights, and in again', async ({ page, client }) => {
    const bench = workbenchPage(page);
    const { account, payment, shops } = bench.texts;
    await bench.open();
    await bench.go('account');
    await expect(bench.panel).toContainText('harbor_boss');
    await expect(bench.panel).toContainText(account.roles.boss);

    await bench.button(account.signOut).click();
    await bench.confirm();
    await expect(bench.panel.getByRole('heading', { name: account.guest })).toBeVisible();
    expect(client.state.login).toEqual(SIGNED_OUT);
    await bench.go('payment');
    await expect(bench.panel.getByText(payment.guest)).toBeVisible();
    await bench.panel.getByRole('button', { name: account.signIn }).click();
    await expect(bench.tab('account')).toBeFocused();
    await bench.go('shops');
    // The team's shops are gone with its member.
    await expect(bench.panel.getByText(filled(shops.count, { shown: 3, total: 3 }))).toBeVisible();
    await page.getByLabel(`${shops.more} ${SAFE}`).click();
    await expect(bench.button(shops.cache)).toBeVisible();
    await expect(bench.button(shops.data)).toHaveCount(0);

    await bench.go('account');
    await bench.button(account.signIn).click();
    await expect(page.getByRole('alert')).toHaveText(account.required);
    await page.getByLabel(account.userName).fill('harbor_staff');
    await page.getByLabel(account.password).fill('wrong');
    await bench.button(account.signIn).click();
    await expect(page.getByRole('alert').filter({ hasText: '用户名或密码错误' })).toBeVisible();
    await expect(page.getByLabel(account.userName)).toHaveValue('harbor_staff');
    await expect(page.getByLabel(account.password)).toBeFocused();
    await page.getByLabel(account.password).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(bench.panel).toContainText(account.roles.employee);
    await bench.go('shops');
    await expect(bench.panel.getByText(filled(shops.count, { shown: 40, total: 40 }))).toBeVisible();
  });
});

test.describe('settings', () => {
  test('are kept by the client', async ({ page, client }) => {
    const bench = workbenchPage(page);
    const { system } = bench.texts;
    await bench.open();
    await bench.go('system');
    const autostart = page.getByRole('switch', { name: system.autostart });
    await expect(autostart).toBeChecked();

    await autostart.click();
    await expect(autostart).not.toBeChecked();
    await page.getByRole('switch', { name: system.notify.marketing }).click();
    await expect(page.getByRole('switch', { name: system.notify.marketing })).toBeChecked();
    await page.getByLabel(system.language).selectOption('en-US');
    await expect.poll(() => client.state.settings).toMatchObject({ autostart: false, language: 'en-US' });
    expect(client.state.settings.notifications.marketing).toBe(true);

    await page.reload();
    await bench.go('system');
    await expect(autostart).not.toBeChecked();
  });
});

test.describe('payment', () => {
  for (const [wallet, amount, isPaid] of [
    ['aliPay', '38', true],
    ['weChatPay', '4.04', false],
  ] as const) {
    test(
      `by ${wallet} shows a code, then the result as the client reports it`,
      { tag: '@phone' },
      async ({ page, client }) => {
        const bench = workbenchPage(page);
        const { payment } = bench.texts;
        const yuan = Number(amount).toFixed(2);
        await bench.open();
        await bench.go('payment');
        await page.getByLabel(payment.amount).fill('0.001');
        await bench.button(payment.pay).click();
        await expect(page.getByRole('alert')).toHaveText(payment.badAmount);

        await page.getByLabel(payment.amount).fill(amount);
        await page.getByLabel(payment[wallet]).check();
        await bench.button(payment.pay).click();

        await expect(page.getByRole('img', { name: payment.qr })).toBeVisible();
        await expect(
          page.getByRole('heading', {
            name: filled(payment.scan, { wallet: payment[wallet], amount: yuan }),
          }),
        ).toBeVisible();
        await expect(
          bench.panel.getByText(isPaid ? filled(payment.paid, { amount: yuan }) : payment.failed),
        ).toBeVisible();
        expect(client.state.paidOrders).toHaveLength(isPaid ? 1 : 0);
        // What is over does not keep its visitor from the shops.
        await page.reload();
        await expect(bench.tab('shops')).toHaveAttribute('aria-selected', 'true');
        await bench.go('payment');
        await bench.button(payment.again).click();
        await expect(page.getByLabel(payment.amount)).toBeVisible();
      },
    );
  }
});

test.describe('a payment under way', () => {
  test.use({ clientOptions: { timings: { paymentMs: 3_600_000 } } });

  test('is found again after a reload, under its own number', async ({ page, client }) => {
    const bench = workbenchPage(page);
    const { payment } = bench.texts;
    const code = page.getByRole('img', { name: payment.qr });
    await bench.open();
    await bench.go('payment');
    await page.getByLabel(payment.amount).fill('38');
    await bench.button(payment.pay).click();
    await expect(code).toBeVisible();
    const order = bench.panel.getByText(new RegExp(filled(payment.order, { id: '.+' })));
    const number = (await order.textContent()) ?? '';
    // The client's own, which is what the visitor finds there again.
    expect(number).toMatch(/C\d{10}/);

    await page.setViewportSize({ width: 360, height: 740 });
    await page.reload();
    await expect(bench.tab('payment')).toHaveAttribute('aria-selected', 'true');
    // The last of a row that does not fit.
    await expect(bench.tab('payment')).toBeInViewport({ ratio: 1 });
    await expect(code).toBeVisible();
    await expect(order).toHaveText(number);
    await bench.button(payment.check).click();
    await expect(bench.button(payment.check)).not.toHaveAttribute('aria-disabled', 'true');
    await expect(order).toHaveText(number);

    await bench.button(payment.cancel).click();
    await expect(page.getByLabel(payment.amount)).toBeVisible();
    await page.reload();
    await expect(bench.tab('shops')).toHaveAttribute('aria-selected', 'true');
    expect(client.state.paidOrders).toHaveLength(0);
  });
});

test('the address can name the part to begin with', async ({ page, client }) => {
  const bench = workbenchPage(page);
  await page.goto('/en/app/site#system');
  await expect(bench.tab('system')).toHaveAttribute('aria-selected', 'true');
  // As people read it, whatever it is in bytes.
  const size = bench.panel.getByText(bench.texts.system.temp).locator('..');
  await expect(size.getByText(/^\d+(\.\d)? (KB|MB|GB)$/)).toBeVisible();
  expect(client.pageCount).toBe(1);
});

test('the arrow keys walk through the tabs, and only the chosen one is in the tab order', async ({
  page,
  client,
}) => {
  const bench = workbenchPage(page);
  await bench.open();
  await expect(bench.row(SAFE)).toBeVisible();
  expect(client.pageCount).toBe(1);
  await bench.tab('shops').focus();

  for (const [key, name] of [
    ['ArrowRight', 'favourites'],
    ['ArrowDown', 'plugins'],
    ['ArrowLeft', 'favourites'],
    ['End', 'payment'],
    ['ArrowRight', 'shops'],
    ['ArrowUp', 'payment'],
    ['Home', 'shops'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(bench.tab(name)).toBeFocused();
    await expect(bench.tab(name)).toHaveAttribute('aria-selected', 'true');
  }
  await expect(page.locator('[role=tab][tabindex="0"]')).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
