/** The list of all versions, the old ones, the comparison of editions and the v6 page. */
import { PAGE_SIZES } from '#src/config/constants.ts';
import { builtFile, builtManifest, fill, languageOf } from '#tests/helpers/downloads.ts';
import { expect, test } from '#tests/helpers/test.ts';

/** Builds, and one row for the release that is still to come. */
const total = builtManifest().length + 1;

test.describe('/downloadlist', () => {
  test('shows ten rows of all, and pages through them', async ({ page }, info) => {
    const { words, at } = languageOf(info);
    const t = words.downloadList;
    await page.goto(at('/downloadlist'));
    const rows = page.locator('tbody tr:visible', { has: page.locator('[data-name]') });
    await expect(rows).toHaveCount(10);
    await expect(page.getByText(fill(t.filters.total, { count: total }))).toBeVisible();
    await page.getByRole('button', { name: t.pages.next }).click();
    await expect(
      page.getByText(fill(t.pages.where, { page: 2, pages: Math.ceil(total / 10) })),
    ).toBeVisible();
    await expect(page).toHaveURL(/[?&]page=2/);
    await page.getByRole('button', { name: t.pages.previous }).click();
    await expect(page).toHaveURL(/downloadlist$/);
  });

  test('offers every page size', async ({ page }, info) => {
    const { words, at } = languageOf(info);
    const t = words.downloadList;
    await page.goto(at('/downloadlist'));
    const size = page.getByLabel(t.filters.size);
    await expect(size.locator('option')).toHaveText(PAGE_SIZES.map(String));
    for (const rows of PAGE_SIZES) {
      await size.selectOption(String(rows));
      await expect(page.locator('tr[data-line]:visible')).toHaveCount(Math.min(rows, total));
    }
  });

  test('filters and sorts, and comes back to it by its address', async ({ page }, info) => {
    const { words, at } = languageOf(info);
    const t = words.downloadList;
    await page.goto(at('/downloadlist'));
    await page.getByLabel(t.filters.line).selectOption('professional');
    await page.getByLabel(t.filters.system).selectOption('windows');
    await page.getByLabel(t.filters.status).selectOption('old');
    await page.getByTitle(t.sort.version).click();
    await page.getByTitle(t.sort.version).click();
    const versions = () =>
      page
        .locator('tr[data-line]:visible')
        .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset['version']));
    const shown = ['5.28.0', '5.28.0', '5.30.0', '5.30.0', '5.32.0', '5.32.0', '5.35.0', '5.35.0'];
    await expect.poll(versions).toEqual(shown);
    await expect(page.locator('th[aria-sort=ascending]')).toHaveCount(1);

    await page.goto(page.url());
    await expect.poll(versions).toEqual(shown);
    await expect(page.getByLabel(t.filters.status)).toHaveValue('old');
    await page.getByLabel(t.filters.line).selectOption('vps');
    await expect(page.getByText(t.filters.none)).toBeVisible();
    await page.getByRole('button', { name: t.filters.reset }).click();
    await expect(page.getByText(fill(t.filters.total, { count: total }))).toBeVisible();
  });

  test('takes an address with nonsense for none', async ({ page }, info) => {
    const { words, at } = languageOf(info);
    const t = words.downloadList;
    await page.goto(at('/downloadlist?line=__proto__&size=7&page=99&sort=x'));
    await expect(page.locator('tr[data-line]:visible').first()).toBeVisible();
    await expect(page.getByLabel(t.filters.size)).toHaveValue('10');
  });

  test('names the installers of every page after the promoter', async ({ page }, info) => {
    const { at } = languageOf(info);
    await page.goto(at('/downloadlist?promoter=acme&line=v6'));
    const links = page.locator('a[data-installer$="/64"][href$=".exe"]');
    await expect(links.first()).toHaveAttribute('href', /_acme\.exe$/);
    expect(await page.locator('tr a[href$=".exe"]:not([href$="_acme.exe"])').count()).toBe(0);
    await expect(page).toHaveURL(/promoter=acme/);
  });

  test('compares two versions', async ({ page }, info) => {
    const { words, at } = languageOf(info);
    const t = words.downloadList;
    await page.goto(at('/downloadlist'));
    await page.getByLabel(t.compare.first).selectOption('v6-6.3.1');
    await page.getByLabel(t.compare.second).selectOption('professional-5.36.2');
    const side = (name: string, which: string) => page.locator(`[data-cell="${name}-${which}"]`);
    await expect(side('builds', 'a')).toContainText('Linux');
    await expect(side('builds', 'b')).not.toContainText('Linux');
    await expect(side('needs', 'b')).toContainText('.NET Framework 4.5.2');
    await expect(page.getByText(fill(t.compare.apart, { days: 65 }))).toBeVisible();
    await page.goto(page.url());
    await expect(side('badge', 'a')).toHaveText(words.releases.statuses.latest);
  });

  test('takes the visitor on after a click', async ({ page }, info) => {
    const { words, at } = languageOf(info);
    const t = words.downloadList;
    await page.goto(at('/downloadlist?line=vps'));
    await expect(page.getByLabel(t.compare.first)).toBeVisible();
    const download = page.waitForEvent('download');
    await page.locator('tr:visible a[data-installer]').click();
    const { file, sha256 } = builtFile('vps', 'windows');
    expect((await download).suggestedFilename()).toBe(file);
    await expect(page.getByText(sha256)).toBeVisible();
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test('is the whole table', async ({ page }, info) => {
      const { words, at } = languageOf(info);
      const t = words.downloadList;
      await page.goto(at('/downloadlist'));
      await expect(page.locator('tr[data-line]:visible')).toHaveCount(total);
      await expect(page.getByLabel(t.filters.line)).toBeHidden();
      await expect(page.getByRole('heading', { name: t.compare.title })).toBeHidden();
    });
  });
});

test.describe('the other download pages', () => {
  test('the history has every old version, and says where there is none', async ({ page }, info) => {
    const { words, at } = languageOf(info);
    await page.goto(at('/download/history'));
    await expect(page.locator('#vps').getByText(words.downloadHistory.empty)).toBeVisible();
    await expect(page.locator('#v6').getByText('6.0.0', { exact: true })).toBeVisible();
    await expect(page.locator('#v6').getByText('6.3.1', { exact: true })).toBeHidden();
    await expect(page.locator('#professional a[href$="BerthBrowserPro-5.28.0-linux-x64.deb"]')).toBeVisible();
  });

  test('the comparison has both editions with their requirements', async ({ page }, info) => {
    const { at } = languageOf(info);
    await page.goto(at('/download/contrast'));
    const table = page.getByRole('table');
    await expect(table).toContainText('Windows Server 2019');
    await expect(table).toContainText('.NET Framework 4.5.2');
    await expect(table.getByRole('link')).toHaveCount(4);
  });

  test('v6 has four builds of one version, and the beta apart', async ({ page }, info) => {
    const { at } = languageOf(info);
    await page.goto(at('/v6'));
    await expect(page.locator('#builds a[data-latest]:visible')).toHaveCount(4);
    await page.locator('summary').filter({ hasText: /beta/i }).click();
    await expect(page.locator('#builds details a[data-installer]:visible')).toHaveCount(4);
  });
});
