/**
 * `/app/sellerassistant`: its public view, and inside the client the panel that opens the look-up; `lookup`: the text
 * of each answer, and the question in the address.
 */
import { dictionaries } from '#i18n/dictionaries.ts';
import { localizedPath } from '#i18n/locales.ts';
import { routePath } from '#src/config/routes.ts';
import { findBarriers } from '#tests/helpers/axe.ts';
import { cutApi, watchSockets } from '#tests/helpers/traffic.ts';
import { expect, test } from '#tests/helpers/workbench-page.ts';
import { readContent } from '#server/content/content.ts';

const PATH = '/app/sellerassistant';
const { market } = dictionaries['zh-CN'];
const { panel } = market.assistant;

test('says where the assistant runs, and opens no socket, without a client', async ({ page }) => {
  const { panel: words, title } = dictionaries['en-US'].market.assistant;
  const sockets = watchSockets(page);
  await page.goto(`/en${PATH}`);

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(words.absent)).toBeVisible();
  await expect(page.getByRole('link', { name: words.workbench })).toHaveAttribute('href', /app\/site$/);
  await expect(page.getByLabel(words.label)).toBeHidden();
  expect(sockets).toEqual([]);
});

test.describe('inside the client', () => {
  test.use({ expectedFaults: /WebSocket connection to .* failed|loopback|local network/i });

  test('§2.41 opens the typed look-up in a tab of the client once it accepts the page; otherwise keeps it and links to the doctor', async ({
    page,
    client,
  }) => {
    const doctor = page.getByRole('link', { name: panel.doctor });
    await page.goto(PATH);
    const tabs = client.state.tabs.length;
    await expect(page.getByText(panel.absent)).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: panel.download })).toHaveCount(0);
    await page.getByRole('button', { name: panel.go }).click();
    await expect(page.getByText(panel.needed)).toBeVisible();
    await expect(page.getByLabel(panel.label)).toBeFocused();
    expect(client.state.tabs).toHaveLength(tabs);

    await page.getByLabel(panel.label).fill('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await expect(page.getByText(panel.unclear)).toBeVisible();
    expect(client.state.tabs).toHaveLength(tabs);
    client.setFaults({ refuseHandshake: true });
    await page.getByLabel(panel.label).fill('shop.example/雨衣?a=1&b=boots');
    await page.keyboard.press('Enter');

    await expect(page.getByText(panel.unreached)).toBeVisible();
    await expect(doctor).toHaveAttribute('href', /app\/site$/);
    await expect(page.getByLabel(panel.label)).toHaveValue('shop.example/雨衣?a=1&b=boots');
    client.setFaults({ refuseHandshake: false });
    await page.getByRole('button', { name: panel.go }).click();
    await expect(page.getByText(panel.opened)).toBeVisible();
    await expect(doctor).toBeHidden();
    const address = new URL(client.state.tabs.at(-1)?.url ?? '');
    expect(address.pathname).toBe(localizedPath('zh-CN', routePath('lookUp')));
    expect(address.searchParams.get('product')).toBe(new URL('https://shop.example/雨衣?a=1&b=boots').href);
    expect(client.state.tabs).toHaveLength(tabs + 1);
    await expect.poll(() => client.pageCount).toBe(0);
    expect(await findBarriers(page)).toEqual([]);
  });
});

test.describe('the look-up', () => {
  const { marketplaces = [], products: [sample] = [] } = readContent('server/seed').assistant ?? {};
  const host = marketplaces.find(({ name }) => name === sample?.marketplace)?.hosts[0] ?? '';

  const product = sample?.product ?? '';

  test.use({ expectedFaults: /Failed to load resource/ });

  test('looks up its address’s product, and names the day of the estimate', async ({ page }) => {
    const { lookUp } = dictionaries['zh-CN'];
    const name = sample?.name.zh ?? '';
    await page.goto(
      `${routePath('lookUp')}?product=${encodeURIComponent(`https://www.${host}/some-name/dp/${product}?th=1`)}`,
    );
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: name })).toBeVisible();

    const sheet = page.getByRole('article');
    await expect(sheet).toContainText(lookUp.sales);
    await expect(sheet).toContainText(/\d–[\d,]+/);
    await expect(sheet).toContainText(/2026/);
    await expect(sheet.getByText(lookUp.sample)).toBeVisible();
    await sheet.getByText(lookUp.months.open).click();
    await expect(sheet.getByRole('row')).toHaveCount((sample?.months.length ?? 0) + 1);
    expect(await findBarriers(page)).toEqual([]);
  });

  test('has a text for other answers and for a lost network, and keeps the typed text', async ({ page }) => {
    const { lookUp, market, forms } = dictionaries['en-US'];
    const { panel } = market.assistant;
    const name = sample?.name.en ?? '';
    await page.goto(localizedPath('en-US', routePath('lookUp')));
    const field = page.getByLabel(panel.label);
    const ask = async (typed: string) => {
      await field.fill(typed);
      await field.press('Enter');
    };
    const says = (text: string) => expect(page.locator('.look-up__result')).toHaveText(text);
    await page.getByRole('button', { name: lookUp.go }).click();
    await says(panel.needed);
    await expect(field).toBeFocused();
    await ask('not a product');
    await says(panel.unclear);
    await ask('shop.example/dp/B0C1234567');
    await says(lookUp.answers.unknown_marketplace);
    await expect(page).toHaveURL(/product=https%3A%2F%2Fshop\.example/);
    await ask('B000000000');
    await says(lookUp.answers.unknown_product);

    const restore = await cutApi(page);
    await ask(product);
    await says(forms.apiErrors.network);
    await expect(field).toHaveValue(product);
    await restore();

    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  });
});
