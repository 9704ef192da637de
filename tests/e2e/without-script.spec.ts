/** What is there for a visitor whose browser runs no script; how the pages look is no matter of a language. */
import { CHECK_IDS } from '#islands/detect/types.ts';
import { builtFile, languageFor, listedLink, pickerButton, rowsInTable } from '#tests/helpers/downloads.ts';
import { expect, test } from '#tests/helpers/test.ts';

test.use({ javaScriptEnabled: false });

const downloads =
  '§2.61 A26: the downloads offer every system by choice, and every build and version as a plain link';
test(downloads, async ({ page }) => {
  const { words, at } = languageFor('zh-CN');
  await page.goto(at('/'));
  await expect(page.getByRole('link', { name: words.home.hero.download }).first()).toBeVisible();

  await page.goto(at('/download'));
  await expect(pickerButton(page, words, 'windows')).toBeVisible();
  await page.getByLabel(words.installers.hero.choices.linux, { exact: true }).check({ force: true });
  await expect(pickerButton(page, words, 'linux')).toBeVisible();
  await expect(pickerButton(page, words, 'windows', { includeHidden: true })).toBeHidden();
  for (const fold of await page.locator('.edition > summary').all()) await fold.click();
  for (const fold of await page.getByText(words.releases.columns.checksum).all()) await fold.click();
  for (const [line, system] of [
    ['v6', 'mac-apple'],
    ['professional', 'windows'],
    ['vps', 'windows'],
    ['android', 'android'],
  ] as const) {
    const build = builtFile(line, system);
    const link = listedLink(page, words, build.file);
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', `/installers/${build.file}`);
    await expect(page.getByText(build.sha256)).toBeVisible();
  }
  for (const button of await page.getByRole('main').getByRole('button').all())
    expect(await button.isVisible(), 'a button that needs a script').toBe(false);

  const t = words.downloadList;
  await page.goto(at('/downloadlist'));
  const rows = page.getByRole('table', { name: t.meta.title }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(rowsInTable());
  await expect(page.getByRole('combobox', { name: t.filters.line })).toBeHidden();
  await expect(rows.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: t.compare.title })).toBeHidden();
});

test('the market shows all, the device check what it would look at, and neither what cannot be pressed', async ({
  page,
}) => {
  const { words, at } = languageFor('en-US');
  const { market, detect } = words;
  await page.goto(at('/applications'));
  const main = page.getByRole('main');
  const total = Number(/\d+/.exec(await main.getByRole('status').innerText())?.[0]);
  await expect(main.getByRole('status')).toHaveText(market.total.replace('{{total}}', String(total)));
  // More than what a script shows at first.
  expect(total).toBeGreaterThan(12);
  await expect(main.getByRole('listitem')).toHaveCount(total);
  await expect(page.getByText(market.noScript)).toBeVisible();
  await expect(page.getByLabel(market.search)).toBeHidden();
  await expect(page.getByText(market.all, { exact: true })).toBeHidden();

  await page.goto(at('/detect'));
  await expect(page.getByText(detect.noScript)).toBeVisible();
  await expect(page.getByText(detect.proof.noScript)).toBeVisible();
  await expect(page.getByText(detect.proof.steps[1])).toBeVisible();
  await expect(page.getByRole('button', { name: detect.again })).toBeHidden();
  for (const id of CHECK_IDS)
    await expect(page.getByText(detect.checks[id].what, { exact: true })).toBeVisible();
});
