/** A partner's link, from its first press to the figures for the operator and the partner. */
import { dictionaries } from '#i18n/dictionaries.ts';
import { localizedPath } from '#i18n/locales.ts';
import { findBarriers } from '#tests/helpers/axe.ts';
import { consentLine, showInterest } from '#tests/helpers/islands.ts';
import { browserLocale, newVisitor, registerPage } from '#tests/helpers/register-page.ts';
import { expect, operate, test } from '#tests/helpers/site-server.ts';

const CODE = 'harbor';
const LOCALE = 'zh-CN';

test.use({ locale: browserLocale(LOCALE) });

test('a partner’s link causes a visit and a registration, which the partner and the operator see', async ({
  page,
  site,
}) => {
  test.slow(); // a whole chain, and two looks at it by axe
  const { partnerFigures: t } = dictionaries[LOCALE];
  // As the operator gives it to the partner.
  const said = await operate(site.dataDir, 'partner-keys', 'make', CODE);
  const partnerKey = said.trim().split('\n').at(-1) ?? '';
  await page.goto(`${site.origin}${localizedPath(LOCALE, '/')}?promoter=${CODE}`);
  await showInterest(page);
  await consentLine(page).getByRole('button').first().click();

  const form = registerPage(page, site, LOCALE);
  const visitor = newVisitor();
  await form.open();
  await form.fill(visitor);
  await form.field('code').fill(await form.receiveCode(visitor));
  await form.submit.click();
  await page.waitForURL(`${site.origin}${localizedPath(LOCALE, '/success')}`);

  await page.goto(`${site.origin}${localizedPath(LOCALE, '/partners')}`);
  const results = page.locator('#figures');
  await results.scrollIntoViewIfNeeded();
  await results.getByLabel(t.code).fill(CODE);
  await results.getByLabel(t.key, { exact: true }).fill('a wrong key');
  await results.getByRole('button', { name: t.show }).click();
  await expect(results.getByText(t.wrong)).toBeVisible();
  await expect(results.getByLabel(t.code)).toHaveValue(CODE);
  await results.getByLabel(t.key, { exact: true }).fill(partnerKey);
  await results.getByRole('button', { name: t.show }).click();
  await expect(results.getByRole('img')).toHaveCount(2);
  const today = results.getByRole('row').nth(1);
  await expect(today.getByRole('cell')).toHaveText(['1', '1']);
  expect(await findBarriers(page)).toEqual([]);

  await page.goto(`${site.deskOrigin}/operator?language=${LOCALE}`);
  const ofPartner = page.getByRole('row').filter({ hasText: CODE });
  await expect(ofPartner.getByRole('cell')).toHaveText(['1', '0', '1']);
  await expect(page.getByRole('img')).toHaveCount(3);
  expect(await findBarriers(page)).toEqual([]);
  await expect(page.locator('body')).not.toContainText(visitor.phone);
});
