/** Asking for an account to be closed: with a code sent to its phone, and only with a tick. */
import { dictionaries } from '#i18n/dictionaries.ts';
import { localizedPath } from '#i18n/locales.ts';
import { browserLocale, newVisitor, receiveCode } from '#tests/helpers/register-page.ts';
import { siteAt } from '#tests/helpers/site-server.ts';
import { expect, handheld, test } from '#tests/helpers/test.ts';
import { wake, watchTraffic } from '#tests/helpers/traffic.ts';

const locale = 'zh-CN';
test.use({ ...handheld, locale: browserLocale(locale) });

test('§2.30 names missing fields, and sends one request with a code', async ({ page, baseURL }) => {
  const { redirectAndAccount, forms } = dictionaries[locale];
  const { form, done } = redirectAndAccount.cancel;
  const submit = page.locator('button[type=submit]');
  await page.goto(localizedPath(locale, '/cancel-account'));
  await wake(page);
  await submit.click();
  for (const text of [forms.phone.required, forms.code.required, form.agreeNeeded]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('textbox', { name: form.phone })).toBeFocused();

  const { phone } = newVisitor();
  await page.getByRole('textbox', { name: form.phone }).fill(phone);
  await page.getByRole('checkbox').check();
  const code = await receiveCode(page, siteAt(baseURL ?? ''), locale, `+86${phone}`);
  await page.getByRole('textbox', { name: form.code }).fill(code);
  const traffic = watchTraffic(page);
  await submit.dblclick();
  await expect(page.getByRole('heading', { name: done.title })).toBeFocused();
  expect(traffic.to('/account/cancel')).toHaveLength(1);
});
