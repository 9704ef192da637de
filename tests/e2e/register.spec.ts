/** Free registration, from the form to the success page, against the real server; each fault ends in its message. */
import { localeCodes, localizedPath } from '#i18n/locales.ts';
import { deviceOf } from '#tests/helpers/languages.ts';
import { browserLocale, newVisitor, registerPage } from '#tests/helpers/register-page.ts';
import { startSite, type SiteServer } from '#tests/helpers/site-server.ts';
import { expect, test } from '#tests/helpers/test.ts';

let site: SiteServer;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.close());

for (const locale of localeCodes) {
  test.describe(`registration in ${locale}`, () => {
    test.use({ locale: browserLocale(locale) });

    const story =
      '§1.16 §2.2 §8.17 §8.20 opens an account by phone and code, and leads to the success page of the same language';
    test(story, { tag: deviceOf(locale) }, async ({ page }) => {
      const form = registerPage(page, site, locale);
      const visitor = newVisitor();
      await form.open();
      await form.fill(visitor);
      const code = await form.receiveCode(visitor);
      await expect(page.getByRole('button', { name: /60|59|58/ })).toBeVisible();
      await form.field('code').fill(code);

      await form.submit.click();

      await page.waitForURL(`${site.origin}${localizedPath(locale, '/success')}`);
      await expect(page.getByText(form.texts.success.done)).toBeVisible();
      await expect(page.getByText('38', { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: form.texts.success.next.download })).toHaveAttribute(
        'href',
        localizedPath(locale, '/download'),
      );
      expect(await page.evaluate(() => localStorage.getItem('hasRegistered'))).toBe('1');
      expect(await page.evaluate(() => sessionStorage.getItem('registerDraft'))).toBeNull();
    });

    const missing = 'names what is missing and leads to the first of it';
    test(missing, { tag: deviceOf(locale, 1) }, async ({ page }) => {
      const form = registerPage(page, site, locale);
      await form.open();

      await form.submit.click();

      const { forms } = form.texts;
      for (const text of [
        forms.phone.required,
        forms.code.required,
        forms.password.required,
        forms.userName.required,
        forms.companyName.required,
        forms.agreement.unticked,
      ]) {
        await expect(page.getByText(text, { exact: true })).toBeVisible();
      }
      await expect(form.field('phone')).toBeFocused();
      await expect(form.field('phone')).toHaveAccessibleDescription(new RegExp(forms.phone.required));
      await expect(
        page.getByRole('status').filter({ hasText: forms.problems_other.replace('{{count}}', '6') }),
      ).toBeAttached();
    });

    const unknown = '§5.9 asks before going on without a referrer whom nobody knows';
    test(unknown, { tag: deviceOf(locale) }, async ({ page }) => {
      const form = registerPage(page, site, locale);
      const visitor = newVisitor();
      await form.open();
      await form.fill(visitor);
      await form.field('code').fill(await form.receiveCode(visitor));
      await form.field('referral').fill('NOBODY');
      const { registerForm, forms } = form.texts;

      await form.submit.click();
      const question = page.getByRole('dialog', { name: registerForm.referrer.title });
      await expect(question).toContainText(forms.referral.invalid);
      await page.keyboard.press('Escape');
      await expect(question).toBeHidden();
      await expect(page.getByText(forms.referral.correct)).toBeVisible();
      await expect(form.field('referral')).toBeFocused();

      await form.submit.click();
      await question.getByRole('button', { name: registerForm.referrer.yes }).click();
      await page.waitForURL('**/success');
    });
  });
}

test.describe('registration', () => {
  test.use({ locale: 'en-US' });

  test('§8.18 takes an American number and a personal account, by a call', async ({ page }) => {
    const form = registerPage(page, site, 'en-US');
    const visitor = newVisitor('1');
    await form.open();
    await page.getByLabel(form.texts.forms.area.label).selectOption('1');
    await form.fill(visitor);
    await page.getByRole('radio', { name: form.texts.registerForm.user }).check();
    await expect(form.field('companyName')).toBeHidden();
    await page.getByRole('button', { name: form.texts.forms.code.voice }).click();
    await page.getByText(form.texts.forms.code.called).waitFor();
    await form.field('code').fill(await site.lastCode(`+1${visitor.phone}`));

    await form.submit.click();

    await page.waitForURL('**/en/success');
  });

  test('§2.3 promises and gives a promoted visitor the coupons of the promoter', async ({ page }) => {
    const form = registerPage(page, site, 'en-US');
    const visitor = newVisitor();
    const more = form.texts.home.offer.more.replace('{{amount}}', '88');
    await form.open('?promoter=quay7.exe&promoter=other');
    await expect(page.getByText('50', { exact: true })).toBeVisible();
    await expect(page.getByText(more)).toBeVisible();
    await form.fill(visitor);
    await form.field('code').fill(await form.receiveCode(visitor));

    await form.submit.click();

    await page.waitForURL('**/en/success**');
    await expect(page.getByText('50', { exact: true })).toBeVisible();
    await expect(page.getByText(more)).toBeVisible();
  });

  test('is not offered again on the way back, and another number can be registered', async ({ page }) => {
    const form = registerPage(page, site, 'en-US');
    const visitor = newVisitor();
    const { registered } = form.texts.register;
    await form.open();
    await form.fill(visitor);
    await form.field('code').fill(await form.receiveCode(visitor));
    await form.submit.click();
    await page.waitForURL('**/en/success');

    await page.goBack();
    const title = registered.signedIn.replace('{{name}}', visitor.userName);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(form.submit).toBeHidden();
    // Who has signed out since is known by the number, in this tab.
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

  test('opens the agreements beside the form, where nothing typed is lost', async ({ page }) => {
    const form = registerPage(page, site, 'en-US');
    const { agree } = form.texts.registerForm;
    await form.open();
    await form.field('password').fill('harbour7walls');
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: `${agree.service} ${form.texts.forms.newTab}` }).click();

    await expect(await opened).toHaveURL(/\/en\/protocol$/);
    await expect(form.field('password')).toHaveValue('harbour7walls');
  });

  test('§8.4 says that a phone is registered already', async ({ page }) => {
    const form = registerPage(page, site, 'en-US');
    const visitor = newVisitor();
    for (const attempt of ['first', 'second']) {
      site.clock.advance(61);
      await form.open();
      await form.fill(visitor);
      await form.field('code').fill(await form.receiveCode(visitor));
      await form.submit.click();
      if (attempt === 'first') {
        await page.waitForURL('**/en/success');
        // Another visitor at this device: nothing is left of the first.
        await page.evaluate(() => {
          sessionStorage.clear();
          localStorage.clear();
        });
      }
    }

    await expect(page.getByText(form.texts.forms.apiErrors.phoneRegistered)).toBeVisible();
    await expect(form.field('phone')).toBeFocused();
    await expect(form.field('password')).toHaveValue(visitor.password);
  });

  test('§8.2 says that a code has expired', async ({ page }) => {
    const form = registerPage(page, site, 'en-US');
    const visitor = newVisitor();
    await form.open();
    await form.fill(visitor);
    await form.field('code').fill(await form.receiveCode(visitor));
    site.clock.advance(601);

    await form.submit.click();

    await expect(page.getByText(form.texts.forms.apiErrors.codeExpired)).toBeVisible();
    await expect(form.field('code')).toBeFocused();
  });

  test('takes the referral ID of an invitation, and registers with it', async ({ page }) => {
    const form = registerPage(page, site, 'en-US');
    const visitor = newVisitor();
    await form.open('?referral=QUAY7');
    await expect(form.field('referral')).toHaveValue('QUAY7');
    await form.fill(visitor);
    await form.field('code').fill(await form.receiveCode(visitor));
    const asked = page.waitForRequest((request) => request.url().endsWith('/check_referrer'));

    await form.submit.click();
    await asked;
    await page.waitForURL('**/success');
  });

  test('does not lose what was typed and pressed before it woke', async ({ page }) => {
    const form = registerPage(page, site, 'en-US');
    const visitor = newVisitor();
    const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
    await page.route('**/_astro/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${site.origin}/en/register`, { waitUntil: 'commit' });
    await form.fill(visitor);
    await form.getCode.click();
    // A sign that the press was taken.
    await expect(page.locator('astro-island[aria-busy=true]')).toBeAttached();

    release(undefined);

    await page.getByText(form.texts.forms.code.sent).waitFor();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await form.field('code').fill(await site.lastCode(`+86${visitor.phone}`));
    await form.submit.click();
    await page.waitForURL('**/en/success');
  });

  test('shows the password on demand and judges it', async ({ page }) => {
    const form = registerPage(page, site, 'en-US');
    await form.open();
    await form.field('password').fill('harbour7');
    await expect(page.getByText('12 characters or more are safer')).toBeVisible();
    await expect(form.field('password')).toHaveAttribute('type', 'password');

    await page.getByRole('button', { name: form.texts.forms.showPassword }).click();

    await expect(form.field('password')).toHaveAttribute('type', 'text');
    await expect(form.field('password')).toBeFocused();
  });
});

test.describe('registration without a network', () => {
  // The browser reports each request that fails.
  test.use({ locale: 'en-US', expectedFaults: /ERR_INTERNET_DISCONNECTED|dynamically imported/ });

  test('says so, starts no countdown and keeps the form (A1, A18)', async ({ page, context }) => {
    const form = registerPage(page, site, 'en-US');
    const visitor = newVisitor();
    await form.open();
    await form.fill(visitor);
    await context.setOffline(true);

    await form.getCode.click();
    await expect(
      page.getByText('Request error: Network error. Please check your network status, then try again.'),
    ).toBeVisible();
    await expect(form.getCode).toBeEnabled();

    await form.field('code').fill('123456');
    await form.submit.click();
    await expect(page.getByRole('alert')).toHaveText(
      'Network error. Please check your network status, then try again.',
    );
    await expect(form.submit).toHaveText(form.texts.registerForm.submit);
    await expect(form.field('password')).toHaveValue(visitor.password);

    await context.setOffline(false);
    await form.field('code').fill(await form.receiveCode(visitor));
    await form.submit.click();
    await page.waitForURL('**/en/success');
  });
});

test.describe('registration without script', () => {
  test.use({ locale: 'en-US', javaScriptEnabled: false });

  test('stands complete, says what it needs and names people to ask (A26)', async ({ page }) => {
    const form = registerPage(page, site, 'en-US');
    await page.goto(`${site.origin}/en/register`);

    for (const name of ['phone', 'code', 'password', 'userName', 'companyName', 'referral'] as const) {
      await expect(form.field(name)).toBeVisible();
    }
    await expect(page.getByText('This form needs JavaScript')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /@/ }).first()).toHaveAttribute(
      'href',
      /^mailto:/,
    );
    // Nothing that was typed may end in the address.
    await form.field('password').fill('harbour7walls');
    await form.submit.click();
    expect(page.url()).toBe(`${site.origin}/en/register`);
  });
});

test.describe('registration whose code does not come through', () => {
  test.use({ locale: 'en-US', expectedFaults: /Failed to load resource|hydrat/ });

  test('says so and names people to ask (A26)', async ({ page }) => {
    await page.route('**/_astro/*.js*', (route) => route.abort());
    await page.goto(`${site.origin}/en/register`);

    await expect(page.getByText('This form needs JavaScript')).toBeVisible();
  });
});
