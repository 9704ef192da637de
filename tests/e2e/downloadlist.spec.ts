/** The list of all versions, the old ones, the comparison of editions and the v6 page. */
import type { Page } from 'playwright';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '#src/config/wire.ts';
import { LINES } from '#src/domain/releases/types.ts';
import { daysBetween } from '#islands/versions/comparison.ts';
import { compareVersions } from '#src/domain/releases/versions.ts';
import {
  builtFile,
  builtManifest,
  fill,
  languageOf,
  listedLink,
  rowsInTable,
} from '#tests/helpers/downloads.ts';
import { awake } from '#tests/helpers/islands.ts';
import { expect, test } from '#tests/helpers/test.ts';

const total = rowsInTable();
const pages = Math.ceil(total / DEFAULT_PAGE_SIZE);

/** What the table shows of its rows. */
const rowsOf = (page: Page, { meta }: { meta: { title: string } }) =>
  page.getByRole('table', { name: meta.title }).locator('tbody').getByRole('row');

test.describe('/downloadlist', () => {
  test('§2.14 shows ten rows of all, and pages through them', async ({ page }, info) => {
    const { words, at } = languageOf(info);
    const t = words.downloadList;
    await page.goto(at('/downloadlist'));
    // The four lines alone have more than one page of installers.
    expect(pages).toBeGreaterThan(1);
    await expect(rowsOf(page, t)).toHaveCount(10);
    await expect(page.getByText(fill(t.filters.total, { count: total }))).toBeVisible();
    await page.getByRole('button', { name: t.pages.next }).click();
    await expect(page.getByText(fill(t.pages.where, { page: 2, pages }))).toBeVisible();
    await expect(page).toHaveURL(/[?&]page=2/);
    await page.getByRole('button', { name: t.pages.previous }).click();
    await expect(page).toHaveURL(/downloadlist$/);

    // By keyboard to the last page, where there is nothing more to turn: the focus stays on the button.
    const next = page.getByRole('button', { name: t.pages.next });
    await next.focus();
    for (let turned = 1; turned < pages; turned++) await page.keyboard.press('Enter');
    await expect(page.getByText(fill(t.pages.where, { page: pages, pages }))).toBeVisible();
    await expect(next).toBeDisabled();
    await expect(next).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`[?&]page=${String(pages)}$`));
  });

  test('offers every page size', async ({ page }, info) => {
    const { words, at } = languageOf(info);
    const t = words.downloadList;
    await page.goto(at('/downloadlist'));
    const size = page.getByLabel(t.filters.size);
    await expect(size.locator('option')).toHaveText(PAGE_SIZES.map(String));
    for (const rows of PAGE_SIZES) {
      await size.selectOption(String(rows));
      await expect(rowsOf(page, t)).toHaveCount(Math.min(rows, total));
    }
  });

  test('filters and sorts, and comes back to it by its address', async ({ page }, info) => {
    const { words, at } = languageOf(info);
    const t = words.downloadList;
    await page.goto(at('/downloadlist'));
    const own = builtManifest().filter(({ line, system }) => line === 'professional' && system === 'windows');
    // There is a latest one always; of old ones there may be none.
    const status = own.some((build) => build.status === 'old') ? 'old' : 'latest';
    const shown = own
      .filter((build) => build.status === status)
      .map(({ version }) => version)
      .sort(compareVersions)
      .slice(0, DEFAULT_PAGE_SIZE);
    await page.getByRole('combobox', { name: t.filters.line }).selectOption('professional');
    await page.getByLabel(t.filters.system).selectOption('windows');
    await page.getByLabel(t.filters.status).selectOption(status);
    await page.getByTitle(t.sort.version).click();
    await page.getByTitle(t.sort.version).click();
    const versions = () => rowsOf(page, t).getByRole('rowheader').locator('b').allTextContents();
    await expect.poll(versions).toEqual(shown);
    await expect(page.locator('th[aria-sort=ascending]')).toHaveCount(1);

    await page.goto(page.url());
    await expect.poll(versions).toEqual(shown);
    await expect(page.getByLabel(t.filters.status)).toHaveValue(status);
    await page.getByRole('combobox', { name: t.filters.line }).selectOption('android');
    await expect(page.getByText(t.filters.none)).toBeVisible();
    await page.getByRole('button', { name: t.filters.reset }).press('Enter');
    await expect(page.getByRole('combobox', { name: t.filters.line })).toBeFocused();
    await expect(page.getByText(fill(t.filters.total, { count: total }))).toBeVisible();
  });

  test('takes an address with nonsense for none', async ({ page }, info) => {
    const { words, at } = languageOf(info);
    const t = words.downloadList;
    await page.goto(at('/downloadlist?line=__proto__&size=7&page=99&sort=x'));
    await expect(rowsOf(page, t).first()).toBeVisible();
    await expect(page).toHaveURL(/downloadlist\?page=\d+$/);
    await expect(page.getByLabel(t.filters.size)).toHaveValue('10');
  });

  test('names the installers of every page after the promoter', async ({ page }, info) => {
    const { words, at } = languageOf(info);
    const rows = rowsOf(page, words.downloadList);
    await page.goto(at('/downloadlist?promoter=acme&size=200'));
    await expect(rows.locator('a[href$=".exe"]').first()).toHaveAttribute('href', /_acme\.exe$/);
    await expect(rows).toHaveCount(total);
    await expect(rows.locator('a[href$=".exe"]:not([href$="_acme.exe"])')).toHaveCount(0);
    await expect(rows.locator('a[href$="_acme.exe"]')).toHaveCount(
      builtManifest().filter(({ file }) => file.endsWith('.exe')).length,
    );
    await expect(page).toHaveURL(/promoter=acme/);
  });

  test('compares two versions', async ({ page }, info) => {
    const { words, at } = languageOf(info);
    const t = words.downloadList;
    await page.goto(at('/downloadlist'));
    const [first, second] = [builtFile('v6', 'linux'), builtFile('professional', 'windows')];
    await page.getByLabel(t.compare.first).selectOption(`v6-${first.version}`);
    await page.getByLabel(t.compare.second).selectOption(`professional-${second.version}`);
    const { columns, statuses } = words.releases;
    const table = page.getByRole('table').filter({ has: page.getByLabel(t.compare.first) });
    const side = (name: string, at: number) =>
      table
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
        .getByRole('cell')
        .nth(at);
    await expect(side(t.compare.notes, 0).getByRole('link')).toHaveAttribute(
      'href',
      at(`/changelog/v6-${first.version}`),
    );
    await expect(side(t.compare.builds, 0)).toContainText('Linux');
    await expect(side(t.compare.builds, 1)).toContainText('Windows');
    await expect(side(t.compare.builds, 1)).not.toContainText('Linux');
    await expect(side(columns.requirement, 1)).toContainText('.NET Framework 4.5.2');
    await expect(
      page.getByText(fill(t.compare.apart, { days: daysBetween(first.date, second.date) ?? '' })),
    ).toBeVisible();
    await page.goto(page.url());
    await expect(side(columns.status, 0)).toHaveText(statuses.latest);
  });

  test('begins the comparison with the newest, and takes a version from its row', async ({ page }, info) => {
    const { words, at } = languageOf(info);
    const t = words.downloadList;
    const newest = builtFile('v6', 'linux').version;
    await page.goto(at('/downloadlist?line=professional&status=old'));
    await expect(page.getByLabel(t.compare.first)).toHaveValue(`v6-${newest}`);
    await expect(page.getByLabel(t.compare.second)).toHaveValue(/^v6-/);
    const row = rowsOf(page, t).first();
    // Before, the table shows all versions.
    await awake(row);
    const version = await row.getByRole('rowheader').locator('b').innerText();

    await row.getByRole('button').click();

    await expect(page.getByRole('heading', { name: t.compare.title })).toBeFocused();
    await expect(page.getByLabel(t.compare.first)).toHaveValue(`v6-${newest}`);
    await expect(page.getByLabel(t.compare.second)).toHaveValue(`professional-${version}`);
    await expect(page.getByLabel(t.compare.second)).toBeInViewport();
  });

  test('takes the visitor on after a click', async ({ page }, info) => {
    const { words, at } = languageOf(info);
    const t = words.downloadList;
    await page.goto(at('/downloadlist?line=vps'));
    await expect(page.getByLabel(t.compare.first)).toBeVisible();
    const download = page.waitForEvent('download');
    const { file, sha256 } = builtFile('vps', 'windows');
    await listedLink(page, words, file).click();
    expect((await download).suggestedFilename()).toBe(file);
    await expect(page.getByText(sha256)).toBeVisible();
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test('is the whole table', async ({ page }, info) => {
      const { words, at } = languageOf(info);
      const t = words.downloadList;
      await page.goto(at('/downloadlist'));
      await expect(rowsOf(page, t)).toHaveCount(total);
      await expect(page.getByRole('combobox', { name: t.filters.line })).toBeHidden();
      await expect(rowsOf(page, t).getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('heading', { name: t.compare.title })).toBeHidden();
    });
  });
});

test.describe('the other download pages', () => {
  test('§2.46 §2.63 §8.22 the history has every old version, and says where there is none', async ({
    page,
  }, info) => {
    const { words, at } = languageOf(info);
    const builds = builtManifest();
    await page.goto(at('/download/history'));
    for (const line of LINES) {
      const section = page.locator(`#${line}`);
      const old = builds.filter((build) => build.line === line && build.status === 'old');
      await expect(section.getByText(words.downloadHistory.empty), line).toBeVisible({
        visible: old.length === 0,
      });
      for (const { file } of old) await expect(section.locator(`a[href$="/${file}"]`)).toBeVisible();
      await expect(section.locator('a[href*="/installers/"]')).toHaveCount(old.length);
    }
  });

  test('§1.6 §1.7 §2.16 the comparison has V6, 5.x and VPS with their requirements', async ({
    page,
  }, info) => {
    const { at } = languageOf(info);
    await page.goto(at('/download/contrast'));
    const table = page.getByRole('table');
    await expect(table).toContainText('Windows Server 2019');
    await expect(table).toContainText('.NET Framework 4.5.2');
    const { version } = builtFile('vps', 'windows');
    await expect(table).toContainText(version);
    for (const { line, status, file } of builtManifest()) {
      const isShown = status === 'latest' && ['v6', 'professional', 'vps'].includes(line);
      await expect(table.locator(`a[href$="/${file}"]`)).toHaveCount(isShown ? 1 : 0);
    }
  });

  test('§2.15 v6 has the builds of its latest version, and a beta apart', async ({ page }, info) => {
    const { at } = languageOf(info);
    const own = builtManifest().filter(({ line }) => line === 'v6');
    const beta = own.find(({ status }) => status === 'beta')?.version;
    await page.goto(at('/v6'));
    const builds = page.locator('#builds');
    await expect(builds.getByRole('link')).toHaveCount(
      own.filter(({ status }) => status === 'latest').length,
    );
    // Beside those of the checksums.
    const offer = builds.locator('.beta > summary');
    await expect(offer).toHaveCount(beta ? 1 : 0);
    if (!beta) return;
    await offer.click();
    const offered = own.filter(({ version }) => version === beta);
    await expect(builds.locator('.beta').getByRole('link')).toHaveCount(offered.length);
  });
});
