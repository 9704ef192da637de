/** A morning: a named set of shops, kept by the client, opened in its order by one key after one question. */
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes } from '#i18n/locales.ts';
import { findBarriers } from '#tests/helpers/axe.ts';
import { expect, filled, test, workbenchPage } from '#tests/helpers/workbench-page.ts';

const FIRST = 'Northlight Home';
const SECOND = 'Harbor & Pine';

for (const locale of localeCodes) {
  const { workbench, workbenchShop, workbenchTools } = dictionaries[locale];
  const { sets, bulk } = workbenchShop;

  test(`a set of shops in ${locale} outlives the page, and opens by its key`, async ({ page, client }) => {
    const bench = workbenchPage(page, locale);
    await bench.open();
    for (const name of [FIRST, SECOND]) await page.getByLabel(filled(bulk.choose, { name })).check();
    await page.getByText(sets.keep, { exact: true }).click();
    await page.getByLabel(sets.name).fill('7:30');
    expect(await findBarriers(page)).toEqual([]);
    await bench.button(sets.save).click();
    await expect(bench.button(filled(sets.open, { name: '7:30', number: 2 }))).toBeVisible();
    await page.reload();
    await expect(bench.button(filled(sets.open, { name: '7:30', number: 2 }))).toBeVisible();
    await bench.go('system');

    await page.keyboard.press('Alt+9');
    await expect(bench.dialog).toContainText(filled(sets.ask, { name: '7:30', number: 2 }));
    await expect(bench.dialog).toContainText(filled(bulk.risky, { number: 1 }));
    await expect(bench.dialog).toContainText('1 GB');
    await bench.confirm(bulk.kinds.open);
    for (const name of [FIRST, SECOND]) await bench.shopIs(name, 'open');
    const open = client.state.stores.filter(({ status }) => status === 'open');
    expect(open.map(({ name }) => name).sort()).toEqual([SECOND, FIRST].sort());

    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: workbenchTools.commands.label }).fill('7:30');
    await expect(
      page.getByRole('listbox', { name: workbenchTools.commands.title }).getByRole('option'),
    ).toContainText([
      filled(workbenchTools.commands.openSet, { name: '7:30', number: 2 }),
      filled(workbenchTools.commands.removeSet, { name: '7:30' }),
    ]);
    await page.keyboard.press('Enter');
    await expect(page.getByText(filled(sets.none, { name: '7:30' }))).toBeVisible();
    await expect(page.getByRole('tab', { name: workbench.tabs.shops })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });
}
