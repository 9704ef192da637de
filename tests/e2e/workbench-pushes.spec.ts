/** The client's pushes change what the panels show. */
import { dictionaries } from '#i18n/dictionaries.ts';
import { filled } from '#tests/helpers/filled.ts';
import { expect, test, workbenchPage } from '#tests/helpers/workbench-page.ts';

const { workbenchShop: shopTexts, workbenchTools: tools } = dictionaries['en-US'];
const SAFE = 'Harbor & Pine';
const STORE = 'store-0001';

test('§7.48 each push of the client is shown in its place', async ({ page, client }) => {
  const bench = workbenchPage(page);
  const { system, gateway } = bench.texts;
  const push = (action: string, payload: object) => client.push('dataObserver', action, payload);
  const common = (key: string, value: unknown) => push('CommonState', { key, value });
  await bench.open();
  await expect(bench.row(SAFE)).toBeVisible();
  await expect.poll(() => client.pageCount).toBe(1);

  await test.step('StoreInfo and Proxy: the shop in the list and beside it', async () => {
    const [store] = client.state.stores;
    push('StoreInfo', { ...store, status: 'opening', tag: 'autumn' });
    await bench.shopIs(SAFE, 'opening');
    await expect(bench.row(SAFE)).toContainText('autumn');
    await bench.button(filled(shopTexts.details, { name: SAFE })).click();
    await expect(page.getByRole('heading', { name: SAFE })).toBeFocused();
    push('Proxy', { storeId: STORE, ip: '203.0.113.99', isOnline: true });
    await expect(page.getByText(filled(shopTexts.proxy.online, { ip: '203.0.113.99' }))).toBeVisible();
    push('Proxy', { storeId: STORE, ip: '203.0.113.99', isOnline: false });
    await expect(page.getByText(filled(shopTexts.proxy.offline, { ip: '203.0.113.99' }))).toBeVisible();
    common('autoFixBar', true);
    await expect(page.getByText(shopTexts.repair.barOpen)).toBeVisible();
  });

  await test.step('NewMessage and ReadState: a line above the panels, and beside its shop', async () => {
    push('NewMessage', { id: 'm-1', title: 'High water', text: 'At noon.', at: 1, storeId: STORE });
    await expect(page.getByText(filled(tools.messages.came, { title: 'High water' }))).toBeVisible();
    await expect(bench.shop(SAFE).getByText('At noon.')).toBeVisible();
    push('ReadState', { id: 'm-1', isRead: true });
    await expect(page.getByText(filled(tools.messages.came, { title: 'High water' }))).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(bench.button(filled(shopTexts.details, { name: SAFE }))).toBeFocused();
  });

  await test.step('CommonState: acceleration and settings', async () => {
    await bench.go('gateway');
    await expect(page.getByRole('switch', { name: gateway.enabled })).not.toBeChecked();
    common('acceleration', { enabled: true, lineId: 'line-de' });
    await expect(page.getByRole('switch', { name: gateway.enabled })).toBeChecked();
    await expect(bench.button(`${gateway.use} Frankfurt 1`)).toHaveAttribute('aria-pressed', 'true');
    common('netLineId', 'line-de');
    await expect(page.getByLabel(tools.lines.label)).toHaveValue('line-de');

    await bench.go('system');
    const autostart = page.getByRole('switch', { name: system.autostart });
    await expect(autostart).toBeChecked();
    common('autostart', false);
    await expect(autostart).not.toBeChecked();
  });

  await test.step('CommonState: another user has signed in', async () => {
    await bench.go('account');
    client.state.login = { signedIn: true, isGuest: false, userName: 'night_watch', role: 'employee' };
    common('login', {});
    await expect(bench.panel).toContainText('night_watch');
  });
});
