/** The workbench for each role: allowed controls are there; for others it names who may use them. */
import { dictionaries } from '#i18n/dictionaries.ts';
import { mayUse, rolesWith, type ClientRight } from '#src/domain/client-rights.ts';
import type { User } from '#src/domain/roles.ts';
import { filled } from '#tests/helpers/filled.ts';
import { expect, test, workbenchPage, type WorkbenchPage } from '#tests/helpers/workbench-page.ts';

const { workbenchShop: shopTexts, workbenchTools: tools, workbench } = dictionaries['en-US'];
const SHOP = 'Harbor & Pine';
const RISKY = 'Northlight Home';

/** The place of each right, and its control. */
const PLACES: Record<
  Exclude<ClientRight, 'openShop'>,
  { go: (bench: WorkbenchPage) => Promise<void>; control: string }
> = {
  clearData: { go: openShop, control: workbench.shops.data },
  changeIp: { go: openShop, control: shopTexts.ip.bind },
  whitelist: { go: openShop, control: shopTexts.whitelist.save },
  tag: { go: openShop, control: shopTexts.tag.save },
  plugins: { go: (bench) => bench.go('plugins'), control: workbench.plugins.add },
  line: { go: (bench) => bench.go('gateway'), control: `${workbench.gateway.use} Tokyo 1` },
  address: {
    async go(bench) {
      await bench.go('gateway');
      const summary = bench.panel.getByText(tools.address.title);
      if ((await bench.panel.locator('details[open]').count()) === 0) await summary.click();
    },
    control: tools.address.keep,
  },
  pay: { go: (bench) => bench.go('payment'), control: workbench.payment.pay },
};

async function openShop(bench: WorkbenchPage): Promise<void> {
  await bench.go('shops');
  const details = bench.button(filled(shopTexts.details, { name: SHOP }));
  // Beside the list it may already be open.
  if ((await details.getAttribute('aria-expanded')) !== 'true') await details.click();
}

const logins = {
  employee: { signedIn: true, isGuest: false, userName: 'e', role: 'employee' },
  guest: { signedIn: false, isGuest: true, userName: null, role: null },
} as const satisfies Partial<Record<User, object>>;

test('an employee and a guest have the controls of the table of roles, and see who may use the rest', async ({
  page,
  client,
}) => {
  const bench = workbenchPage(page);
  client.state.login = logins.employee;
  await bench.open();
  await expect(bench.row(SHOP)).toBeVisible();
  // the keys of the literal above
  for (const user of Object.keys(logins) as (keyof typeof logins)[]) {
    await bench.go('account');
    client.state.login = logins[user];
    client.push('dataObserver', 'CommonState', { key: 'login', value: {} });
    await expect(
      bench.panel
        .getByText(user === 'guest' ? bench.texts.account.guest : bench.texts.account.roles[user])
        .first(),
    ).toBeVisible();

    await test.step('a shop with a warning', async () => {
      const { shops } = bench.texts;
      await bench.go('shops');
      await bench.button(`${shops.open} ${RISKY}`).click();
      // An employee's device must be approved first.
      await expect(bench.dialog).toContainText(shops[user === 'employee' ? 'waiting' : 'openAnyway'].title);
      await page.keyboard.press('Escape');
    });
    for (const [right, { go, control }] of Object.entries(PLACES)) {
      await test.step(right, async () => {
        await go(bench);
        const button = bench.panel.getByRole('button', { name: control, exact: true });
        // The keys of the table above.
        if (mayUse(right as ClientRight, user)) {
          await expect(button.first()).toBeVisible();
          return;
        }
        const isOwnList = right === 'plugins' && user === 'guest';
        if (isOwnList) return;
        // A disabled control is not offered.
        await expect
          .poll(async () => (await button.count()) === 0 || (await button.first().isDisabled()))
          .toBe(true);
        const names = rolesWith(right as ClientRight).map((role) => bench.texts.account.roles[role]);
        const whom = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names);
        const what = go === openShop ? shopTexts.needsRight : undefined;
        const lacking =
          user === 'guest'
            ? filled(what ? tools.rights.guestWhat : tools.rights.guest, { whom, what: what ?? '' })
            : filled(what ? tools.rights.askWhat : tools.rights.ask, {
                role: bench.texts.account.roles[user],
                whom,
                what: what ?? '',
              });
        const isGuestOfPayment = right === 'pay' && user === 'guest';
        await expect(
          isGuestOfPayment
            ? bench.panel.getByText(bench.texts.payment.guest)
            : bench.panel.getByText(lacking, { exact: true }).first(),
        ).toBeVisible();
      });
    }
  }
});
