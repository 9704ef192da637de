/** The version service on download pages: newer versions, and no answer. */
import type { Page } from 'playwright';
import { v6LastVersions, versionList } from '#src/api/contract/downloads.ts';
import { formatBytes } from '#src/domain/bytes.ts';
import { answerCall } from '#tests/helpers/api-replies.ts';
import { builtFile, isReady, languageFor, listedLink, pickerButton } from '#tests/helpers/downloads.ts';
import { filled } from '#tests/helpers/filled.ts';
import { noticesOf } from '#tests/helpers/islands.ts';
import { expect, test } from '#tests/helpers/test.ts';

const old = builtFile('v6', 'windows');
const { version } = old;
const newer = '9.9.9';

/** Replaces the version service by one with a newer version of one system than the page was built with. */
async function answerNewer(page: Page, system: string, file: string): Promise<void> {
  const v6 = { [system]: { desc: '', name: '', version: newer, url: `/installers/${file}` } };
  await answerCall(page, versionList, { pc: [], phone: [], v6: JSON.stringify(v6) });
  await answerCall(page, v6LastVersions, []);
}

test('shows newer versions in links and table, without the old size and checksum', async ({ page }) => {
  const { words, at } = languageFor('en-US');
  const changed = page.getByText(filled(words.installers.live.changed, { version: newer }));
  const windows = pickerButton(page, words, 'windows', { includeHidden: true });
  const answered = page.waitForResponse('**/official_website/versionlist*');
  await page.goto(at('/download'));
  await answered;
  await isReady(page);
  await expect(windows).toContainText(version);
  await expect(page.locator('#builds').getByRole('status')).toBeEmpty();

  await answerNewer(page, 'windows', `Berth-${newer}.exe`);
  await page.goto(at('/download?promoter=acme'));
  await expect(changed).toBeVisible();
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

  await answerNewer(page, 'linux', `Berth-${newer}.deb`);
  await page.goto(at('/downloadlist?system=linux&line=v6'));
  const rowOf = (wanted: string) =>
    page
      .getByRole('table', { name: words.downloadList.meta.title })
      .getByRole('row')
      .filter({ has: page.getByText(wanted, { exact: true }) });
  await expect(rowOf(newer)).toContainText(words.releases.statuses.latest);
  await expect(rowOf(version)).toContainText(words.releases.statuses.old);
  await expect(rowOf(version)).not.toContainText(words.releases.statuses.latest);
  await expect(changed).toBeVisible();
});

test.describe('a version service that does not answer', () => {
  test.use({ expectedFaults: /ERR_|Failed to load|4\d\d|503/ });

  test('§8.12 is reported on each download page, which offers the default installer', async ({ page }) => {
    const { words, at } = languageFor('zh-CN');
    const link = page.getByRole('link', { name: words.installers.live.fallback });
    const notices = noticesOf(page);
    const { network, maintenance } = words.siteWide.notices;
    for (const [path, status, told] of [
      ['/download', 0, network],
      ['/downloadlist', 429, maintenance],
      ['/v6', 404, network],
    ] as const) {
      await page.route('**/api/**', (route) => (status === 0 ? route.abort() : route.fulfill({ status })));
      await page.goto(at(path));
      await expect(link, path).toBeVisible();
      await expect(link).toHaveAttribute('href', /\/BerthBrowser-Setup\.exe$/);
      await expect(notices, path).toContainText(told);

      await page.unroute('**/api/**');
      await notices.getByRole('button', { name: words.siteWide.notices.retry }).press('Enter');
      await expect(notices, path).toBeEmpty();
      await expect(page.getByRole('main')).toBeFocused();
      await expect(link).toBeHidden();
    }
  });
});
