/** The list of all versions: pages, filters, links, and the comparison of two. */
import type { Page } from 'playwright';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '#src/config/wire.ts';
import { daysBetween } from '#islands/versions/comparison.ts';
import { compareVersions } from '#src/domain/releases/versions.ts';
import {
  builtFile,
  builtManifest,
  downloadBy,
  languageFor,
  listedLink,
  rowsInTable,
} from '#tests/helpers/downloads.ts';
import { filled } from '#tests/helpers/filled.ts';
import { expect, test } from '#tests/helpers/test.ts';

const total = rowsInTable();
const pages = Math.ceil(total / DEFAULT_PAGE_SIZE);

/** The visible rows of the table. */
const rowsOf = (page: Page, { meta }: { meta: { title: string } }) =>
  page.getByRole('table', { name: meta.title }).locator('tbody').getByRole('row');

test('§2.14 shows ten rows, pages, filters and sorts, and restores that from its address', async ({
  page,
}) => {
  const { words, at } = languageFor('en-US');
  const t = words.downloadList;
  const rows = rowsOf(page, t);
  await page.goto(at('/downloadlist'));
  // The four lines together have more than one page of installers.
  expect(pages).toBeGreaterThan(1);
  await expect(rows).toHaveCount(10);
  await expect(page.getByText(filled(t.filters.total, { count: total }))).toBeVisible();
  await page.getByRole('button', { name: t.pages.next }).click();
  await expect(page.getByText(filled(t.pages.where, { page: 2, pages }))).toBeVisible();
  await expect(page).toHaveURL(/[?&]page=2/);
  await page.getByRole('button', { name: t.pages.previous }).click();
  await expect(page).toHaveURL(/downloadlist$/);

  // By keyboard to the last page: the focus stays on the button, which does nothing more.
  const next = page.getByRole('button', { name: t.pages.next });
  await next.focus();
  for (let turned = 1; turned < pages; turned++) await page.keyboard.press('Enter');
  await expect(page.getByText(filled(t.pages.where, { page: pages, pages }))).toBeVisible();
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`[?&]page=${String(pages)}$`));

  const size = page.getByLabel(t.filters.size);
  await expect(size.locator('option')).toHaveText(PAGE_SIZES.map(String));
  await size.selectOption(String(PAGE_SIZES.at(-1)));
  await expect(rows).toHaveCount(total);
  await size.selectOption(String(DEFAULT_PAGE_SIZE));

  const own = builtManifest().filter(({ line, system }) => line === 'professional' && system === 'windows');
  // There is always a latest version; there may be no old one.
  const status = own.some((build) => build.status === 'old') ? 'old' : 'latest';
  const shown = own
    .filter((build) => build.status === status)
    .map(({ version }) => version)
    .sort(compareVersions)
    .slice(0, DEFAULT_PAGE_SIZE);
  const line = page.getByRole('combobox', { name: t.filters.line });
  await line.selectOption('professional');
  await page.getByLabel(t.filters.system).selectOption('windows');
  await page.getByLabel(t.filters.status).selectOption(status);
  await page.getByTitle(t.sort.version).click();
  await page.getByTitle(t.sort.version).click();
  const versions = () => rows.getByRole('rowheader').locator('b').allTextContents();
  await expect.poll(versions).toEqual(shown);
  await expect(page.locator('th[aria-sort=ascending]')).toHaveCount(1);
  await page.goto(page.url());
  await expect.poll(versions).toEqual(shown);
  await expect(page.getByLabel(t.filters.status)).toHaveValue(status);
  await line.selectOption('android');
  await expect(page.getByText(t.filters.none)).toBeVisible();
  await page.getByRole('button', { name: t.filters.reset }).press('Enter');
  await expect(line).toBeFocused();
  await expect(page.getByText(filled(t.filters.total, { count: total }))).toBeVisible();

  await page.goto(at('/downloadlist?line=__proto__&page=99'));
  await expect(page).toHaveURL(new RegExp(`downloadlist\\?page=${String(pages)}$`));
});

test('names the installers of every page after the promoter, and shows the steps after a click', async ({
  page,
}) => {
  const { words, at } = languageFor('zh-CN');
  const rows = rowsOf(page, words.downloadList);
  await page.goto(at('/downloadlist?promoter=acme&size=200'));
  await expect(rows.locator('a[href$=".exe"]').first()).toHaveAttribute('href', /_acme\.exe$/);
  await expect(rows).toHaveCount(total);
  await expect(rows.locator('a[href$=".exe"]:not([href$="_acme.exe"])')).toHaveCount(0);
  await expect(rows.locator('a[href$="_acme.exe"]')).toHaveCount(
    builtManifest().filter(({ file }) => file.endsWith('.exe')).length,
  );
  await expect(page).toHaveURL(/promoter=acme/);

  const { file, sha256 } = builtFile('vps', 'windows');
  expect(await downloadBy(page, listedLink(page, words, file))).toBe(file.replace('.exe', '_acme.exe'));
  await expect(page.getByText(sha256)).toBeVisible();
});

test('compares the newest with a version from its row, then any two, and keeps them in the address', async ({
  page,
}) => {
  const { words, at } = languageFor('zh-CN');
  const t = words.downloadList;
  const [first, second] = [page.getByLabel(t.compare.first), page.getByLabel(t.compare.second)];
  const [linux, windows] = [builtFile('v6', 'linux'), builtFile('professional', 'windows')];
  await page.goto(at('/downloadlist?line=professional&status=old'));
  const rows = rowsOf(page, t);
  const row = rows.first();
  // Before the address's filters are applied the table shows all versions.
  await expect(rows.filter({ hasNotText: words.releases.statuses.old })).toHaveCount(0);
  const version = await row.getByRole('rowheader').locator('b').innerText();
  await row.getByRole('button').click();
  await expect(page.getByRole('heading', { name: t.compare.title })).toBeFocused();
  await expect(first).toHaveValue(`v6-${linux.version}`);
  await expect(second).toHaveValue(`professional-${version}`);
  await expect(second).toBeInViewport();

  await second.selectOption(`professional-${windows.version}`);
  const { columns, statuses } = words.releases;
  const side = (name: string, at: number) =>
    page
      .getByRole('table')
      .filter({ has: first })
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
      .getByRole('cell')
      .nth(at);
  await expect(side(t.compare.notes, 0).getByRole('link')).toHaveAttribute(
    'href',
    at(`/changelog/v6-${linux.version}`),
  );
  await expect(side(t.compare.builds, 0)).toContainText('Linux');
  await expect(side(t.compare.builds, 1)).not.toContainText('Linux');
  await expect(side(columns.requirement, 1)).toContainText('.NET Framework 4.5.2');
  await expect(
    page.getByText(filled(t.compare.apart, { days: daysBetween(linux.date, windows.date) ?? '' })),
  ).toBeVisible();
  await page.goto(page.url());
  await expect(second).toHaveValue(`professional-${windows.version}`);
  await expect(side(columns.status, 0)).toHaveText(statuses.latest);
});
