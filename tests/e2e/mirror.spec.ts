/** The download pages as a mirror on a host of their own: without the API, without the rest of the site, leading back to it. */
import { existsSync } from 'node:fs';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes, localizedPath } from '#i18n/locales.ts';
import { defaultSiteUrl } from '#src/config/site.ts';
import { builtFile, pickerButton } from '#tests/helpers/downloads.ts';
import { testsInTurn } from '#tests/helpers/languages.ts';
import { browserLocale } from '#tests/helpers/register-page.ts';
import { serveFolder } from '#tests/helpers/static-server.ts';
import { expect, test } from '#tests/helpers/test.ts';
import { watchTraffic } from '#tests/helpers/traffic.ts';

const FOLDER = 'dist-mirror';
const PAGES = ['/download', '/downloadlist', '/download/history', '/download/contrast', '/v6'];

let host: Awaited<ReturnType<typeof serveFolder>>;
test.beforeAll(async () => {
  if (!existsSync(`${FOLDER}/download.html`))
    throw new Error('There is no mirror: `npm run build -- --mirror` first.');
  host = await serveFolder(FOLDER);
});
test.afterAll(() => host.close());

for (const locale of localeCodes) {
  const turn = testsInTurn(test, locale);
  test.describe(`the mirror in ${locale}`, () => {
    test.use({ locale: browserLocale(locale) });

    for (const path of PAGES) {
      turn()(`shows ${path}, asks no API, and names the main site as the original`, async ({ page }) => {
        const traffic = watchTraffic(page);
        const failed: string[] = [];
        page.on('response', (response) => {
          if (!response.ok()) failed.push(response.url());
        });
        await page.goto(host.origin + localizedPath(locale, path));
        await page.waitForLoadState('networkidle');

        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
          'href',
          defaultSiteUrl + localizedPath(locale, path),
        );
        expect(
          traffic.requests.filter((request) => new URL(request.url()).pathname.startsWith('/api')),
        ).toEqual([]);
        expect(failed).toEqual([]);
      });
    }

    turn()('opens with the downloads, and leads everywhere else on the main site', async ({ page }) => {
      await page.goto(host.origin + localizedPath(locale, '/'));
      await expect(
        page.locator('[data-panel] a[download]').filter({ visible: true }).first(),
      ).toHaveAttribute('href', /^\/installers\/.+/);
      const hrefs = await page
        .locator('a[href]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      const own = hrefs.filter((href) => href.startsWith('/') && !/\.\w+$/.test(href));

      for (const href of own) {
        expect(
          PAGES.map((path) => localizedPath(href.startsWith('/en') ? 'en-US' : 'zh-CN', path)),
        ).toContain(href.replace(/[?#].*/, ''));
      }
      expect(hrefs).toContain(`${defaultSiteUrl}${localizedPath(locale, '/register')}`);
    });

    test.describe('on Windows', () => {
      test.use({
        userAgent:
          'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
      });

      turn()('names the installer after its promoter and shows every version', async ({ page }) => {
        await page.goto(`${host.origin}${localizedPath(locale, '/download')}?promoter=acme`);
        const { file } = builtFile('v6', 'windows');
        await expect(pickerButton(page, dictionaries[locale], 'windows')).toHaveAttribute(
          'href',
          `/installers/${file.replace('.exe', '_acme.exe')}`,
        );
        await page.goto(host.origin + localizedPath(locale, '/downloadlist'));
        await page.getByRole('button', { name: dictionaries[locale].downloadList.pages.next }).click();

        await expect(page).toHaveURL(/page=2/);
      });
    });
  });
}
