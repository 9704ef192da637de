/** Pages without scripts; their look does not depend on the language. */
import { routePath } from '#src/config/routes.ts';
import { CHECK_IDS } from '#islands/detect/checks.ts';
import { exampleSelection, plainAmount, sumsOf } from '#src/domain/prices.ts';
import { builtFile, languageFor, listedLink, pickerButton, rowsInTable } from '#tests/helpers/downloads.ts';
import { readPrices } from '#tests/helpers/prices.ts';
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

test('market, device check, prices and the plan of a move show their content, and no control that needs a script', async ({
  page,
}) => {
  const { words, at } = languageFor('en-US');
  const { market, detect, prices, moving } = words;
  await page.goto(at('/applications'));
  const main = page.getByRole('main');
  const total = Number(/\d+/.exec(await main.getByRole('status').innerText())?.[0]);
  await expect(main.getByRole('status')).toHaveText(market.total.replace('{{total}}', String(total)));
  // More than with a script at first.
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

  await page.goto(at(routePath('fees')));
  const list = readPrices('en-US');
  const amount = (yuan: number) => prices.amount.replace('{{amount}}', plainAmount(yuan, 'en-US'));
  await expect(page.getByText(prices.noScript)).toBeVisible();
  await expect(page.getByText(amount(sumsOf(list, exampleSelection(list)).first)).first()).toBeVisible();
  await expect(page.getByRole('row', { name: prices.table.shop })).toContainText(amount(list.shop.year));
  await expect(page.getByLabel(prices.shops, { exact: true })).toBeHidden();
  await page.goto(at(routePath('quote')));
  await expect(page.getByText(prices.quote.noScript)).toBeVisible();
  await expect(page.getByText(prices.ask.items[0])).toBeVisible();

  await page.goto(at('/moving'));
  await expect(page.getByText(moving.plan.noScript)).toBeVisible();
  await expect(page.locator('#plan li').last()).toContainText(moving.plan.tasks.check.text);
  await expect(page.getByLabel(moving.plan.shops, { exact: true })).toBeHidden();
});

test('A26: registration and joining say what they need, trial and workbench link to the download', async ({
  page,
}) => {
  const { words, at } = languageFor('zh-CN');
  const { register, invite, trialCompany, workbench } = words;
  await page.goto(at('/register'));
  const form = page.locator('form').filter({ has: page.locator('[name=password]') });
  for (const name of ['phone', 'code', 'password', 'user_name', 'company_name', 'referral'])
    await expect(form.locator(`[name=${name}]`)).toBeVisible();
  await expect(page.getByText(register.form.noScript.split('{{')[0] ?? '')).toBeVisible();

  await page.goto(`${at('/staffregister')}?token=sample-no-account`);
  const main = page.getByRole('main');
  await expect(main.getByText(invite.noScript.split('{{')[0] ?? '')).toBeVisible();
  await expect(main.locator('[name=phone]')).toBeVisible();
  await expect(page.getByText(invite.loading)).toBeHidden();
  await page.goto(`${at('/teaminvited')}?token=sample-no-account`);
  await expect(page.getByRole('link', { name: invite.lead.next })).toBeVisible();
  await expect(page.getByText(invite.missing.title)).toBeHidden();

  await page.goto(at('/app/site'));
  await expect(page.getByText(workbench.noScript)).toBeVisible();
  await expect(page.getByRole('link', { name: workbench.remedies.download })).toBeVisible();
  // Parts that never finish or start without a script are hidden.
  await expect(page.getByText(workbench.doctor.working.title)).toBeHidden();
  await expect(page.getByRole('button', { name: workbench.remedies.demo })).toBeHidden();

  await page.goto(at('/webtrial'));
  await expect(page.getByText(trialCompany.noScript)).toBeVisible();
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.getByRole('link', { name: trialCompany.noScriptLink }).click();
  await expect(page).toHaveURL(/\/download$/);
});
