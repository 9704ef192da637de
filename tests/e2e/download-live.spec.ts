/** The version service behind the download pages: newer versions, junk, silence. */
import { answerVersions, builtFile, fill, isReady, languageOf } from '#tests/helpers/downloads.ts';
import { expect, test } from '#tests/helpers/test.ts';

const { version } = builtFile('v6', 'windows');
const newer = '9.9.9';
const none = { pc: [], phone: [], v6: '{}' };

test.describe('the version service', () => {
  test('changes nothing where it agrees with the page', async ({ page }, info) => {
    const { at } = languageOf(info);
    const answered = page.waitForResponse('**/official_website/versionlist*');
    await page.goto(at('/download'));
    await answered;
    await isReady(page);
    await expect(page.locator('[data-panel=windows] .button--signal')).toContainText(version);
    await expect(page.locator('[data-live]:not([hidden])')).toHaveCount(0);
  });

  test('brings a newer version into the links, without the old size and checksum', async ({ page }, info) => {
    const { words, at } = languageOf(info);
    const v6 = { windows: { desc: '', name: '', version: newer, url: `/installers/Berth-${newer}.exe` } };
    await answerVersions(page, { ...none, v6: JSON.stringify(v6) });
    await page.goto(at('/download?promoter=acme'));
    await expect(page.getByText(fill(words.releases.live.changed, { version: newer }))).toBeVisible();
    const link = 'a[data-installer="v6/windows/64"][data-latest]';
    const place = page.locator(`.build:has(${link})`);
    await expect(place.locator(link)).toHaveAttribute(
      'href',
      new RegExp(`/installers/Berth-${newer}_acme\\.exe$`),
    );
    await expect(place).toContainText(newer);
    await expect(place.locator('code')).toBeEmpty();
    await expect(page.locator('[data-panel=linux] .button--signal')).toHaveAttribute('data-version', version);
  });

  test('A15: renders no link that leads elsewhere', async ({ page }, info) => {
    const { at } = languageOf(info);
    const urls = [
      'javascript:alert(1)//B.exe',
      'https://evil.example/B.exe',
      'http://evil.example/B.exe',
      '/installers/B 1.exe',
      '',
    ];
    const last = urls.map((url) => ({ system_type: 1, install_download_url: url, version: newer }));
    await answerVersions(page, none, last);
    const answered = page.waitForResponse('**/v6_client/version/last');
    await page.goto(at('/download'));
    await answered;
    await isReady(page);
    const hrefs = await page
      .locator('a[data-installer]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs.filter((href) => !href?.startsWith('/installers/Berth'))).toEqual([]);
  });

  test('A14: keeps the page as it was when v6 is junk', async ({ page }, info) => {
    const { at } = languageOf(info);
    await answerVersions(page, { ...none, v6: '{broken' });
    const answered = page.waitForResponse('**/official_website/versionlist*');
    await page.goto(at('/download'));
    await answered;
    await isReady(page);
    await expect(page.locator('[data-panel=windows] .button--signal')).toHaveAttribute('href', /\.exe$/);
    await expect(page.locator('a[data-installer][href=""]')).toHaveCount(0);
  });

  test('adds rows to the table of all versions, and retires the old latest', async ({ page }, info) => {
    const { words, at } = languageOf(info);
    const v6 = { linux: { desc: '', name: '', version: newer, url: `/installers/Berth-${newer}.deb` } };
    await answerVersions(page, { ...none, v6: JSON.stringify(v6) });
    await page.goto(at('/downloadlist?system=linux&line=v6'));
    const row = page.locator('tr[data-version="9.9.9"]');
    await expect(row).toContainText(words.releases.statuses.latest);
    await expect(page.locator(`tr[data-version="${version}"][data-system=linux] .badge`)).toHaveText(
      words.releases.statuses.old,
    );
  });

  test.describe('when it does not answer', () => {
    test.use({ expectedFaults: /ERR_|Failed to load|503/ });

    for (const path of ['/download', '/downloadlist', '/v6']) {
      test(`says so on ${path}, and offers the default installer`, async ({ page }, info) => {
        const { words, at } = languageOf(info);
        await page.route('**/api/**', (route) => route.abort());
        await page.goto(at(path));
        const link = page.getByRole('link', { name: words.releases.live.fallback });
        await expect(link).toBeVisible();
        await expect(link).toHaveAttribute('href', /\/BerthBrowser-Setup\.exe$/);
        const notices = page.locator('[data-notices]');
        await expect(notices).toContainText(words.late.notices.network);

        await page.unroute('**/api/**');
        await notices.getByRole('button', { name: words.late.notices.retry }).click();

        await expect(notices).toBeEmpty();
        await expect(link).toBeHidden();
      });
    }
  });
});
