/** The applications market: searching, categories, growing page by page, and an address that says it all. */
import type { Page } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes, localizedPath } from '#i18n/locales.ts';
import { testsInTurn } from '#tests/helpers/languages.ts';
import { browserLocale } from '#tests/helpers/register-page.ts';
import { expect, test } from '#tests/helpers/test.ts';
import { cutApi, watchTraffic } from '#tests/helpers/traffic.ts';

const PAGE = 12;

const mainOf = (page: Page) => page.getByRole('main');
const entriesOf = (page: Page) => mainOf(page).getByRole('listitem');
const namesOf = (page: Page) => entriesOf(page).getByRole('heading');
const totalOf = (page: Page) => mainOf(page).getByRole('status');
/** A sentence of the dictionary with any number in it. */
const withNumber = (text: string) => new RegExp(text.replace(/\{\{\w+\}\}/, '[\\d,]+'));

for (const locale of localeCodes) {
  const { market } = dictionaries[locale];
  const path = localizedPath(locale, '/applications');

  /** On a phone they stand behind a button, which names the one that is shown. */
  async function openCategories(page: Page): Promise<void> {
    const [begin = ''] = market.open.split('{{category}}');
    const opener = page.getByRole('button', { name: begin, expanded: false });
    if (await opener.isVisible()) await opener.click();
  }

  const turn = testsInTurn(test, locale);
  test.describe(`the market in ${locale}`, () => {
    test.use({ locale: browserLocale(locale) });

    turn()('§1.9 shows a page of applications and the number of all', async ({ page }) => {
      await page.goto(path);
      await expect(entriesOf(page)).toHaveCount(PAGE);
      const total = Number(/\d+/.exec(await totalOf(page).innerText())?.[0]);

      expect(total).toBeGreaterThan(PAGE);
      await expect(totalOf(page)).toHaveText(market.total.replace('{{total}}', String(total)));

      await expect(entriesOf(page).first().getByText(market.newest)).toBeVisible();
      await entriesOf(page).first().getByText(market.details.open).click();
      await expect(mainOf(page).getByRole('heading', { name: market.details.permissions })).toBeVisible();
      await expect(entriesOf(page).first().getByText(market.details.may.page)).toBeVisible();
    });

    turn()(
      '§2.64 grows, keeps its place, and goes on by keyboard at the first new entry',
      async ({ page }) => {
        await page.goto(path);
        const names = namesOf(page);
        await expect(names).toHaveCount(PAGE);
        const first = await names.first().elementHandle();
        await page.getByRole('button', { name: withNumber(market.more) }).click();
        await expect(names.nth(PAGE)).toBeFocused();

        expect(await names.count()).toBeGreaterThan(PAGE);
        expect(await first.evaluate((element) => element.isConnected)).toBe(true);
        await expect(page).toHaveURL(/pages=2/);
        const shown = await names.count();
        await page.reload();
        await expect(names).toHaveCount(shown);
      },
    );

    test('finds what people call a category, and names of either language', async ({ page }) => {
      await page.goto(`${path}?category=rpa`);
      const names = namesOf(page);
      await expect(names).toHaveCount(4);
      const robots = await names.allInnerTexts();
      for (const word of ['RPA', 'automat', '自动化']) {
        await page.goto(`${path}?keyword=${encodeURIComponent(word)}`);
        await expect(totalOf(page)).toHaveText(withNumber(market.total));
        for (const robot of robots) await expect(names.filter({ hasText: robot })).toHaveCount(1);
      }
    });

    turn()('has a section each for RPA, the seller assistant and plug-ins', async ({ page, baseURL }) => {
      for (const [id, target] of [
        ['rpa', '/applications?category=rpa'],
        ['assistant', '/app/sellerassistant'],
        ['plugins', '/app/site#plugins'],
      ] as const) {
        await page.goto(`${path}#${id}`);
        const section = page.getByRole('region', { name: market.kinds[id].title });
        await expect(section.getByRole('heading')).toBeInViewport();
        await expect(section.getByRole('link', { name: market.kinds[id].link })).toHaveAttribute(
          'href',
          localizedPath(locale, target),
        );
        expect(page.url()).toBe(`${baseURL ?? ''}${path}#${id}`);
      }
    });

    turn()('filters by category, and by word and category in a deep link', async ({ page }) => {
      await page.goto(path);
      await expect(entriesOf(page)).toHaveCount(PAGE);
      await openCategories(page);
      await page.getByText(market.categories.rpa, { exact: true }).first().click();
      await expect(page).toHaveURL(/category=rpa/);
      const facts = entriesOf(page).getByText(withNumber(market.installs));
      await expect(facts.first()).toBeVisible();
      for (const text of await facts.allInnerTexts()) {
        expect(text).toContain(market.categories.rpa);
        expect(text).toContain(market.sample);
      }
      // What was looked for has no first among it.
      await expect(page.getByText(market.newest).filter({ visible: true })).toHaveCount(0);
      await page.goto(`${path}?category=rpa`);
      await openCategories(page);

      await expect(page.getByRole('radio', { name: market.categories.rpa })).toBeChecked();
      await expect(facts.first()).toContainText(market.categories.rpa);
    });

    turn()('§2.9 says that nothing was found and clears the search', async ({ page }) => {
      await page.goto(path);
      await page.getByRole('searchbox').fill('zzqq-nothing');
      await expect(
        page.getByRole('heading', { name: market.empty.title.replace('{{keyword}}', 'zzqq-nothing') }),
      ).toBeVisible();
      await page.getByRole('button', { name: market.empty.clear }).press('Enter');

      // The button has gone; whoever works by keyboard is where the result is told.
      await expect(totalOf(page)).toBeFocused();
      await expect(entriesOf(page)).toHaveCount(PAGE);
      await expect(page.getByRole('searchbox')).toHaveValue('');
      expect(new URL(page.url()).search).toBe('');
    });

    turn()('takes a category that was cleared when it is chosen again', async ({ page }) => {
      const category = page.getByText(market.categories.rpa, { exact: true }).first();
      await page.goto(path);
      await openCategories(page);
      await category.click();
      await expect(page).toHaveURL(/category=rpa/);
      await page.getByRole('searchbox').fill('zzqq-nothing');
      await page.getByRole('button', { name: market.empty.clear }).click();
      await expect(entriesOf(page)).toHaveCount(PAGE);
      await category.click();

      await expect(page).toHaveURL(/category=rpa/);
      await expect(entriesOf(page)).not.toHaveCount(PAGE);
    });
  });
}

test.describe('the market', () => {
  test.use({ locale: 'en-US', expectedFaults: /ERR_|Failed to load resource/ });
  const { market } = dictionaries['en-US'];

  test('§2.65 asks once for a word typed at speed, and shows what was asked last', async ({ page }) => {
    await page.goto('/en/applications');
    await expect(entriesOf(page)).toHaveCount(PAGE);
    // The API has answered for what stands there.
    await expect(page.getByRole('button', { name: withNumber(market.more) })).toBeVisible();
    const traffic = watchTraffic(page);
    // In one go: a busy machine types slower than the pause that is waited for.
    await page.getByRole('searchbox').evaluate((field: HTMLInputElement) => {
      for (const letter of 'cut-out') {
        // Past the element's own setter, which React has taken: the browser does not use it either.
        Reflect.set(HTMLInputElement.prototype, 'value', field.value + letter, field);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    });
    await expect(page.getByRole('heading', { name: 'Product Cut-out' })).toBeVisible();
    await expect(entriesOf(page)).toHaveCount(1);

    expect(traffic.to('/application_market/list')).toHaveLength(1);
    await expect(page).toHaveURL(/keyword=cut-out/);
  });

  test('keeps what was typed before its script came', async ({ page }) => {
    const { promise, resolve: release } = Promise.withResolvers<undefined>();
    await page.route('**/_astro/*.js', async (route) => {
      await promise;
      await route.continue().catch(() => undefined);
    });
    await page.goto('/en/applications?keyword=lamp', { waitUntil: 'commit' });
    await page.getByRole('searchbox').fill('zzqq-nothing');
    release(undefined);

    await expect(
      page.getByRole('heading', { name: market.empty.title.replace('{{keyword}}', 'zzqq-nothing') }),
    ).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('zzqq-nothing');
  });

  test('takes no markup from a deep link', async ({ page }) => {
    await page.goto(`/en/applications?keyword=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);

    const title = page.getByRole('heading', { name: '<img src=x' });
    await expect(title).toBeVisible();
    await expect(title.locator('img')).toHaveCount(0);
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test('shows all of them, and nothing that waits or cannot be pressed', async ({ page }) => {
      await page.goto('/en/applications');

      await expect(totalOf(page)).toHaveText(withNumber(market.total));
      const total = Number(/\d+/.exec(await totalOf(page).innerText())?.[0]);
      expect(total).toBeGreaterThan(PAGE);
      await expect(entriesOf(page)).toHaveCount(total);
      await expect(page.getByText(market.noScript)).toBeVisible();
      await expect(page.getByLabel(market.search)).toBeHidden();
      await expect(page.getByText(market.all, { exact: true })).toBeHidden();
    });
  });

  test('has all of them where the API does not answer', async ({ page }) => {
    await cutApi(page);
    await page.goto('/en/applications');

    await expect(namesOf(page).nth(PAGE)).toBeVisible();
    await expect(page.getByText(market.failed.text)).toBeHidden();
  });

  test('leaves what stands there alone where the API has nothing newer', async ({ page }) => {
    await page.goto('/en/applications');
    const details = entriesOf(page).first().locator('details');
    await details.locator('summary').click();
    // There is more to ask for: the API has answered.
    await expect(page.getByRole('button', { name: withNumber(market.more) })).toBeVisible();

    await expect(details).toHaveAttribute('open');
  });

  test('§2.72 says that it could not be read, and reads it when told to', async ({ page }) => {
    const restore = await cutApi(page);
    await page.goto('/en/applications?category=rpa');
    await expect(page.getByRole('alert').filter({ hasText: market.failed.text })).toBeVisible();
    await expect(totalOf(page)).not.toHaveText(market.loading);
    await restore();
    await page.getByRole('button', { name: market.failed.retry }).press('Enter');

    await expect(totalOf(page)).toBeFocused();
    await expect(entriesOf(page)).toHaveCount(4);
    await expect(page.getByText(market.failed.text)).toBeHidden();
  });

  test('keeps what is there when a further page fails', async ({ page }) => {
    await page.goto('/en/applications');
    const names = namesOf(page);
    await expect(names).toHaveCount(PAGE);
    const first = await names.first().elementHandle();
    const more = page.getByRole('button', { name: withNumber(market.more) });
    await expect(more).toBeVisible();
    const restore = await cutApi(page);
    await more.click();
    await expect(page.getByText(market.failed.text)).toBeVisible();
    await expect(names).toHaveCount(PAGE);
    expect(await first.evaluate((element) => element.isConnected)).toBe(true);
    await restore();
    await page.getByRole('button', { name: market.failed.retry }).click();

    await expect(names.nth(PAGE)).toBeVisible();
  });
});
