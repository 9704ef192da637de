/** Controls that a user may not use are not offered, and the panel names who may; workbench-actions uses them all. */
import type { LoginInfo } from '#bridge-lib';
import { dictionaries } from '#i18n/dictionaries.ts';
import { rolesWith, type ClientRight } from '#src/domain/client-rights.ts';
import { filled } from '#tests/helpers/filled.ts';
import { expect, test, workbenchPage } from '#tests/helpers/workbench-page.ts';

const { workbenchShop: shopTexts, workbenchTools: tools, workbench } = dictionaries['en-US'];
const { account, gateway, payment, plugins, shops } = workbench;
const SHOP = 'Harbor & Pine';
const RISKY = 'Northlight Home';
const USE_LINE = `${gateway.use} Tokyo 1`;
const EMPLOYEE: LoginInfo = { signedIn: true, isGuest: false, userName: 'e', role: 'employee' };
const GUEST: LoginInfo = { signedIn: false, isGuest: true, userName: null, role: null };

/** The sentence about a missing right, with those who have it. */
function missing(key: keyof typeof tools.rights, right: ClientRight): string {
  const names = rolesWith(right).map((role) => account.roles[role]);
  const whom = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names);
  return filled(tools.rights[key], { whom, role: account.roles.employee, what: shopTexts.needsRight });
}

test('an employee and a guest do not get the controls of other roles, and see who may use them', async ({
  page,
  client,
}) => {
  const bench = workbenchPage(page);
  const says = (text: string) => expect(bench.panel.getByText(text, { exact: true }).first()).toBeVisible();
  const lacks = async (...controls: readonly string[]) => {
    for (const name of controls) {
      await expect(bench.panel.getByRole('button', { name, exact: true })).toHaveCount(0);
    }
  };
  const openRisky = () => bench.button(`${shops.open} ${RISKY}`).click();
  client.state.login = EMPLOYEE;
  await bench.open();

  await test.step('an employee', async () => {
    await openRisky();
    // Such a device must be approved first.
    await expect(bench.dialog).toContainText(shops.waiting.title);
    await page.keyboard.press('Escape');
    await bench.button(filled(shopTexts.details, { name: SHOP })).click();
    await says(missing('askWhat', 'changeIp'));
    await lacks(shops.data, shopTexts.ip.bind, shopTexts.whitelist.save, shopTexts.tag.save);
    await bench.go('plugins');
    await says(missing('ask', 'plugins'));
    await lacks(plugins.add);
    await bench.go('gateway');
    await expect(bench.button(USE_LINE)).toBeEnabled();
    await bench.panel.getByText(tools.address.title).click();
    await says(missing('ask', 'address'));
    await lacks(tools.address.keep);
    await bench.go('payment');
    await says(missing('ask', 'pay'));
    await lacks(payment.pay);
  });

  await test.step('a guest', async () => {
    await bench.go('account');
    client.state.login = GUEST;
    client.push('dataObserver', 'CommonState', { key: 'login', value: {} });
    await says(account.guest);
    await bench.go('gateway');
    await says(missing('guest', 'line'));
    await expect(bench.button(USE_LINE)).toBeDisabled();
    await bench.go('shops');
    await openRisky();
    await expect(bench.dialog).toContainText(shops.openAnyway.title);
    await page.keyboard.press('Escape');
    await bench.button(filled(shopTexts.details, { name: SHOP })).click();
    await says(missing('guestWhat', 'changeIp'));
  });
});
