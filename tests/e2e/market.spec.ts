/** The applications market: search, categories, further pages, and its address. */
import type { Page } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import { expect, handheld, test } from '#tests/helpers/test.ts';
import { cutApi, holdCode } from '#tests/helpers/traffic.ts';

test.use(handheld);

const PAGE = 12;

const mainOf = (page: Page) => page.getByRole('main');
const entriesOf = (page: Page) => mainOf(page).getByRole('listitem');
const namesOf = (page: Page) => entriesOf(page).getByRole('heading');
const totalOf = (page: Page) => mainOf(page).getByRole('status');
/** A sentence of the dictionary with any number. */
const withNumber = (text: string) => new RegExp(text.replace(/\{\{\w+\}\}/, '[\\d,]+'));

/** On a phone they are behind a button with the shown category's name. */
async function openCategories(page: Page, { open }: { open: string }): Promise<void> {
  const [begin = ''] = open.split('{{category}}');
  const opener = page.getByRole('button', { name: begin, expanded: false });
  if (await opener.isVisible()) await opener.click();
}

test.describe('the market in Chinese', () => {
  test.use({ locale: 'zh-CN', expectedFaults: /ERR_|Failed to load resource/ });

  test('§1.9 §2.64 §2.72 shows a page of applications and their total, retries a failed further page, and moves the focus to its first entry', async ({
    page,
    baseURL,
  }) => {
    const { market } = dictionaries['zh-CN'];
    await page.goto('/applications#plugins');
    await expect(page.getByText(market.kinds.plugins.name)).toBeInViewport();
    await expect(entriesOf(page)).toHaveCount(PAGE);
    expect(page.url()).toBe(`${baseURL ?? ''}/applications#plugins`);
    for (const [id, target] of [
      ['rpa', '/applications?category=rpa'],
      ['assistant', '/app/sellerassistant'],
      ['plugins', '/app/site#plugins'],
    ] as const) {
      await expect(page.getByRole('link', { name: market.kinds[id].name })).toHaveAttribute('href', target);
    }
    const total = Number(/\d+/.exec(await totalOf(page).innerText())?.[0]);
    expect(total).toBeGreaterThan(PAGE);
    await expect(totalOf(page)).toHaveText(market.total.replace('{{total}}', String(total)));

    const newest = entriesOf(page).first();
    await expect(newest.getByText(market.newest)).toBeVisible();
    await newest.getByText(market.details.open).click();
    await expect(mainOf(page).getByRole('heading', { name: market.details.permissions })).toBeVisible();
    await expect(newest.getByText(market.details.may.page)).toBeVisible();
    // The API has answered, and the list stays as it was.
    const more = page.getByRole('button', { name: withNumber(market.more) });
    await expect(more).toBeVisible();
    await expect(newest.locator('details')).toHaveAttribute('open');

    const names = namesOf(page);
    const first = await names.first().elementHandle();
    const shownAtFirst = await names.count();
    const restore = await cutApi(page);
    await more.click();
    await expect(page.getByRole('alert').filter({ hasText: market.failed.text })).toBeVisible();
    await expect(names).toHaveCount(shownAtFirst);
    await restore();
    await page.getByRole('button', { name: market.failed.retry }).press('Enter');
    await expect(names.nth(PAGE)).toBeFocused();
    expect(await names.count()).toBeGreaterThan(PAGE);
    expect(await first.evaluate((element) => element.isConnected)).toBe(true);
    await expect(page).toHaveURL(/pages=2/);
    const shown = await names.count();
    await page.reload();
    await expect(names).toHaveCount(shown);
  });
});

test.describe('the market in English', () => {
  test.use({ locale: 'en-US' });
  const { market } = dictionaries['en-US'];
  const emptyFor = (page: Page, keyword: string) =>
    page.getByRole('heading', { name: market.empty.title.replace('{{keyword}}', keyword) });

  test('§2.9 §2.65 finds by word and category, keeps text typed before hydration, and resets a search without a hit', async ({
    page,
  }) => {
    const search = page.getByRole('searchbox');
    const clear = page.getByRole('button', { name: market.empty.clear });
    // A deep link adds no markup.
    await page.goto(`/en/applications?keyword=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
    await expect(page.getByRole('heading', { name: '<img src=x' })).toBeVisible();
    await expect(mainOf(page).locator('h2 img, h3 img')).toHaveCount(0);

    const release = await holdCode(page);
    await page.goto('/en/applications?keyword=lamp', { waitUntil: 'commit' });
    await search.fill('zzqq-nothing');
    release();
    await expect(emptyFor(page, 'zzqq-nothing')).toBeVisible();
    await expect(search).toHaveValue('zzqq-nothing');
    await clear.press('Enter');
    // The button is removed, so the focus is on the message.
    await expect(totalOf(page)).toBeFocused();
    await expect(entriesOf(page)).toHaveCount(PAGE);
    await expect(search).toHaveValue('');
    expect(new URL(page.url()).search).toBe('');

    await search.fill('cut-out');
    await expect(page.getByRole('heading', { name: 'Product Cut-out' })).toBeVisible();
    await expect(entriesOf(page)).toHaveCount(1);
    await expect(page).toHaveURL(/keyword=cut-out/);
    await search.fill('');
    await expect(entriesOf(page)).toHaveCount(PAGE);

    await openCategories(page, market);
    const category = page.getByText(market.categories.rpa, { exact: true }).first();
    await category.click();
    await expect(page).toHaveURL(/category=rpa/);
    const found = entriesOf(page).filter({ hasText: withNumber(market.installs) });
    await expect(found).toHaveCount(4);
    for (const text of await found.allTextContents()) expect(text).toContain(market.categories.rpa);
    await expect(page.getByText(market.allSamples).filter({ visible: true })).toHaveCount(1);
    // A search has no large first entry.
    await expect(page.getByText(market.newest).filter({ visible: true })).toHaveCount(0);

    // A category can be chosen again after it was reset.
    await search.fill('zzqq-nothing');
    await clear.click();
    await expect(entriesOf(page)).toHaveCount(PAGE);
    await category.click();
    await expect(page).toHaveURL(/category=rpa/);
    await expect(entriesOf(page)).not.toHaveCount(PAGE);
  });
});
