/** Free registration, from the form to the success page, on the real server; each failure has its message. */
import { localizedPath } from '#i18n/locales.ts';
import { browserLocale, newVisitor, registerPage } from '#tests/helpers/form-pages.ts';
import { startSite, type SiteServer } from '#tests/helpers/site-server.ts';
import { expect, handheld, handheldInMotion, test } from '#tests/helpers/test.ts';
import { holdCode, watchTraffic } from '#tests/helpers/traffic.ts';

test.describe.configure({ mode: 'default' }); // one server for all

let site: SiteServer;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.close());

test.describe('registration in Chinese', () => {
  const locale = 'zh-CN';
  test.use({ ...handheldInMotion, locale: browserLocale(locale) });

  const story =
    '§1.16 §2.2 §5.9 §8.17 §8.20 names missing fields, asks about an unknown referrer, opens an account by phone and code, and is not offered again';
  test(story, async ({ page }) => {
    const form = registerPage(page, site, locale);
    const { forms, register, registerForm, success } = form.texts;
    const visitor = newVisitor();
    await form.open();

    await test.step('missing fields', async () => {
      await form.submit.click();
      await expect(page.locator('main form [aria-invalid=true]')).toHaveCount(6);
      await expect(form.field('phone')).toBeFocused();
      await expect(form.field('phone')).toHaveAccessibleDescription(new RegExp(forms.phone.required));
      await expect(page.getByText(forms.agreement.unticked, { exact: true })).toBeVisible();
      await expect(
        page.getByRole('status').filter({ hasText: forms.problems_other.replace('{{count}}', '6') }),
      ).toBeAttached();
    });

    await test.step('the password is rated, and shown on demand', async () => {
      await form.field('password').fill('harbour7');
      await expect(page.getByText(forms.strength.weak.replace('{{count}}', '12'))).toBeVisible();
      await expect(form.field('password')).toHaveAttribute('type', 'password');
      await page.getByRole('button', { name: forms.showPassword }).click();
      await expect(form.field('password')).toHaveAttribute('type', 'text');
      await expect(form.field('password')).toBeFocused();
    });

    await form.fill(visitor);
    const code = await form.receiveCode(visitor);
    await expect(page.getByRole('button', { name: /60|59|58/ })).toBeVisible();
    await form.field('code').fill(code);

    await test.step('an unknown referrer', async () => {
      await form.field('referral').fill('NOBODY');
      await form.submit.click();
      const question = page.getByRole('dialog', { name: registerForm.referrer.title });
      await expect(question).toContainText(forms.referral.invalid);
      await page.keyboard.press('Escape');
      await expect(question).toBeHidden();
      await expect(page.getByText(forms.referral.correct)).toBeVisible();
      await expect(form.field('referral')).toBeFocused();
      await form.submit.click();
      await question.getByRole('button', { name: registerForm.referrer.yes }).click();
    });

    await page.waitForURL(`${site.origin}${localizedPath(locale, '/success')}`);
    await expect(page.getByText(success.done)).toBeVisible();
    await expect(page.getByText('38', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: success.next.download })).toHaveAttribute(
      'href',
      localizedPath(locale, '/download'),
    );
    expect(await page.evaluate(() => localStorage.getItem('hasRegistered'))).toBe('1');
    expect(await page.evaluate(() => sessionStorage.getItem('registerDraft'))).toBeNull();

    await test.step('Back offers the form for another number only', async () => {
      const { registered } = register;
      await page.goBack();
      const title = registered.signedIn.replace('{{name}}', visitor.userName);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(form.submit).toBeHidden();
      // After a sign-out the tab still knows the number.
      await page.evaluate(() => localStorage.removeItem('signedInAs'));
      await page.reload();
      const masked = `${visitor.phone.slice(0, 3)}…${visitor.phone.slice(-2)}`;
      await expect(
        page.getByRole('heading', { name: registered.title.replace('{{number}}', masked) }),
      ).toBeVisible();
      await page.getByRole('link', { name: registered.another }).click();

      await expect(form.submit).toBeVisible();
      await expect(form.field('phone')).toHaveValue('');
      await expect(page.getByRole('heading', { name: title })).toBeHidden();
    });
  });
});

test.describe('registration', () => {
  test.use({ locale: 'en-US' });

  test('§2.3 §8.18 opens a personal account for an American number by a call requested before hydration, with the promoter’s coupons', async ({
    page,
  }) => {
    const form = registerPage(page, site, 'en-US');
    const { forms, home, registerForm } = form.texts;
    const visitor = newVisitor('1');
    const more = home.offer.more.replace('{{amount}}', '88');
    const release = await holdCode(page);
    await page.goto(`${site.origin}/en/register?promoter=quay7.exe&promoter=other&referral=QUAY7`, {
      waitUntil: 'commit',
    });
    await page.getByLabel(forms.area.label).selectOption('1');
    await form.fill(visitor);
    await page.getByRole('radio', { name: registerForm.user }).check();
    await page.getByRole('button', { name: forms.code.voice }).click();
    // Shows that the press was kept.
    await expect(page.locator('astro-island[aria-busy=true]')).toBeAttached();

    release();

    await page.getByText(forms.code.called).waitFor();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(form.field('companyName')).toBeHidden();
    await expect(form.field('referral')).toHaveValue('QUAY7');
    await expect(page.getByText('38', { exact: true })).toBeVisible();
    await expect(page.getByText(more)).toBeVisible();
    await form.field('code').fill(await site.lastCode(`+1${visitor.phone}`));
    const asked = page.waitForRequest((request) => request.url().endsWith('/check_referrer'));
    await form.submit.click();
    await asked;

    await page.waitForURL('**/en/success**');
    await expect(page.getByText('38', { exact: true })).toBeVisible();
    await expect(page.getByText(more)).toBeVisible();
  });
});

test.describe('registration on a bad network', () => {
  test.use({
    ...handheld,
    locale: 'en-US',
    expectedFaults: /ERR_INTERNET_DISCONNECTED|dynamically imported|Failed to load resource/,
  });

  test('§2.10 §2.22 §2.23 §2.28 §2.68 §8.2 keeps every entry while offline, while the server is slow, after a reload, and when an agreement is opened', async ({
    page,
    context,
  }) => {
    const form = registerPage(page, site, 'en-US');
    const { registerForm, success, forms } = form.texts;
    const { code, apiErrors } = forms;
    const visitor = newVisitor();
    const counting = page.getByRole('button', {
      name: new RegExp(code.resendIn.replace('{{seconds}}', String.raw`\d\d`)),
    });
    const expectKept = async (password = visitor.password) => {
      await expect(form.field('phone')).toHaveValue(visitor.phone);
      await expect(form.field('userName')).toHaveValue(visitor.userName);
      await expect(form.field('companyName')).toHaveValue(visitor.company);
      await expect(form.field('password')).toHaveValue(password);
    };
    await form.open();
    await form.fill(visitor);
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: `${registerForm.agree.service} ${forms.newTab}` }).click();
    await expect(await opened).toHaveURL(/\/en\/protocol$/);

    await form.getCode.click();
    await expect(counting).toBeVisible();
    await test.step('a reload restores typed text without secrets, and continues the countdown', async () => {
      await form.open();
      await expect(counting).toBeVisible();
      await expectKept('');
      await expect(page.getByRole('checkbox')).not.toBeChecked();
    });

    await form.fill(visitor);
    await form.field('code').fill(await site.lastCode(`+86${visitor.phone}`));
    await test.step('reports the lost network', async () => {
      await context.setOffline(true);
      await form.submit.click();
      await expect(page.getByRole('alert').filter({ hasText: apiErrors.network })).toBeVisible();
      await expectKept();
      await context.setOffline(false);
    });

    const call = '/register/add';
    const traffic = watchTraffic(page);
    const shell = page.locator('main form[aria-busy]');
    await test.step('can be broken off, and sent', async () => {
      await page.route(`**${call}`, () => undefined);
      await form.submit.click();
      await expect(shell).toHaveAttribute('aria-busy', 'true');
      await expect.poll(() => traffic.to(call).length).toBe(1);
      await page.getByRole('button', { name: forms.cancel, exact: true }).press('Enter');
      await expect(shell).toHaveAttribute('aria-busy', 'false');
      await expect(form.submit).toBeFocused();
      await expectKept();
      await page.unroute(`**${call}`);
      await form.submit.click();
      await expect(page.getByText(success.done)).toBeVisible();
    });
  });
});
