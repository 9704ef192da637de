/** The version service behind the download pages: newer versions, junk, silence. */
import { formatBytes } from '#src/domain/bytes.ts';
import {
  answerVersions,
  builtFile,
  fill,
  isReady,
  languageOf,
  listedLink,
  pickerButton,
} from '#tests/helpers/downloads.ts';
import { noticesOf } from '#tests/helpers/islands.ts';
import { expect, test } from '#tests/helpers/test.ts';

const old = builtFile('v6', 'windows');
const { version } = old;
const newer = '9.9.9';
const none = { pc: [], phone: [], v6: '{}' };

test.describe('the version service', () => {
  test('changes nothing where it agrees with the page', async ({ page }, info) => {
    const { words, at } = languageOf(info);
    const answered = page.waitForResponse('**/official_website/versionlist*');
    await page.goto(at('/download'));
    await answered;
    await isReady(page);
    await expect(pickerButton(page, words, 'windows', { includeHidden: true })).toContainText(version);
    await expect(page.locator('#builds').getByRole('status')).toBeEmpty();
  });

  test('brings a newer version into the links, without the old size and checksum', async ({ page }, info) => {
    const { words, at } = languageOf(info);
    const v6 = { windows: { desc: '', name: '', version: newer, url: `/installers/Berth-${newer}.exe` } };
    await answerVersions(page, { ...none, v6: JSON.stringify(v6) });
    await page.goto(at('/download?promoter=acme'));
    await expect(page.getByText(fill(words.installers.live.changed, { version: newer }))).toBeVisible();
    const link = listedLink(page, words, `Berth-${newer}.exe`);
    await expect(link).toHaveAttribute('href', new RegExp(`/installers/Berth-${newer}_acme\\.exe$`));
    const place = page.getByRole('listitem').filter({ has: link });
    await expect(place).toContainText(newer);
    await expect(place.getByText(formatBytes(old.sizeBytes))).toHaveCount(0);
    await expect(page.getByText(old.sha256)).toHaveCount(0);
    await expect(place.getByRole('button')).toHaveCount(0);
    const other = pickerButton(page, words, 'linux', { includeHidden: true });
    await expect(other).toContainText(version);
    await expect(other).toHaveAttribute('href', `/installers/${builtFile('v6', 'linux').file}`);
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
      .locator('a[download]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs.filter((href) => !href?.startsWith('/installers/Berth'))).toEqual([]);
  });

  test('A14: keeps the page as it was when v6 is junk', async ({ page }, info) => {
    const { words, at } = languageOf(info);
    await answerVersions(page, { ...none, v6: '{broken' });
    const answered = page.waitForResponse('**/official_website/versionlist*');
    await page.goto(at('/download'));
    await answered;
    await isReady(page);
    const button = pickerButton(page, words, 'windows', { includeHidden: true });
    await expect(button).toHaveAttribute('href', `/installers/${old.file}`);
    await expect(page.locator('a[download][href=""]')).toHaveCount(0);
  });

  test('adds rows to the table of all versions, and retires the old latest', async ({ page }, info) => {
    const { words, at } = languageOf(info);
    const v6 = { linux: { desc: '', name: '', version: newer, url: `/installers/Berth-${newer}.deb` } };
    await answerVersions(page, { ...none, v6: JSON.stringify(v6) });
    await page.goto(at('/downloadlist?system=linux&line=v6'));
    const rowOf = (wanted: string) =>
      page
        .getByRole('table', { name: words.downloadList.meta.title })
        .getByRole('row')
        .filter({ has: page.getByText(wanted, { exact: true }) });
    await expect(rowOf(newer)).toContainText(words.releases.statuses.latest);
    await expect(rowOf(version)).toContainText(words.releases.statuses.old);
    await expect(rowOf(version)).not.toContainText(words.releases.statuses.latest);
    await expect(page.getByText(fill(words.installers.live.changed, { version: newer }))).toBeVisible();
  });

  test.describe('when it does not answer', () => {
    test.use({ expectedFaults: /ERR_|Failed to load|503/ });

    for (const path of ['/download', '/downloadlist', '/v6']) {
      test(`§8.12 says so on ${path}, and offers the default installer`, async ({ page }, info) => {
        const { words, at } = languageOf(info);
        await page.route('**/api/**', (route) => route.abort());
        await page.goto(at(path));
        const link = page.getByRole('link', { name: words.installers.live.fallback });
        await expect(link).toBeVisible();
        await expect(link).toHaveAttribute('href', /\/BerthBrowser-Setup\.exe$/);
        const notices = noticesOf(page);
        await expect(notices).toContainText(words.siteWide.notices.network);

        await page.unroute('**/api/**');
        await notices.getByRole('button', { name: words.siteWide.notices.retry }).press('Enter');

        await expect(notices).toBeEmpty();
        await expect(page.getByRole('main')).toBeFocused();
        await expect(link).toBeHidden();
      });
    }
  });
});
