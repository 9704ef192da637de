/** Shops and favourites of the workbench: each control acts, and the client confirms it. */
import type { Page } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import type { ClientSimulator } from '#server/client-simulator/index.ts';
import { filled } from '#tests/helpers/filled.ts';
import { expect, test, workbenchPage } from '#tests/helpers/workbench-page.ts';

const RISKY = 'Northlight Home';
const SAFE = 'Harbor & Pine';
const MOST_ROWS = 60;
const SCROLLS = 40;
/** In the client's order: its last shop is the last of the list. */
const asInClient = (page: Page) =>
  page.getByLabel(dictionaries['en-US'].workbenchShop.order.label).selectOption('client');

/** The list clips its content, also the menu of its last row. */
async function expectLastMenuInView(page: Page, client: ClientSimulator): Promise<void> {
  const bench = workbenchPage(page);
  const last = client.state.stores.at(-1)?.name ?? '';
  const list = bench.panel.getByRole('region');
  const toEnd = () => list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await toEnd();

  await page.getByLabel(`${bench.texts.shops.more} ${last}`).click();
  await toEnd();

  const menu = bench.panel.locator('details[open] > div');
  await expect(menu.getByRole('button')).toHaveText([bench.texts.shops.cache, bench.texts.shops.data]);
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
}

test.describe('a thousand shops', () => {
  test.use({ clientOptions: { storeCount: 1000 } });

  test('scroll and filter with few rows in the page, and the last row’s menu is visible, also on a phone', async ({
    page,
    client,
  }) => {
    test.slow(); // a thousand rows on a machine that may be busy
    const bench = workbenchPage(page);
    const { shops } = bench.texts;
    await bench.open();
    await expect(bench.panel.getByText(filled(shops.count, { shown: 1000, total: 1000 }))).toBeVisible();
    await asInClient(page);
    const list = bench.panel.getByRole('region');
    const rows = list.getByRole('listitem');
    await expect(rows.first()).toBeVisible();
    const most = await list.evaluate(async (element, steps) => {
      let seen = 0;
      for (let step = 1; step <= steps; step += 1) {
        element.scrollTop = (element.scrollHeight * step) / steps;
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        seen = Math.max(seen, element.querySelectorAll('li').length);
      }
      return seen;
    }, SCROLLS);
    expect(most).toBeGreaterThan(5);
    expect(most).toBeLessThan(MOST_ROWS);
    await expect(bench.row(client.state.stores.at(-1)?.name ?? '')).toBeVisible();

    await page.getByRole('searchbox').pressSequentially('amazon uk');
    await expect(bench.panel.getByText(filled(shops.count, { shown: 50, total: 1000 }))).toBeVisible();
    expect(await rows.count()).toBeLessThan(MOST_ROWS);
    await page.getByRole('searchbox').fill('');
    await expect(bench.panel.getByText(filled(shops.count, { shown: 1000, total: 1000 }))).toBeVisible();

    await expectLastMenuInView(page, client);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.keyboard.press('Escape');
    await expectLastMenuInView(page, client);
  });
});

test('§1.21 shops open and close, those with a warning after a question; favourites are folded, opened and deleted by keyboard', async ({
  page,
  client,
}) => {
  const bench = workbenchPage(page);
  const { confirm, favourites, shops } = bench.texts;
  await bench.open();
  await bench.button(`${shops.open} ${SAFE}`).click();
  await bench.shopIs(SAFE, 'opening');
  await bench.shopIs(SAFE, 'open');
  expect(client.state.stores[0]?.status).toBe('open');
  await expect(bench.dialog).toBeHidden();

  await bench.button(`${shops.close} ${SAFE}`).click();
  await bench.shopIs(SAFE, 'closed');
  // The second click of a double click.
  await bench.button(`${shops.open} ${SAFE}`).dispatchEvent('click', { detail: 2 });

  const changed = page.getByLabel(filled(shops.risky, { number: 4 }));
  await changed.check();
  await expect(bench.panel.getByText(filled(shops.count, { shown: 4, total: 40 }))).toBeVisible();
  await changed.uncheck();
  expect(client.state.stores[0]?.status).toBe('closed');
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

  await bench.go('favourites');
  await bench.panel.getByLabel(favourites.title, { exact: true }).fill('Tariffs');
  await bench.panel.getByLabel(favourites.url).fill('ftp://nowhere');
  await bench.button(favourites.add).click();
  await expect(page.getByRole('alert')).toHaveText(favourites.badUrl);

  // From here on by keyboard only.
  const folder = bench.row('Seller centres');
  const press = (key: string) => page.keyboard.press(key);
  await folder.focus();
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
  await expect(bench.panel.getByRole('treegrid').getByLabel(favourites.title, { exact: true })).toBeFocused();
  await press('Escape');
  await expect(bench.row('Amazon')).toBeFocused();
  await press('Enter');
  await expect.poll(() => client.state.tabs.at(-1)?.url).toBe('https://sellercentral.amazon.com/');
  await press('Delete');
  await expect(bench.dialog).toContainText('Amazon');
  await press('Escape');
  await expect(bench.row('Amazon')).toBeFocused();
  await press('Delete');
  await bench.confirm();
  await expect(bench.row('eBay')).toBeFocused();
  expect(client.state.favourites.map(({ title }) => title)).not.toContain('Amazon Seller Central');
});
