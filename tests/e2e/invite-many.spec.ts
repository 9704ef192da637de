/** One invitation for many: who invites, the poster, the form, and what it says when it is full or over. */
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes, localizedPath } from '#i18n/locales.ts';
import { browserLocale } from '#tests/helpers/register-page.ts';
import { startSite, type SiteServer } from '#tests/helpers/site-server.ts';
import { expect, handheld, test } from '#tests/helpers/test.ts';

let site: SiteServer;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.close());

for (const locale of localeCodes) {
  test.describe(`an invitation for many in ${locale}`, () => {
    test.use({ ...(locale === 'en-US' ? handheld : {}), locale: browserLocale(locale) });
    const { invite, forms } = dictionaries[locale];
    const phone = `1380000000${localeCodes.indexOf(locale)}`;

    test('is shown as a poster, taken by its form, and says when it is full or over', async ({ page }) => {
      const open = (path: string, token: string) =>
        page.goto(`${site.origin}${localizedPath(locale, path)}?token=${token}`);
      const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
      for (const path of ['/teaminvited', '/staffregister']) {
        await open(path, 'sample-many-full');
        await expect(heading(invite.full.title)).toBeVisible();
        await open(path, 'sample-many-over');
        await expect(heading(invite.over.title)).toBeVisible();
      }
      await open('/teaminvited', 'sample-many');
      await expect(page.getByRole('img', { name: invite.lead.poster.qr })).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('img', { name: invite.lead.poster.qr })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
      await expect(page.getByRole('link', { name: invite.lead.next })).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
      await page.getByRole('link', { name: invite.lead.next }).click();

      await page.getByRole('textbox', { name: invite.form.phone }).fill(phone);
      await page.getByRole('button', { name: forms.code.get, exact: true }).click();
      await page.getByText(forms.code.sent).waitFor();
      await page.getByRole('textbox', { name: invite.form.code }).fill(await site.lastCode(`+86${phone}`));
      await page.getByRole('textbox', { name: invite.form.name }).fill('王小明');
      await page.locator('button[type=submit]').click();
      await expect(heading(invite.waiting.title)).toBeFocused();
      await expect(page.getByRole('button', { name: invite.waiting.again })).toHaveCount(0);
      await page.reload();
      await expect(heading(invite.waiting.title)).toBeVisible();
    });
  });
}
