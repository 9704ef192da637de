/** Shops and favourites of the workbench: each control does what it says, and the client agrees. */
import { expect, filled, test, workbenchPage } from '#tests/helpers/workbench-page.ts';

const RISKY = 'Northlight Home';
const SAFE = 'Harbor & Pine';

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

    const menu = bench.panel.locator('details[open] > div');
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
  test('§1.21 are added, renamed, moved and deleted', { tag: '@phone' }, async ({ page, client }) => {
    const bench = workbenchPage(page);
    const { favourites } = bench.texts;
    await bench.open();
    await bench.go('favourites');
    const titles = bench.panel.getByRole('treegrid').locator('strong');
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
    await bench.panel.getByRole('treegrid').getByLabel(favourites.title, { exact: true }).fill('Customs');
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
    await expect(
      bench.panel.getByRole('treegrid').getByLabel(favourites.title, { exact: true }),
    ).toBeFocused();
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
