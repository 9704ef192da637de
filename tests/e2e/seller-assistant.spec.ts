/** `/app/sellerassistant`: its public view, and inside the client the panel that opens the look-up. */
import { dictionaries } from '#i18n/dictionaries.ts';
import { localizedPath } from '#i18n/locales.ts';
import { routePath } from '#src/config/routes.ts';
import { findBarriers } from '#tests/helpers/axe.ts';
import { watchSockets } from '#tests/helpers/traffic.ts';
import { expect, test } from '#tests/helpers/workbench-page.ts';

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

    await client.close();
    await page.getByLabel(panel.label).fill('boots');
    await page.getByRole('button', { name: panel.go }).click();
    await expect(page.getByText(panel.unreached)).toBeVisible();
    await expect(doctor).toHaveAttribute('href', /app\/site$/);
    await expect(page.getByLabel(panel.label)).toHaveValue('boots');
  });
});
