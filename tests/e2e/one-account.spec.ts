/**
 * The life of an account: a new user has a referral ID, a friend registers with it, and the user sees the count; a
 * person who joins a company with a password signs in with it, also in the client; it is closed on request, with a code
 * sent to its phone, and only with a tick.
 */
import { dictionaries } from '#i18n/dictionaries.ts';
import { localizedPath } from '#i18n/locales.ts';
import { browserLocale, newVisitor, receiveCode, registerPage } from '#tests/helpers/form-pages.ts';
import { startServerProcess } from '#tests/helpers/server-process.ts';
import { operate, siteAt } from '#tests/helpers/site-server.ts';
import { expect, handheld, test as base } from '#tests/helpers/test.ts';
import { filled } from '#tests/helpers/filled.ts';
import { decide } from '#tests/helpers/sign-in.ts';
import { workbenchPage } from '#tests/helpers/workbench-page.ts';
import { holdCode, wake, watchTraffic } from '#tests/helpers/traffic.ts';

const test = base.extend<{ ownServer: string }>({
  /** Starts a simulator with the same accounts, for this test only. @returns its address */
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
  ownServer: async ({}, use) => {
    const server = await startServerProcess({ DEV_TOOLS: '1', CLIENT_PORT: '0', SITE_DIR: 'dist' });
    await use(server.origin);
    await server.remove();
  },
});

/** The accounts that named this referral ID, in the operator's list. */
async function listedBy(referrer: string): Promise<string[]> {
  const list = await operate(process.env['E2E_DATA_DIR'] ?? '', 'registrations', '--csv');
  return list.split('\n').filter((line) => line.includes(`,${referrer},`));
}

test.describe('one account, in zh-CN', () => {
  const locale = 'zh-CN';
  const texts = dictionaries[locale];
  const { referral, success } = texts;
  test.use({ locale: browserLocale(locale) });

  test('§2.2 has a referral ID, by which a friend registers and is counted', async ({
    page,
    browser,
    baseURL,
  }) => {
    const site = siteAt(baseURL ?? '');
    const { userName } = await registerPage(page, site, locale).register();
    await expect(page.getByText(filled(success.hello, { name: userName }))).toBeVisible();
    await expect(page.getByText(referral.count.none)).toBeVisible();
    await expect(page.getByRole('img', { name: referral.qr })).toBeVisible();
    const link = page.getByRole('status', { name: referral.link });
    await expect(link).toHaveText(/[?]referral=\w{10}$/);
    const { search } = new URL((await link.textContent()) ?? '');

    const elsewhere = await browser.newPage({ locale: browserLocale(locale) });
    await registerPage(elsewhere, site, locale).register(search);
    await elsewhere.close();
    expect(await listedBy(search.split('=')[1] ?? '-')).toHaveLength(1);

    await page.getByRole('link', { name: referral.promotion }).click();
    const code = page.getByLabel(texts.partnerKit.friend.code, { exact: true });
    await code.scrollIntoViewIfNeeded();
    await expect(code).toHaveValue(search.split('=')[1] ?? '-');
    await expect(page.getByText(filled(referral.count.some_other, { count: 1 }))).toBeVisible();

    await expect(page.getByRole('banner').getByRole('link', { name: userName })).toBeVisible();
  });
});

test.describe('one account, in en-US', () => {
  const locale = 'en-US';
  const { invite, referral, workbench } = dictionaries[locale];
  const at = (path: string) => localizedPath(locale, path);
  test.use({ locale: browserLocale(locale) });

  test('of an invited person signs in with the chosen password', async ({ page, ownServer }) => {
    const site = siteAt(ownServer);
    const { phone, password } = newVisitor();
    const name = 'Alex Stone';
    await page.goto(`${site.origin}${at('/staffregister')}?token=sample-open-joins-at-once`);
    await page.getByRole('textbox', { name: invite.form.phone }).fill(phone);
    await page.getByRole('textbox', { name: invite.form.name, exact: true }).fill(name);
    await page.getByRole('textbox', { name: new RegExp(`^${invite.form.password}`) }).fill(password);
    const code = await receiveCode(page, site, locale, `+86${phone}`);
    await page.getByRole('textbox', { name: invite.form.code }).fill(code);
    await page.locator('button[type=submit]').click();
    await expect(page.getByText(invite.signIn.set)).toBeVisible();

    const bench = workbenchPage(page, locale);
    const { account } = workbench;
    await page.goto(`${site.origin}/dev/client?to=${at('/app/site')}`);
    await bench.go('account');
    await bench.button(account.signOut).click();
    await bench.confirm(account.signOut);
    await page.getByRole('link', { name: account.cloud }).click();
    await decide(page, 'allow', phone, password);

    await page.waitForURL(`**${at('/app/site')}#account`);
    await expect(page.getByText(filled(account.signedIn, { name }))).toBeVisible();
    await expect(bench.panel.getByText(account.roles.employee)).toBeVisible();
    await expect(page.getByRole('status', { name: referral.link })).toHaveText(/[?]referral=\w{10}$/);
  });
});

test.describe('closing an account', () => {
  const locale = 'zh-CN';
  test.use({ ...handheld, locale: browserLocale(locale) });

  test('§2.30 names missing fields, and sends one request with a code', async ({ page, baseURL }) => {
    const { form, done } = dictionaries[locale].redirectAndAccount.cancel;
    const submit = page.locator('button[type=submit]');
    await page.goto(localizedPath(locale, '/cancel-account'));
    await wake(page);
    await submit.click();
    await expect(page.locator('main [aria-invalid=true]')).toHaveCount(3);
    await expect(page.getByText(form.agreeNeeded, { exact: true })).toBeVisible();
    await expect(page.getByRole('textbox', { name: form.phone })).toBeFocused();

    const { phone } = newVisitor();
    await page.getByRole('textbox', { name: form.phone }).fill(phone);
    await page.getByRole('checkbox').check();
    const code = await receiveCode(page, siteAt(baseURL ?? ''), locale, `+86${phone}`);
    await page.getByRole('textbox', { name: form.code }).fill(code);
    const traffic = watchTraffic(page);
    // The second press would take the focus from an answer that is there already.
    const answer = await holdCode(page, '**/account/cancel');
    await submit.dblclick();
    answer();
    await expect(page.getByRole('heading', { name: done.title })).toBeFocused();
    expect(traffic.to('/account/cancel')).toHaveLength(1);
  });
});
