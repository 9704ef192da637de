/** Joining a company by invitation: each status of a token, the form, and where the token goes. */
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes, localizedPath, type Locale } from '#i18n/locales.ts';
import { deviceOf, inTurn } from '#tests/helpers/languages.ts';
import { layoutShiftSum } from '#tests/helpers/layout-shift.ts';
import { browserLocale, newVisitor } from '#tests/helpers/register-page.ts';
import { startSite, type SiteServer } from '#tests/helpers/site-server.ts';
import { expect, test } from '#tests/helpers/test.ts';
import { cutApi, watchTraffic } from '#tests/helpers/traffic.ts';

let site: SiteServer;
test.beforeAll(async () => {
  site = await startSite();
});
test.beforeEach(async () => {
  // Invitations are used up, and codes to one phone are limited by the hour.
  site.clock.advance(3601);
  await fetch(`${site.origin}/dev/invitations`, { method: 'POST' });
});
test.afterAll(() => site.close());

const COMPANY = '泊店示例贸易有限公司';
const INVITER = '陈主管';
const address = (token: string, locale: Locale = 'en-US', path = '/staffregister') =>
  `${site.origin}${localizedPath(locale, path)}?token=${token}`;
const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => values[name] ?? '');

for (const locale of localeCodes) {
  const { invite } = dictionaries[locale];
  const names = { team: COMPANY, inviter: INVITER };

  test.describe(`§3.4 an invitation in ${locale}`, () => {
    test.use({ locale: browserLocale(locale) });

    const statuses = [
      ['sample-waiting', invite.waiting.title],
      ['sample-joined', fill(invite.joined.title, names)],
      ['sample-success', fill(invite.success.title, names)],
      ['sample-expired', invite.invalid.title],
      ['bad', invite.invalid.title],
    ] as const;
    test('says where one stands', async ({ page }) => {
      for (const [token, title] of statuses.filter((_status, index) => inTurn(index) === locale)) {
        await page.goto(address(token, locale));

        await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeFocused();
        await expect(page.locator('form')).toHaveCount(0);
      }
    });

    test(
      '§2.31 §2.53 §2.57 §5.1 lets a person without an account join, with the name as the inviter wrote it',
      { tag: deviceOf(locale) },
      async ({ page }) => {
        await page.goto(address('sample-no-account', locale));

        await expect(page.getByRole('heading', { name: fill(invite.form.title, names) })).toBeVisible();
        await expect(page.getByText(fill(invite.form.invitedBy, names))).toBeVisible();
        await expect(page.getByRole('textbox', { name: invite.form.name })).toHaveValue('李雷');
        await expect(page.getByRole('textbox', { name: invite.form.name })).toHaveAttribute('readonly', '');
        await expect(page.getByRole('textbox', { name: invite.form.phone })).toHaveValue('13900000001');
        await expect(page.getByText(invite.form.account.none)).toBeVisible();
        await expect(page.getByRole('checkbox')).toBeChecked();
        await page.getByRole('button', { name: dictionaries[locale].forms.code.get, exact: true }).click();
        await page.getByText(dictionaries[locale].forms.code.sent).waitFor();
        await page
          .getByRole('textbox', { name: invite.form.code })
          .fill(await site.lastCode('+8613900000001'));
        await page.locator('button[type=submit]').click();

        await expect(page.getByRole('heading', { name: invite.success.title })).toBeVisible();
        await expect(page.getByText(invite.signIn.none)).toBeVisible();
        await expect(page.getByRole('link', { name: invite.download }).first()).toHaveAttribute(
          'href',
          localizedPath(locale, '/download'),
        );
      },
    );

    const hasAccount = '§2.56 §3.8 of somebody who has an account waits for the company';
    test(hasAccount, { tag: deviceOf(locale, 1) }, async ({ page }) => {
      const { forms } = dictionaries[locale];
      await page.goto(address('sample-has-account', locale));
      await expect(page.getByRole('textbox', { name: invite.form.name })).toHaveAttribute('readonly', '');
      await expect(page.getByRole('textbox', { name: invite.form.name })).toHaveValue('韩梅梅');
      await expect(page.getByText(invite.form.account.has)).toBeVisible();
      await page.getByRole('button', { name: forms.code.get, exact: true }).click();
      await page.getByText(forms.code.sent).waitFor();
      await page.getByRole('textbox', { name: invite.form.code }).fill(await site.lastCode('+8613900000002'));
      await page.locator('button[type=submit]').click();

      await expect(page.getByRole('heading', { name: invite.waiting.title })).toBeFocused();
      await expect(page.getByText(fill(invite.waiting.text, names))).toBeVisible();
      await expect(page.getByText(invite.signIn.has)).toBeVisible();
      await expect(page.getByRole('link', { name: invite.download })).toBeVisible();
      const traffic = watchTraffic(page);
      await page.getByRole('button', { name: invite.waiting.again }).click();
      await expect(page.getByRole('heading', { name: invite.waiting.title })).toBeFocused();
      expect(traffic.to('/invite_staff/token/status')).toHaveLength(1);
      await expect(page.getByText(invite.waiting.still.split('{{')[0] ?? '')).toBeVisible();
    });
  });
}

test.describe('an invitation', () => {
  test.use({ locale: 'en-US' });
  const { invite, forms } = dictionaries['en-US'];

  test('§3.5 names what is missing in the full form', async ({ page }) => {
    await page.goto(address('sample-open-joins-at-once'));
    await page.getByRole('checkbox').uncheck();
    await page.locator('button[type=submit]').click();

    for (const text of [
      forms.phone.required,
      forms.code.required,
      forms.personName.required,
      forms.agreement.takenBack,
    ]) {
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(page.getByRole('textbox', { name: invite.form.phone })).toBeFocused();
  });

  test('§2.54 takes an American phone and joins once for a double click', async ({ page }) => {
    const traffic = watchTraffic(page);
    const { phone } = newVisitor('1');
    await page.goto(address('sample-open-joins-at-once'));
    await page.getByLabel(forms.area.label).selectOption('1');
    await page.getByRole('textbox', { name: invite.form.phone }).fill(phone);
    await page.getByRole('textbox', { name: invite.form.name }).fill('Alex Stone');
    await page.getByRole('button', { name: forms.code.get, exact: true }).click();
    await page.getByText(forms.code.sent).waitFor();
    await expect(page.getByRole('button', { name: /60|59|58/ })).toBeVisible();
    await page.getByRole('textbox', { name: invite.form.code }).fill(await site.lastCode(`+1${phone}`));
    await page.locator('button[type=submit]').dblclick();

    await expect(page.getByRole('heading', { name: invite.success.title })).toBeVisible();
    expect(traffic.to('/invite_staff/add')).toHaveLength(1);
  });

  test('keeps its token out of the address and out of every request but its own', async ({ page }) => {
    const token = 'sample-no-account';
    const traffic = watchTraffic(page);
    const finished = new Set<unknown>();
    page.on('requestfinished', (request) => finished.add(request));
    await page.goto(address(token, 'en-US', '/teaminvited'));
    await expect(page).toHaveURL(`${site.origin}/en/teaminvited`);
    await page.getByRole('link', { name: invite.lead.next }).click();
    await page.waitForURL(`${site.origin}/en/staffregister`);
    await expect(page.getByRole('textbox', { name: invite.form.phone })).toBeEnabled();
    await page.reload();
    await expect(page.getByRole('textbox', { name: invite.form.phone })).toBeEnabled();

    const bearers: string[] = [];
    for (const request of traffic.requests) {
      // What a reload broke off never says what it carried in the end; what it was to carry has to do.
      const { referer = '' } = finished.has(request) ? await request.allHeaders() : request.headers();
      if ([request.url(), referer, request.postData() ?? ''].some((text) => text.includes(token))) {
        bearers.push(request.url());
      }
    }
    // Its own calls carry it in the encoded body; in the clear it stands in the link that was followed alone.
    expect(bearers).toEqual([address(token, 'en-US', '/teaminvited')]);
    expect(traffic.to('/invite_staff/token/status').length).toBeGreaterThanOrEqual(2);
  });

  test('§2.32 names company and inviter on the way in, and moves nothing', async ({ page }) => {
    await page.goto(address('sample-no-account', 'en-US', '/teaminvited'));

    const names = { team: COMPANY, inviter: INVITER };
    await expect(page.getByText(fill(invite.form.title, names))).toBeVisible();
    await expect(page.getByText(fill(invite.form.invitedBy, names))).toBeVisible();
    await expect(page.getByRole('link', { name: invite.lead.next })).toBeVisible();
    expect(await layoutShiftSum(page)).toBeLessThan(0.005);
  });

  test('says on the way in where one stands', async ({ page }) => {
    for (const [token, title] of [
      ['', invite.lead.missing.title],
      ['sample-joined', fill(invite.joined.title, { team: COMPANY })],
      ['sample-used', invite.invalid.title],
    ] as const) {
      await page.goto(address(token, 'en-US', '/teaminvited'));

      await expect(page.getByRole('heading', { level: 1, name: title })).toBeInViewport();
      await expect(page.getByRole('link', { name: invite.lead.next })).toHaveCount(0);
    }
  });

  test('that anybody could use is still there after joining with it and loading the page anew', async ({
    page,
  }) => {
    const { phone } = newVisitor();
    await page.goto(address('sample-open-joins-at-once'));
    await page.getByRole('textbox', { name: invite.form.phone }).fill(phone);
    await page.getByRole('textbox', { name: invite.form.name }).fill('Alex Stone');
    await page.getByRole('button', { name: forms.code.get, exact: true }).click();
    await page.getByText(forms.code.sent).waitFor();
    await page.getByRole('textbox', { name: invite.form.code }).fill(await site.lastCode(`+86${phone}`));
    await page.locator('button[type=submit]').click();
    await page.getByRole('heading', { name: invite.success.title }).waitFor();
    await page.reload();

    await expect(page.getByRole('heading', { name: invite.success.title })).toBeVisible();
    await expect(page.getByText(fill(invite.success.text, { team: COMPANY }))).toBeVisible();
    // Whatever is opened next has nothing of it.
    await page.goto(address('sample-used'));
    await expect(page.getByRole('heading', { name: invite.invalid.title })).toBeVisible();
  });

  test('that anybody could use does not tell somebody else that they applied with it', async ({
    page,
    browser,
  }) => {
    const { phone } = newVisitor();
    const names = { team: COMPANY, inviter: INVITER };
    await page.goto(address('sample-open-needs-consent'));
    await page.getByRole('textbox', { name: invite.form.phone }).fill(phone);
    await page.getByRole('textbox', { name: invite.form.name }).fill('Alex Stone');
    await page.getByRole('button', { name: forms.code.get, exact: true }).click();
    await page.getByText(forms.code.sent).waitFor();
    await page.getByRole('textbox', { name: invite.form.code }).fill(await site.lastCode(`+86${phone}`));
    await page.locator('button[type=submit]').click();
    await page.getByRole('heading', { name: invite.waiting.title }).waitFor();
    await page.reload();
    await expect(page.getByRole('heading', { name: invite.waiting.title })).toBeFocused();

    const elsewhere = await browser.newPage({ locale: 'en-US' });
    for (const path of ['/staffregister', '/teaminvited']) {
      await elsewhere.goto(address('sample-open-needs-consent', 'en-US', path));
      await expect(elsewhere.getByRole('heading', { level: 1, name: invite.used.title })).toBeVisible();
      await expect(elsewhere.getByText(fill(invite.used.text, names))).toBeVisible();
    }
    await elsewhere.close();
  });

  test('can be taken along to another browser, though the address does not bear it', async ({
    page,
    context,
    browser,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(address('sample-no-account'));
    await page.getByRole('button', { name: invite.form.copy }).click();
    await expect(page.getByText(invite.form.copied)).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const elsewhere = await browser.newPage({ locale: 'en-US' });
    await elsewhere.goto(link);
    await expect(
      elsewhere.getByRole('heading', { name: fill(invite.form.title, { team: COMPANY }) }),
    ).toBeVisible();
    await elsewhere.close();
  });

  for (const token of ['sample-no-account', 'bad']) {
    test(`of the token ${token} moves nothing when it wakes and when its answer comes`, async ({ page }) => {
      await page.goto(address(token));
      await page.locator('astro-island[component-export=Invite]:not([ssr])').waitFor({ state: 'attached' });
      await expect(page.getByRole('heading', { name: invite.loading })).toHaveCount(0);

      expect(await layoutShiftSum(page)).toBeLessThan(0.005);
    });
  }

  test('has left the address before the island is awake', async ({ page }) => {
    await page.route('**/_astro/*.js*', () => undefined);
    await page.goto(address('sample-no-account'), { waitUntil: 'commit' });

    await expect(page).toHaveURL(`${site.origin}/en/staffregister`);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('says that joining needs them, and names people to ask (A26)', async ({ page }) => {
      await page.goto(address('sample-no-account'));

      const main = page.getByRole('main');
      await expect(main.getByText(invite.noScript.split('{{')[0] ?? '')).toBeVisible();
      await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
      await expect(main.locator('[name=phone]')).toBeVisible();
      await expect(page.getByText(invite.loading)).toBeHidden();
    });

    test('leads on from the way in', async ({ page }) => {
      await page.goto(address('sample-no-account', 'en-US', '/teaminvited'));

      await expect(page.getByRole('link', { name: invite.lead.next })).toBeVisible();
      await expect(page.getByText(invite.lead.missing.title)).toBeHidden();
    });
  });

  test.describe('without a network', () => {
    test.use({ expectedFaults: /ERR_|Failed to load resource/ });

    test('says so and asks again when told to', async ({ page }) => {
      const restore = await cutApi(page);
      await page.goto(address('sample-no-account'));
      await expect(page.getByRole('heading', { name: invite.failed.title })).toBeFocused();
      await expect(page.getByText(forms.apiErrors.network)).toBeVisible();
      await restore();
      await page.getByRole('button', { name: invite.failed.retry }).press('Enter');

      await expect(page.getByRole('textbox', { name: invite.form.phone })).toBeVisible();
      await expect(
        page.getByRole('heading', { name: fill(invite.form.title, { team: COMPANY }) }),
      ).toBeFocused();
    });
  });
});
