/** The download pages as a mirror on another host: without the API and the rest of the site, with links back to it. */
import { existsSync } from 'node:fs';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes, localizedPath } from '#i18n/locales.ts';
import { defaultSiteUrl } from '#src/config/site.ts';
import { builtFile, pickerButton, WINDOWS_AGENT } from '#tests/helpers/downloads.ts';
import { inTurn } from '#tests/helpers/languages.ts';
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

test.use({ userAgent: WINDOWS_AGENT });

test('the mirror shows its pages, calls no API, has the main site as canonical address, and links back to it', async ({
  page,
}) => {
  const traffic = watchTraffic(page);
  const failed: string[] = [];
  page.on('response', (response) => {
    if (!response.ok()) failed.push(response.url());
  });
  for (const [index, path] of PAGES.entries()) {
    const address = localizedPath(inTurn(index), path);
    await page.goto(host.origin + address);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', defaultSiteUrl + address);
  }

  // Its home page is the downloads; all else is on the main site.
  await page.goto(`${host.origin}/`);
  const { file } = builtFile('v6', 'windows');
  const button = pickerButton(page, dictionaries['zh-CN'], 'windows');
  await expect(button).toHaveAttribute('href', `/installers/${file}`);
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const mirrored = localeCodes.flatMap((locale) => PAGES.map((path) => localizedPath(locale, path)));
  const own = hrefs.filter((href) => href.startsWith('/') && !/\.\w+$/.test(href));
  expect(own.filter((href) => !mirrored.includes(href.replace(/[?#].*/, '')))).toEqual([]);
  expect(hrefs).toContain(`${defaultSiteUrl}/register`);

  await page.goto(`${host.origin}/en/download?promoter=acme`);
  await expect(pickerButton(page, dictionaries['en-US'], 'windows')).toHaveAttribute(
    'href',
    `/installers/${file.replace('.exe', '_acme.exe')}`,
  );

  const asked = traffic.requests.filter((request) => new URL(request.url()).pathname.startsWith('/api'));
  expect(asked.map((request) => request.url())).toEqual([]);
  expect(failed).toEqual([]);
});
