/** Joining a company by invitation: its states, the form, and the token's path. */
import type { Page } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localizedPath, type Locale } from '#i18n/locales.ts';
import { filled } from '#tests/helpers/filled.ts';
import { layoutShiftSum } from '#tests/helpers/layout-shift.ts';
import { browserLocale, newVisitor, receiveCode } from '#tests/helpers/form-pages.ts';
import { startSite, type SiteServer } from '#tests/helpers/site-server.ts';
import { expect, handheld, handheldInMotion, test } from '#tests/helpers/test.ts';
import { cutApi, holdCode, watchTraffic } from '#tests/helpers/traffic.ts';

test.describe.configure({ mode: 'default' }); // one server for all

let site: SiteServer;
test.beforeAll(async () => {
  site = await startSite();
});
test.beforeEach(async () => {
  // Invitations can be used once, and codes to one phone are limited by the hour.
  site.clock.advance(3601);
  await fetch(`${site.origin}/dev/invitations`, { method: 'POST' });
});
test.afterAll(() => site.close());

const COMPANY = '泊店示例贸易有限公司';
const INVITER = '陈主管';
const address = (token: string, locale: Locale = 'en-US', path = '/staffregister') =>
  `${site.origin}${localizedPath(locale, path)}?token=${token}`;
const names = { team: COMPANY, inviter: INVITER };

async function typeCode(page: Page, locale: Locale, number: string): Promise<void> {
  const { code } = dictionaries[locale].invite.form;
  await page.getByRole('textbox', { name: code }).fill(await receiveCode(page, site, locale, number));
}

test.describe('an invitation in Chinese', () => {
  test.use({ ...handheldInMotion, locale: browserLocale('zh-CN') });
  const { invite } = dictionaries['zh-CN'];

  const joins =
    '§2.31 §2.32 §2.53 §2.57 §3.4 §5.1 lets a person without an account join, with the inviter’s spelling of the name; its token is only in its own requests, and can be copied';
  test(joins, async ({ page, context, browser }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const token = 'sample-no-account';
    const traffic = watchTraffic(page);
    const finished = new Set<unknown>();
    page.on('requestfinished', (request) => finished.add(request));
    await page.goto(address(token, 'zh-CN', '/teaminvited'));
    await expect(page).toHaveURL(`${site.origin}/teaminvited`);
    await expect(page.getByText(filled(invite.form.title, names))).toBeVisible();
    await expect(page.getByText(filled(invite.form.invitedBy, names))).toBeVisible();
    expect(await layoutShiftSum(page)).toBeLessThan(0.005);
    await page.getByRole('link', { name: invite.lead.next }).click();
    await page.waitForURL(`${site.origin}/staffregister`);
    const phone = page.getByRole('textbox', { name: invite.form.phone });
    await expect(phone).toBeEnabled();
    expect(await layoutShiftSum(page)).toBeLessThan(0.005);
    await page.reload();
    await expect(phone).toBeEnabled();

    const bearers: string[] = [];
    for (const request of traffic.requests) {
      // A request that the reload aborted cannot be read, so its intended body is checked.
      const { referer = '' } = finished.has(request) ? await request.allHeaders() : request.headers();
      if ([request.url(), referer, request.postData() ?? ''].some((text) => text.includes(token))) {
        bearers.push(request.url());
      }
    }
    // Its own calls contain it in the encoded body; in plain text it is only in the opened link.
    expect(bearers).toEqual([address(token, 'zh-CN', '/teaminvited')]);
    expect(traffic.to('/invite_staff/token/status').length).toBeGreaterThanOrEqual(2);

    await page.getByRole('button', { name: invite.form.copy }).click();
    await expect(page.getByText(invite.form.copied)).toBeVisible();
    const elsewhere = await browser.newPage({ locale: 'zh-CN' });
    await elsewhere.goto(await page.evaluate(() => navigator.clipboard.readText()));
    await expect(elsewhere.getByRole('heading', { name: filled(invite.form.title, names) })).toBeVisible();
    await elsewhere.close();

    await expect(page.getByRole('heading', { name: filled(invite.form.title, names) })).toBeVisible();
    await expect(page.getByText(filled(invite.form.invitedBy, names))).toBeVisible();
    await expect(page.getByRole('textbox', { name: invite.form.name })).toHaveValue('李雷');
    await expect(page.getByRole('textbox', { name: invite.form.name })).toHaveAttribute('readonly', '');
    await expect(phone).toHaveValue('13900000001');
    await expect(page.getByText(invite.form.account.none)).toBeVisible();
    await expect(page.getByRole('checkbox')).toBeChecked();
    await typeCode(page, 'zh-CN', '+8613900000001');
    await page.locator('button[type=submit]').click();

    await expect(page.getByRole('heading', { name: invite.success.title })).toBeVisible();
    await expect(page.getByText(invite.signIn.none)).toBeVisible();
    await expect(page.getByRole('link', { name: invite.download }).first()).toHaveAttribute(
      'href',
      '/download',
    );

    // Opening the link again shows the state, also on the page before the form.
    for (const path of ['/teaminvited', '/staffregister']) {
      await page.goto(address('sample-joined', 'zh-CN', path));
      const heading = page.getByRole('heading', { level: 1, name: filled(invite.joined.title, names) });
      await expect(heading).toBeInViewport();
      await expect(page.locator('form')).toHaveCount(0);
      await expect(page.getByRole('link', { name: invite.lead.next })).toHaveCount(0);
    }
    expect(await layoutShiftSum(page)).toBeLessThan(0.005);
  });
});

test.describe('an invitation', () => {
  test.use({ locale: 'en-US', expectedFaults: /ERR_|Failed to load resource/ });
  const { invite, forms } = dictionaries['en-US'];

  test('§2.56 §3.8 is removed from the address before hydration, is read again after a network failure, and waits for the company for an existing account', async ({
    page,
  }) => {
    const release = await holdCode(page);
    const restore = await cutApi(page);
    await page.goto(address('sample-has-account'), { waitUntil: 'commit' });
    await expect(page).toHaveURL(`${site.origin}/en/staffregister`);
    release();
    await expect(page.getByRole('heading', { name: invite.failed.title })).toBeFocused();
    await expect(page.getByText(forms.apiErrors.network)).toBeVisible();
    await restore();
    await page.getByRole('button', { name: invite.failed.retry }).press('Enter');
    await expect(page.getByRole('textbox', { name: invite.form.phone })).toBeVisible();
    await expect(page.getByRole('heading', { name: filled(invite.form.title, names) })).toBeFocused();

    await expect(page.getByRole('textbox', { name: invite.form.name })).toHaveAttribute('readonly', '');
    await expect(page.getByRole('textbox', { name: invite.form.name })).toHaveValue('韩梅梅');
    await expect(page.getByText(invite.form.account.has)).toBeVisible();
    await typeCode(page, 'en-US', '+8613900000002');
    await page.locator('button[type=submit]').click();

    await expect(page.getByRole('heading', { name: invite.waiting.title })).toBeFocused();
    await expect(page.getByText(filled(invite.waiting.text, names))).toBeVisible();
    await expect(page.getByText(invite.signIn.has)).toBeVisible();
    await expect(page.getByRole('link', { name: invite.download })).toBeVisible();
    const traffic = watchTraffic(page);
    await page.getByRole('button', { name: invite.waiting.again }).click();
    await expect(page.getByRole('heading', { name: invite.waiting.title })).toBeFocused();
    expect(traffic.to('/invite_staff/token/status')).toHaveLength(1);
    await expect(page.getByText(invite.waiting.still.split('{{')[0] ?? '')).toBeVisible();
  });

  test('§2.54 §3.5 for anybody accepts an American phone, joins once for a double click, and keeps its result after a reload', async ({
    page,
  }) => {
    const traffic = watchTraffic(page);
    const { phone } = newVisitor('1');
    await page.goto(address('sample-open-joins-at-once'));
    await page.getByRole('checkbox').uncheck();
    await page.locator('button[type=submit]').click();
    await expect(page.getByText(forms.agreement.takenBack, { exact: true })).toBeVisible();
    await expect(page.getByRole('textbox', { name: invite.form.phone })).toBeFocused();

    await page.getByRole('checkbox').check();
    await page.getByLabel(forms.area.label).selectOption('1');
    await page.getByRole('textbox', { name: invite.form.phone }).fill(phone);
    await page.getByRole('textbox', { name: invite.form.name }).fill('Alex Stone');
    await typeCode(page, 'en-US', `+1${phone}`);
    await expect(page.getByRole('button', { name: /\b[56]\d s/ })).toBeVisible();
    await page.locator('button[type=submit]').dblclick();
    await expect(page.getByRole('heading', { name: invite.success.title })).toBeVisible();
    expect(traffic.to('/invite_staff/add')).toHaveLength(1);

    await page.reload();
    await expect(page.getByRole('heading', { name: invite.success.title })).toBeVisible();
    await expect(page.getByText(filled(invite.success.text, names))).toBeVisible();
    // No later page contains any of it.
    await page.goto(address('sample-used'));
    await expect(page.getByRole('heading', { name: invite.invalid.title })).toBeVisible();
  });
});

test.describe('an address without an invitation', () => {
  test.use({ ...handheld, locale: browserLocale('en-US') });
  const { invite } = dictionaries['en-US'];

  for (const path of ['/staffregister', '/teaminvited']) {
    test(`says so at ${path} from the start, loads no form and asks nothing`, async ({ page }) => {
      const traffic = watchTraffic(page);
      await page.goto(site.origin + localizedPath('en-US', path), { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(invite.missing.title);
      await expect(page.getByRole('link', { name: invite.invalid.register })).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
      expect(traffic.to('/invite_staff/token/status')).toHaveLength(0);
      expect(traffic.requests.filter((request) => request.url().includes('Invite'))).toHaveLength(0);
    });
  }
});

test.describe('an invitation for many', () => {
  const locale = 'en-US';
  test.use({ ...handheld, locale: browserLocale(locale) });
  const { invite } = dictionaries[locale];
  const phone = '13800000000';

  test('is shown as a poster, accepted by its form, and says when it is full or over', async ({ page }) => {
    const open = (path: string, token: string) => page.goto(address(token, locale, path));
    const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
    await open('/teaminvited', 'sample-many-full');
    await expect(heading(invite.full.title)).toBeVisible();
    await open('/staffregister', 'sample-many-over');
    await expect(heading(invite.over.title)).toBeVisible();
    await open('/teaminvited', 'sample-many');
    await expect(page.getByRole('img', { name: invite.lead.poster.qr })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('img', { name: invite.lead.poster.qr })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page.getByRole('link', { name: invite.lead.next })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('link', { name: invite.lead.next }).click();

    await page.getByRole('textbox', { name: invite.form.phone }).fill(phone);
    await typeCode(page, locale, `+86${phone}`);
    await page.getByRole('textbox', { name: invite.form.name }).fill('王小明');
    await page.locator('button[type=submit]').click();
    await expect(heading(invite.waiting.title)).toBeFocused();
    await expect(page.getByRole('button', { name: invite.waiting.again })).toHaveCount(0);
    await page.reload();
    await expect(heading(invite.waiting.title)).toBeVisible();
  });
});
